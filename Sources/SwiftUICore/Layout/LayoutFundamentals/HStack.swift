import Foundation

/// Views in a row.
///
/// Mirrors SwiftUI's `HStack`.
public nonisolated struct HStack<Content: View>: ContainerView {
  let layout: HStackLayout
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: how views of different height are aligned.
  ///   - spacing: the distance between views in points; nil leaves it to them, 8 as a rule.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// The layout of ``HStack``.
///
/// Mirrors SwiftUI's `HStackLayout`.
public nonisolated struct HStackLayout: AxisLayout {
  /// How the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between views in points; nil leaves it to them.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = usableSpacing(spacing, "HStack")
  }

  @MainActor var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  nonisolated static var axis: Axis { .horizontal }
  static var name: String { "HStack" }
}
