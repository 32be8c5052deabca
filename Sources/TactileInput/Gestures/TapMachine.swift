import Foundation
@_spi(Engine) import TactileViewGraph

/// Counts taps; its value is the location where the last one was released (rule 3.2.7).
struct TapMachine: GestureMachine {
  let count: Int

  private(set) var phase: GesturePhase<CGPoint> = .possible
  private(set) var deadline: TimeInterval?
  private var finger: FollowedPointer?
  private var taps = 0

  /// The time at which a held tap fails, in seconds.
  static let longest: TimeInterval = 0.75
  /// The distance at which a straying tap fails, in points of the window.
  static let farthest: CGFloat = 45
  /// The longest time between a tap and the next, in seconds.
  static let gap: TimeInterval = 0.35

  static var dependency: GestureDependency { .failIfActive }

  init(count: Int) { self.count = count }

  mutating func receive(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    guard var finger else {
      if sample.phase == .began || sample.phase == .moved { press(sample) } else { fail() }
      return
    }
    guard sample.pointer == finger.pointer, sample.phase != .began, sample.phase != .cancelled
    else { return fail() }
    finger.move(sample)
    self.finger = finger
    if finger.farthest >= Self.farthest { return fail() }
    if sample.phase == .ended { release(sample) }
  }

  private mutating func press(_ sample: PointerSample) {
    finger = FollowedPointer(sample)
    deadline = sample.time + Self.longest
  }

  private mutating func release(_ sample: PointerSample) {
    finger = nil
    taps += 1
    deadline = taps < count ? sample.time + Self.gap : nil
    if taps == count { phase = .ended(sample.location) }
  }

  /// Fails: the tap was held too long, or the next one did not begin in time.
  mutating func deadlinePassed() { if !phase.isTerminal { fail() } }

  mutating func fail() {
    deadline = nil
    phase = .failed
  }
}
