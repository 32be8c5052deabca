import Foundation

/// Corners of a rectangle; left and right whatever the direction.
///
/// Mirrors UIKit's `UIRectCorner`.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)

  /// The radii of a rectangle whose other corners are sharp.
  func radii(_ radius: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: contains(.topLeft) ? radius : 0,
      bottomLeading: contains(.bottomLeft) ? radius : 0,
      bottomTrailing: contains(.bottomRight) ? radius : 0,
      topTrailing: contains(.topRight) ? radius : 0)
  }
}
