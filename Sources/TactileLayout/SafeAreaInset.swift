import Foundation
@_spi(Engine) import TactileViewGraph

extension View {
  /// Shows a view at the top or bottom edge, in front of content that extends under it.
  ///
  /// The view is laid out in the remaining space. Scroll views, backgrounds that are styles, and views with
  /// ``ignoresSafeArea(_:edges:)`` extend under the bar if they touch it. The content of a scroll view comes to rest
  /// clear of the bar. Mirrors SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of a bar that is narrower than the view.
  ///   - spacing: the distance between the view and the bar in points; nil is that of a stack.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaBarModifier(
        adjustment: .bar(
          edge == .top ? .top : .bottom, alignment.key,
          spacing: usableSpacing(spacing, "safeAreaInset()")),
        bar: content()))
  }

  /// Shows a view at the leading or trailing edge, in front of content that extends under it.
  ///
  /// Mirrors SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`; see the overload for the top and bottom edges.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of a bar that is shorter than the view.
  ///   - spacing: the distance between the view and the bar in points; nil is that of a stack.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaBarModifier(
        adjustment: .bar(
          edge == .leading ? .leading : .trailing, alignment.key,
          spacing: usableSpacing(spacing, "safeAreaInset()")),
        bar: content()))
  }

  /// Shows a bar at the top or bottom edge, in front of content that extends under it.
  ///
  /// Scroll views have no edge effect here that the bar could extend, so the bar is a `safeAreaInset`. The spacing is
  /// in points; nil is that of a stack. Mirrors SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or trailing edge, in front of content that extends under it.
  ///
  /// Mirrors SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`; see the overload for the top and bottom edges.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds padding to the safe area, in points.
  ///
  /// Views that ignore the safe area are not affected. A scroll view extends to the edges and keeps its content clear
  /// of the padding. Mirrors SwiftUI's `safeAreaPadding(_:)`.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(
      SafeAreaPaddingModifier(
        adjustment: .padding(insets.usable(in: "safeAreaPadding()"), scrollsUnder: true)))
  }

  /// Adds padding to the safe area on the given edges.
  ///
  /// - Parameter length: the padding in points; nil is 16 points.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, from: edges))
  }

  /// Adds padding to the safe area on all edges, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(length, from: .all))
  }
}
