import Foundation

/// Animation of shown frames to their layout frames.
///
/// Each visible element animates independently, relative to the window, under its own transaction
/// rather than that of the container that moved. So one child may jump while its neighbors animate.
extension ElementNode {
  /// The offset from the final origin to the shown one, in points.
  package final var shift: CGPoint { motion?.shift ?? .zero }

  /// Begins to animate the frames of visible elements after the layout has moved this element, if a
  /// transaction animates the change.
  final func follow(from old: Placement, to new: Placement) {
    guard graph.animatesLayout else { return }
    let distance = CGSize(
      width: new.drawnOrigin.x - old.drawnOrigin.x, height: new.drawnOrigin.y - old.drawnOrigin.y)
    let growth = CGSize(
      width: new.drawnSize.width - old.drawnSize.width,
      height: new.drawnSize.height - old.drawnSize.height)
    guard distance != .zero || growth != .zero else { return }
    inOwnTransaction {
      if showsFrame { move(distance, growth) }
      if distance != .zero, !carriesContent { followBelow(distance) }
    }
  }

  /// Begins to animate the frames of visible elements after the element was moved to another place in the window.
  final func carry(by distance: CGSize) {
    guard graph.animatesLayout, distance != .zero else { return }
    inOwnTransaction {
      if showsFrame { move(distance, .zero) }
      if !carriesContent { followBelow(distance) }
    }
  }

  fileprivate final func move(_ distance: CGSize, _ growth: CGSize) {
    guard graph.transaction.effectiveAnimation != nil else { return }
    let motion = motion ?? LayoutMotion(node: self)
    if self.motion == nil { self.motion = motion }
    motion.follow(distance, growth, in: graph)
    setNeeds(.display)
  }

  /// Updates the shown frame for the current time; returns whether it differs from the last one.
  final func showMotion() -> Bool {
    guard let motion else { return false }
    let hasMoved = motion.show(scale: placement?.scale ?? 1)
    if !motion.isRunning { self.motion = nil }
    return hasMoved
  }

  final func stopMotion() {
    guard let motion else { return }
    motion.stop()
    self.motion = nil
  }
}

extension ViewNode {
  /// Propagates a movement to all descendants.
  fileprivate final func followBelow(_ distance: CGSize) {
    inInnerLayoutTransaction {
      for child in children where !child.isLeaving {
        if let element = child.asElement {
          // A new element has no previous position.
          guard element.placement != nil else { continue }
          if element.showsFrame { element.move(distance, .zero) }
          if element.carriesContent { continue }
        }
        child.followBelow(distance)
      }
    }
  }

  /// Runs the closure under the update's transaction as modified by the nodes above.
  package final func inOwnTransaction(_ body: () -> Void) {
    guard let parent else { return body() }
    parent.inOwnTransaction { parent.inInnerLayoutTransaction(body) }
  }
}
