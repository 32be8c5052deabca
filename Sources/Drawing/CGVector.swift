import Foundation

/// A direction and a distance in the plane, as two components.
///
/// The `velocity` of `ScrollTargetBehaviorContext` and `ScrollPhaseChangeContext` is a vector, in points per second. In
/// the coordinates of a view, positive components point right and down. For a distance, SwiftUI uses `CGSize`.
///
/// Mirrors Core Graphics' `CGVector`, which Foundation lacks on Linux.
public struct CGVector: Hashable, Sendable, Codable {
  /// The component along the x axis.
  public var dx: CGFloat
  /// The component along the y axis.
  public var dy: CGFloat

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates the vector whose components are both zero.
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector whose components are both zero.
  public static var zero: CGVector { CGVector() }
}
