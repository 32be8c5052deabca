import Foundation

/// A direction and a distance in the plane, as two components.
///
/// The `velocity` of `ScrollTargetBehaviorContext` and `ScrollPhaseChangeContext` is a vector, in points per second.
/// Its components are positive while the content scrolls toward its end. This method of a `ScrollTargetBehavior`
/// scrolls all the way to the top after a fast flick in that direction:
///
/// ```swift
/// func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///   if context.velocity.dy < -2000 { target.rect.origin.y = 0 }
/// }
/// ```
///
/// In the coordinates of a view, positive components point right and down. For a distance, SwiftUI uses `CGSize`.
///
/// Mirrors Core Graphics' `CGVector`, which Foundation lacks on Linux.
public struct CGVector: Hashable, Sendable, Codable {
  /// The component along the x axis; positive to the right in the coordinates of a view.
  public var dx: CGFloat
  /// The component along the y axis; positive downward in the coordinates of a view.
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
