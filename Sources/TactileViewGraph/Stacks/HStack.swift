import Foundation

/// A container that arranges its views in a row.
///
/// The least flexible views choose their width first; the remaining width is divided among the others:
///
/// ```swift
/// HStack(alignment: .firstTextBaseline) {
///   Text("Total").font(.caption)
///   Spacer()
///   Text(total, format: .number)
/// }
/// ```
///
/// Without a spacing of its own, the stack takes the distances that its views prefer. Mirrors SwiftUI's `HStack`.
public nonisolated struct HStack<Content: View>: ContainerView {
  package let layout: HStackLayout
  package let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: the vertical alignment of views with different heights.
  ///   - spacing: the distance between views in points; nil uses the distances that the views prefer, usually 8.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// A horizontal stack layout, to use where the layout of a view changes.
///
/// It arranges views as a ``HStack`` does; if the layout never changes, use that. Wrap it in ``AnyLayout`` to switch
/// layouts without losing the state of the views. Mirrors SwiftUI's `HStackLayout`.
public nonisolated struct HStackLayout: AxisLayout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between views in points; nil uses the distances that the views prefer.
  public var spacing: CGFloat?

  /// Creates a horizontal stack layout.
  ///
  /// The spacing is in points. If it isn't finite, a warning is issued, and it counts as nil.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = usableSpacing(spacing, "HStack")
  }

  @MainActor package var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  package nonisolated static var axis: Axis { .horizontal }
  package static var name: String { "HStack" }
}
