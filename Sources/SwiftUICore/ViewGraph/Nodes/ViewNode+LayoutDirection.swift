import Foundation

// Layout always works from left to right. In a right-to-left layout, containers mirror the frames
// that they assign.

extension ViewNode {
  /// Returns the layout direction at this node; a change marks the node for the phase.
  ///
  /// If no direction is written, nothing is tracked; writing one later invalidates the views below
  /// (see *Late key* in the folder's `README.md`).
  package final func layoutDirection(for phase: PhaseSet) -> LayoutDirection {
    let environment = inputs.environment
    guard environment.isWritten(LayoutDirectionKey.self) else { return .leftToRight }
    return tracking(phase) { environment.value(LayoutDirectionKey.self) }
  }
}

extension CGRect {
  /// Returns the rectangle mirrored in a container of a width.
  ///
  /// An infinite rectangle is unchanged.
  package func mirrored(in width: CGFloat) -> CGRect {
    let x = width - maxX
    return x.isFinite ? CGRect(origin: CGPoint(x: x, y: minY), size: size) : self
  }
}
