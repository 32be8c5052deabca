import Foundation

// Layout knows one direction: containers lay out from left to right, and where the direction is the
// other one, the frames that they give are turned over as they are given.

extension ViewNode {
  /// The direction at this node; a change of it marks the node for the phase.
  ///
  /// Where nobody writes one there is nothing to follow; a direction that is written later makes
  /// the views below look again (see *Late key* in the folder's `README.md`).
  final func layoutDirection(for phase: PhaseSet) -> LayoutDirection {
    let environment = inputs.environment
    guard environment.isWritten(LayoutDirectionKey.self) else { return .leftToRight }
    return tracking(phase) { environment.value(LayoutDirectionKey.self) }
  }
}

extension CGRect {
  /// The rectangle as it lies in a container that is looked at from behind.
  ///
  /// What is endless stays where it is.
  func mirrored(in width: CGFloat) -> CGRect {
    let x = width - maxX
    return x.isFinite ? CGRect(origin: CGPoint(x: x, y: minY), size: size) : self
  }
}
