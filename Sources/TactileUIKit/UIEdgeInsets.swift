import Foundation
@_spi(Engine) import TactileViewGraph

/// Distances from the edges of a rectangle, in points.
///
/// Positive distances make a rectangle smaller, and negative ones larger. Left and right don't depend on the layout
/// direction; use `EdgeInsets` for views.
///
/// ```swift
/// let inner = bounds.inset(by: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
/// ```
///
/// Mirrors UIKit's `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Creates insets with distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with distances of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets with distances of zero.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward by insets, or outward if they are negative.
  ///
  /// Insets larger than the rectangle give it a negative size.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
