import Foundation

/// A container that arranges its views in a column.
///
/// The least flexible views choose their height first; the remaining height is divided among the others. All views are
/// made at once; for long columns in a scroll view, use ``LazyVStack``. Mirrors SwiftUI's `VStack`.
public nonisolated struct VStack<Content: View>: ContainerView {
  package let layout: VStackLayout
  package let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: the horizontal alignment of views with different widths.
  ///   - spacing: the distance between views in points; nil uses the distances that the views prefer, usually 8.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// A vertical stack layout, to use where the layout of a view changes.
///
/// It arranges views as a ``VStack`` does; if the layout never changes, use that. Wrap it in ``AnyLayout`` to switch
/// layouts without losing the state of the views. Mirrors SwiftUI's `VStackLayout`.
public nonisolated struct VStackLayout: AxisLayout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; nil uses the distances that the views prefer.
  public var spacing: CGFloat?

  /// Creates a vertical stack layout.
  ///
  /// The spacing is in points. If it isn't finite, a warning is issued, and it counts as nil.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = usableSpacing(spacing, "VStack")
  }

  @MainActor package var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  package nonisolated static var axis: Axis { .vertical }
  package static var name: String { "VStack" }
}
