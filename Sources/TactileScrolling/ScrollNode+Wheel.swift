import Foundation
@_spi(Engine) import TactileViewGraph

// Scrolling by wheels and trackpads.
extension ScrollNode: WheelScrollable {
  var isFree: Bool { if case .finger = mover { false } else { true } }

  func stopAtFinger() {
    beginDrag()
    endDrag(velocity: .zero)
  }

  func isScrollable(along axis: Axis) -> Bool {
    settings.enabledAxes.contains(Axis.Set(axis)) && canScroll(along: axis)
  }

  func canMove(by length: CGFloat, along axis: Axis) -> Bool {
    guard length != 0, isScrollable(along: axis), isFree else { return false }
    let (position, range) =
      axis == .horizontal
      ? (offset.x, range(along: .horizontal)) : (offset.y, range(along: .vertical))
    let isOnward = (length > 0) != (axis == .horizontal && settings.mirroring.isOn)
    return isOnward ? position < range.upperBound : position > range.lowerBound
  }

  func turn(by delta: CGSize) {
    stopMoving()
    showIndicators()
    positioner = .user
    let target = CGPoint(
      x: offset.x
        + (!isScrollable(along: .horizontal)
          ? 0 : settings.mirroring.distance(delta.width)),
      y: offset.y + (isScrollable(along: .vertical) ? delta.height : 0))
    scroll(to: resting(target))
    hideIndicators()
  }
}
