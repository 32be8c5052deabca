import Foundation

/// How shown frames follow the layout.
///
/// Each element that shows something goes its own way, measured in the window: its transaction
/// decides, not that of the container that moved. So one child may jump while its neighbours glide.
extension ElementNode {
  /// From the final origin to the shown one, in points.
  final var shift: CGPoint { motion?.shift ?? .zero }

  /// Sets what is shown on its way after the layout has moved this element, where some transaction
  /// animates that.
  final func follow(from old: Placement, to new: Placement) {
    guard graph.animatesLayout else { return }
    let distance = CGSize(
      width: new.drawnOrigin.x - old.drawnOrigin.x, height: new.drawnOrigin.y - old.drawnOrigin.y)
    let growth = CGSize(
      width: new.drawnSize.width - old.drawnSize.width,
      height: new.drawnSize.height - old.drawnSize.height)
    guard distance != .zero || growth != .zero else { return }
    inOwnScope {
      if showsFrame { move(distance, growth) }
      if distance != .zero, !carriesContent { followBelow(distance) }
    }
  }

  /// Sets what is shown on its way after the element was brought to another place in the window.
  final func carry(by distance: CGSize) {
    guard graph.animatesLayout, distance != .zero else { return }
    inOwnScope {
      if showsFrame { move(distance, .zero) }
      if !carriesContent { followBelow(distance) }
    }
  }

  fileprivate final func move(_ distance: CGSize, _ growth: CGSize) {
    guard graph.transaction.effectiveAnimation != nil else { return }
    let motion = motion ?? FrameMotion(node: self)
    if self.motion == nil { self.motion = motion }
    motion.follow(distance, growth, in: graph)
    setNeeds(.display)
  }

  /// Takes the shown frame from the clock; returns whether it differs from the last one.
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
  /// Tells all below that they were carried along.
  fileprivate final func followBelow(_ distance: CGSize) {
    inFrameScope {
      for child in children where !child.isLeaving {
        if let element = child.asElement {
          // What is new has never been anywhere else.
          guard element.placement != nil else { continue }
          if element.showsFrame { element.move(distance, .zero) }
          if element.carriesContent { continue }
        }
        child.followBelow(distance)
      }
    }
  }

  /// Runs the closure under the transaction that the scopes above make of the update's.
  final func inOwnScope(_ body: () -> Void) {
    guard let parent else { return body() }
    parent.inOwnScope { parent.inFrameScope(body) }
  }
}
