import Foundation

/// A scrolling finger, recognized once it has moved far enough along a scrollable axis (rules
/// 2.4.48 and 2.4.51).
///
/// Movement counts only while it is at least as long along the axis as across it. The mouse does
/// not pan.
package struct PanMachine: GestureMachine {
  /// The movement of the finger since it began to scroll, in the view's local coordinates.
  package struct Value: Equatable {
    /// The distance moved, in points.
    package var translation: CGSize
    /// The velocity, in points per second.
    package var velocity: CGSize
  }

  /// The distance a finger moves before it scrolls, in points of the window.
  static let hysteresis: CGFloat = 10
  /// A finger that rests for this long before it is lifted has no velocity, in seconds.
  static let restingTime: TimeInterval = 0.1

  /// The axes along which the content scrolls.
  let axes: Axis.Set
  /// Whether a touch is recognized at once, because it stops moving content.
  let catches: Bool

  package private(set) var phase: GesturePhase<Value> = .possible
  private var finger: (pointer: PointerEvent.Pointer, start: PointerSample)?
  /// The part of the movement that was needed to recognize the pan.
  private var slack = CGSize.zero
  private var tracker = VelocityTracker<AnimatablePair<CGFloat, CGFloat>>()
  private var last: (location: CGPoint, time: TimeInterval)?

  package static var dependency: GestureDependency { .failIfActive }

  package init(axes: Axis.Set, catches: Bool = false) {
    self.axes = axes
    self.catches = catches
  }

  package var deadline: TimeInterval? { nil }
  package mutating func deadlinePassed() {}

  package mutating func receive(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    guard let finger else {
      guard sample.phase == .began, !sample.pointer.isMouse, !axes.isEmpty else { return fail() }
      finger = (sample.pointer, sample)
      track(sample)
      if catches { phase = .active(value(sample, from: sample)) }
      return
    }
    // Events of other fingers are ignored.
    guard sample.pointer == finger.pointer else { return }
    switch sample.phase {
    case .moved:
      track(sample)
      if case .possible = phase { guard recognize(sample, from: finger.start) else { return } }
      phase = .active(value(sample, from: finger.start))
    case .ended:
      track(sample)
      if case .active = phase {
        phase = .ended(value(sample, from: finger.start))
      } else {
        fail()
      }
    case .began, .cancelled, .hovered, .left: fail()
    }
  }

  package mutating func fail() { phase = .failed }

  /// Whether the finger has moved far enough; if so, records the slack.
  private mutating func recognize(_ sample: PointerSample, from start: PointerSample) -> Bool {
    let way = CGSize(
      width: sample.global.x - start.global.x, height: sample.global.y - start.global.y)
    let (along, across): (CGFloat, CGFloat) =
      switch axes {
      case .horizontal: (abs(way.width), abs(way.height))
      case .vertical: (abs(way.height), abs(way.width))
      default: (hypot(way.width, way.height), 0)
      }
    guard along >= Self.hysteresis, along >= across else { return false }
    let share = Self.hysteresis / along
    slack = CGSize(
      width: (sample.location.x - start.location.x) * share,
      height: (sample.location.y - start.location.y) * share)
    return true
  }

  private mutating func track(_ sample: PointerSample) {
    tracker.add(AnimatablePair(sample.location.x, sample.location.y), at: sample.time)
    if sample.location != last?.location { last = (sample.location, sample.time) }
  }

  private func value(_ sample: PointerSample, from start: PointerSample) -> Value {
    let rests = last.map { sample.time - $0.time >= Self.restingTime } ?? true
    let velocity = rests ? .zero : tracker.velocity
    return Value(
      translation: CGSize(
        width: sample.location.x - start.location.x - slack.width,
        height: sample.location.y - start.location.y - slack.height),
      velocity: CGSize(width: velocity.first, height: velocity.second))
  }
}
