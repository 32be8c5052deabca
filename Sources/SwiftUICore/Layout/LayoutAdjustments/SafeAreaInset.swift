import Foundation

/// What a view keeps free at its edges for something in front of it.
enum SafeAreaFurniture: Equatable {
  /// Distances from the edges in points.
  ///
  /// Scroll views go on below what is kept free, unless a bar is there that nothing may scroll under.
  case padding(EdgeInsets, scrollsUnder: Bool)
  /// A bar at an edge, aligned along it; nil stands for the distance that the views prefer.
  case bar(Edge, AlignmentKey, spacing: CGFloat?)
}

extension View {
  /// Shows views at the top or at the bottom, in front of what goes on below them.
  ///
  /// Mirrors SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`. The view is laid out in what
  /// the bar leaves; scroll views, backgrounds that are styles, and what ``ignoresSafeArea(_:edges:)``
  /// is said of go on below the bar, if they touch it. The content of a scroll view rests clear of it.
  ///
  /// - Parameters:
  ///   - alignment: where a bar stands that is less wide than the view.
  ///   - spacing: the distance between both in points; nil is that of a stack.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaBarModifier(
        furniture: .bar(
          edge == .top ? .top : .bottom, alignment.key,
          spacing: usableSpacing(spacing, "safeAreaInset()")),
        bar: content()))
  }

  /// Shows views at the leading or at the trailing edge, in front of what goes on below them.
  ///
  /// Mirrors SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`; see the one for the top.
  ///
  /// - Parameters:
  ///   - alignment: where a bar stands that is less high than the view.
  ///   - spacing: the distance between both in points; nil is that of a stack.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaBarModifier(
        furniture: .bar(
          edge == .leading ? .leading : .trailing, alignment.key,
          spacing: usableSpacing(spacing, "safeAreaInset()")),
        bar: content()))
  }

  /// Shows a bar at the top or at the bottom, in front of what goes on below it.
  ///
  /// Mirrors SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`. Scroll views have no effect at
  /// their edges here that the bar could carry on, so it is a `safeAreaInset`.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or at the trailing edge, in front of what goes on below it.
  ///
  /// Mirrors SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`; see the one for the top.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Keeps the edges free, in points, for all but what ignores the safe area.
  ///
  /// Mirrors SwiftUI's `safeAreaPadding(_:)`. A scroll view goes on to the edges and keeps its content
  /// clear of them.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(
      SafeAreaPaddingModifier(
        furniture: .padding(insets.usable(in: "safeAreaPadding()"), scrollsUnder: true)))
  }

  /// Keeps some edges free, in points, for all but what ignores the safe area; nil stands for 16.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, from: edges))
  }

  /// Keeps all edges free, in points, for all but what ignores the safe area.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(length, from: .all))
  }
}

/// Keeps the edges of a view free.
nonisolated struct SafeAreaPaddingModifier: ElementModifier {
  typealias Body = Never
  let furniture: SafeAreaFurniture

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode { SafeAreaNode(furniture, inputs: inputs) }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: SafeAreaNode.self).update(furniture)
  }
}

/// Puts a bar at an edge of a view.
nonisolated struct SafeAreaBarModifier<Bar: View>: ElementModifier {
  typealias Body = Never
  let furniture: SafeAreaFurniture
  let bar: Bar

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode { SafeAreaNode(furniture, inputs: inputs) }

  @MainActor
  func completeElement(_ element: ElementNode) {
    element.adopt(makeSingle(bar, in: VStackLayout(), element.inputs))
  }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: SafeAreaNode.self).update(furniture)
    updateSingle(element.children[1], bar, in: VStackLayout())
  }
}
