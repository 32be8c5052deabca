import Foundation
@_spi(Engine) import TactileViewGraph

/// Waits until a pointer has been held long enough (rule 3.3.14).
struct LongPressMachine: GestureMachine {
  /// The time the pointer must be held down, in seconds.
  let minimumDuration: TimeInterval
  /// The same time for the mouse; nil if it can't perform the gesture.
  let mouseDuration: TimeInterval?
  /// The distance at which the press fails, in points of the window.
  let maximumDistance: CGFloat
  /// Whether the phase is active from the first event, rather than possible until the duration has
  /// passed.
  let isActiveAtOnce: Bool

  private(set) var phase: GesturePhase<Bool> = .possible
  private(set) var deadline: TimeInterval?
  private var finger: FollowedPointer?

  static var dependency: GestureDependency { .pausedUntilFailed }

  init(
    minimumDuration: TimeInterval, mouseDuration: TimeInterval?, maximumDistance: CGFloat,
    isActiveAtOnce: Bool
  ) {
    self.minimumDuration = minimumDuration
    self.mouseDuration = mouseDuration
    self.maximumDistance = maximumDistance
    self.isActiveAtOnce = isActiveAtOnce
  }

  mutating func receive(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    guard var finger else {
      if sample.phase == .began || sample.phase == .moved { press(sample) } else { fail() }
      return
    }
    guard sample.pointer == finger.pointer, sample.phase == .moved else { return fail() }
    finger.move(sample)
    self.finger = finger
    if finger.farthest >= maximumDistance { fail() }
  }

  private mutating func press(_ sample: PointerSample) {
    finger = FollowedPointer(sample)
    guard let duration = sample.pointer.isMouse ? mouseDuration : minimumDuration else {
      return fail()
    }
    guard duration > 0 else {
      phase = .ended(true)
      return
    }
    if duration.isFinite { deadline = sample.time + duration }
    if isActiveAtOnce { phase = .active(true) }
  }

  mutating func deadlinePassed() {
    guard !phase.isTerminal else { return }
    deadline = nil
    phase = .ended(true)
  }

  mutating func fail() {
    deadline = nil
    phase = .failed
  }
}
