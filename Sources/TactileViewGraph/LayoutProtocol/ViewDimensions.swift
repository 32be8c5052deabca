import Foundation

/// The size and the alignment guides of a view, in points of its local coordinates.
///
/// The closure of `alignmentGuide(_:computeValue:)` receives the dimensions of its view: in a stack with leading
/// alignment, `bullet.alignmentGuide(.leading) { $0[.trailing] + 4 }` hangs a bullet 4 points outside of the edge. An
/// ``AlignmentID`` receives them to compute a default position, and in a ``Layout``, ``LayoutSubview/dimensions(in:)``
/// returns those of a subview. Mirrors SwiftUI's `ViewDimensions`.
public struct ViewDimensions {
  private let size: CGSize
  /// The view, if it may set guides explicitly.
  private let source: (any GuideSource)?

  package init(size: CGSize, element: (any GuideSource)? = nil) {
    self.size = size
    source = element
  }

  /// The width of the view in points.
  public var width: CGFloat { size.width }
  /// The height of the view in points.
  public var height: CGFloat { size.height }

  /// The position of a horizontal guide, in points from the leading edge; the guide's default if the view sets none.
  public subscript(guide: HorizontalAlignment) -> CGFloat { onMainActor { $0.guide(guide.key) } }
  /// The position of a vertical guide, in points from the top edge; the guide's default if the view sets none.
  public subscript(guide: VerticalAlignment) -> CGFloat { onMainActor { $0.guide(guide.key) } }

  /// The position of a horizontal guide that the view sets explicitly, in points; nil if it does not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    onMainActor { $0.explicitGuide(guide.key) }
  }

  /// The position of a vertical guide that the view sets explicitly, in points; nil if it does not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    onMainActor { $0.explicitGuide(guide.key) }
  }

  /// Runs a closure on the main actor: layout is isolated to it, but the accessors are not.
  private func onMainActor<Result>(
    _ body: @MainActor (ViewDimensions) -> Result
  ) -> Result {
    MainQueue.assumeIsolated(with: self, body)
  }

  @MainActor
  func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    source?.explicitGuide(key, in: size)
  }

  @MainActor
  package func guide(_ key: AlignmentKey) -> CGFloat {
    explicitGuide(key) ?? key.id.defaultValue(in: self)
  }
}

/// A view that may set guides explicitly.
@MainActor
package protocol GuideSource: AnyObject {
  /// Returns the position of a guide that the view sets explicitly, in points of the view, for a size;
  /// nil if it sets none or has been removed.
  func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat?
}
