import Foundation

/// Views in a column.
///
/// Mirrors SwiftUI's `VStack`.
public nonisolated struct VStack<Content: View>: ContainerView {
  let layout: VStackLayout
  let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: how views of different width are aligned.
  ///   - spacing: the distance between views in points; nil leaves it to them, 8 as a rule.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// The layout of ``VStack``.
///
/// Mirrors SwiftUI's `VStackLayout`.
public nonisolated struct VStackLayout: AxisLayout {
  /// How the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; nil leaves it to them.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = usableSpacing(spacing, "VStack")
  }

  @MainActor var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  nonisolated static var axis: Axis { .vertical }
  static var name: String { "VStack" }
}
