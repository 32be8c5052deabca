import Foundation

/// A view's size and alignment guides in its own coordinates.
///
/// Mirrors SwiftUI's `ViewDimensions`.
public struct ViewDimensions {
  private let size: CGSize
  private let explicit: (AlignmentKey, CGSize) -> CGFloat?

  init(size: CGSize, explicit: @escaping (AlignmentKey, CGSize) -> CGFloat? = { _, _ in nil }) {
    self.size = size
    self.explicit = explicit
  }

  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  /// The position of a horizontal guide in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a vertical guide in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a guide that the view sets itself.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key, size) }
  /// The position of a guide that the view sets itself.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key, size) }

  subscript(explicit key: AlignmentKey) -> CGFloat? { explicit(key, size) }

  subscript(key: AlignmentKey) -> CGFloat {
    explicit(key, size) ?? key.id.defaultValue(in: self)
  }
}
