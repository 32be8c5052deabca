import Foundation

/// A point in a rectangle, as fractions of its size.
///
/// Mirrors SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, 0 at the leading edge.
  public var x: CGFloat
  /// The fraction of the height, 0 at the top.
  public var y: CGFloat

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Makes the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point that counts its x from the other edge.
  var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }

  /// The point as it counts from the left edge in an environment, where x counts from the leading one.
  func fromLeft(in environment: EnvironmentValues) -> UnitPoint {
    environment.layoutDirection == .rightToLeft ? mirrored : self
  }

  /// The point in a rectangle of the size, in points.
  func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
