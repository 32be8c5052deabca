import Foundation

/// A point in a rectangle, in fractions of its size.
///
/// A gradient, a rotation or a scale uses a unit point, so that it doesn't depend on the size of the view, as in
/// `.rotationEffect(.degrees(45), anchor: .topLeading)`. A point with a coordinate below 0 or above 1 is outside of the
/// rectangle. For a location in points, multiply `x` by the width and `y` by the height. Mirrors SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width; 0 is the leading edge, or the left edge in the context of a canvas.
  public var x: CGFloat
  /// The fraction of the height; 0 is the top edge.
  public var y: CGFloat

  /// Creates a unit point from fractions of the width and height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates a unit point at the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// The top leading corner of a rectangle.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center of a rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner of a rectangle.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner of a rectangle.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner of a rectangle.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner of a rectangle.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point with its x measured from the opposite edge.
  package var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }

  /// Returns the point with x measured from the left edge instead of the leading edge.
  package func fromLeft(in environment: EnvironmentValues) -> UnitPoint {
    environment.mirroring.point(self)
  }

  /// Returns the point in a rectangle of a size, in points.
  package func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
