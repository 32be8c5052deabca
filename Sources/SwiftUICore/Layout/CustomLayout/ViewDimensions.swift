import Foundation

/// A view's size and alignment guides in its own coordinates.
///
/// Mirrors SwiftUI's `ViewDimensions`.
public struct ViewDimensions {
  private let size: CGSize
  /// The view, where it may set guides itself.
  private let element: ElementNode?

  init(size: CGSize, element: ElementNode? = nil) {
    self.size = size
    self.element = element
  }

  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  /// The position of a horizontal guide in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { onMainActor { $0.guide(guide.key) } }
  /// The position of a vertical guide in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { onMainActor { $0.guide(guide.key) } }

  /// The position of a guide that the view sets itself.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    onMainActor { $0.explicitGuide(guide.key) }
  }

  /// The position of a guide that the view sets itself.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    onMainActor { $0.explicitGuide(guide.key) }
  }

  /// Layout belongs to the main actor; alignments, which belong to nobody, are asked there.
  private func onMainActor<Result: Sendable>(
    _ body: @MainActor (ViewDimensions) -> Result
  ) -> Result {
    nonisolated(unsafe) let dimensions = self
    return MainActor.assumeIsolated { body(dimensions) }
  }

  @MainActor
  func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    guard let element, !element.isRemoved else { return nil }
    return element.explicitAlignment(key, in: size)
  }

  @MainActor
  func guide(_ key: AlignmentKey) -> CGFloat {
    explicitGuide(key) ?? key.id.defaultValue(in: self)
  }
}
