import Foundation
@_spi(Engine) import TactileViewGraph

/// A set of corners of a rectangle.
///
/// Pass corners to `UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)` to round only some of them. Left and
/// right don't depend on the layout direction. In views, use an `UnevenRoundedRectangle` instead.
///
/// ```swift
/// let path = UIBezierPath(
///   roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 12, height: 12))
/// ```
///
/// Mirrors UIKit's `UIRectCorner`.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each corner: 1, 2, 4 and 8.
  public let rawValue: UInt

  /// Creates a set of corners from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top-left corner of the rectangle.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top-right corner of the rectangle.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom-left corner of the rectangle.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom-right corner of the rectangle.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners of the rectangle.
  public static let allCorners = UIRectCorner(rawValue: .max)

  /// Returns the corner radii with a radius for the corners in the set, and 0 for others.
  func radii(_ radius: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: contains(.topLeft) ? radius : 0,
      bottomLeading: contains(.bottomLeft) ? radius : 0,
      bottomTrailing: contains(.bottomRight) ? radius : 0,
      topTrailing: contains(.topRight) ? radius : 0)
  }
}
