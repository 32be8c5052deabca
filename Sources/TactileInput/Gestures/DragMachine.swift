import Foundation
@_spi(Engine) import TactileViewGraph

/// Follows one pointer as it drags (rules 3.4.18 to 3.4.26).
struct DragMachine: GestureMachine {
  /// The distance that makes a drag, in points of the window.
  let minimumDistance: CGFloat
  /// Whether the mouse can drag.
  let acceptsMouse: Bool

  private(set) var phase: GesturePhase<DragGesture.Value> = .possible
  private var finger: FollowedPointer?
  private var startLocation = CGPoint.zero
  private var tracker = VelocityTracker<AnimatablePair<CGFloat, CGFloat>>()

  static var dependency: GestureDependency { .pausedUntilFailed }

  init(minimumDistance: CGFloat, acceptsMouse: Bool = true) {
    self.minimumDistance = minimumDistance
    self.acceptsMouse = acceptsMouse
  }

  var deadline: TimeInterval? { nil }
  mutating func deadlinePassed() {}

  mutating func receive(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    guard var finger else {
      guard sample.phase == .began || sample.phase == .moved,
        acceptsMouse || !sample.pointer.isMouse
      else { return fail() }
      startLocation = sample.location
      return follow(FollowedPointer(sample), sample)
    }
    guard sample.pointer == finger.pointer, sample.phase != .began, sample.phase != .cancelled
    else { return fail() }
    finger.move(sample)
    follow(finger, sample)
  }

  private mutating func follow(_ finger: FollowedPointer, _ sample: PointerSample) {
    self.finger = finger
    tracker.add(AnimatablePair(sample.location.x, sample.location.y), at: sample.time)
    let isDrag = finger.farthest >= minimumDistance
    let velocity = tracker.velocity
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: sample.time), location: sample.location,
      startLocation: startLocation,
      velocity: CGSize(width: velocity.first, height: velocity.second))
    if sample.phase == .ended {
      phase = isDrag ? .ended(value) : .failed
    } else if isDrag {
      phase = .active(value)
    }
  }

  mutating func fail() { phase = .failed }
}
