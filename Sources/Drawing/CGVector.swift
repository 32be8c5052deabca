import Foundation

/// A direction with a length.
///
/// Mirrors CoreGraphics' `CGVector`, which Foundation lacks on Linux.
public struct CGVector: Hashable, Sendable, Codable {
  /// The part along the x axis.
  public var dx: CGFloat
  /// The part along the y axis.
  public var dy: CGFloat

  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes the vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector of no length.
  public static var zero: CGVector { CGVector() }
}
