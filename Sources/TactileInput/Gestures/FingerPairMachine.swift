import Foundation
@_spi(Engine) import TactileViewGraph

/// Follows a number derived from two fingers: their magnification or their rotation.
///
/// The gesture becomes active when the number differs enough from its start value, and ends when a
/// finger is lifted.
struct FingerPairMachine<Value>: GestureMachine {
  private let number: (FingerPair) -> Double
  private let start: Double
  private let leastDifference: Double
  private let makeValue: (FingerPair, Double, Date) -> Value

  private(set) var phase: GesturePhase<Value> = .possible
  private var fingers = FingerPair()
  private var tracker = VelocityTracker<Double>()

  static var dependency: GestureDependency { .pausedUntilFailed }

  /// - Parameter makeValue: creates the gesture's value from the fingers, the number's change per
  ///   second and the time of the event.
  init(
    measuring number: @escaping (FingerPair) -> Double, from start: Double,
    atLeast leastDifference: Double, makeValue: @escaping (FingerPair, Double, Date) -> Value
  ) {
    self.number = number
    self.start = start
    self.leastDifference = leastDifference
    self.makeValue = makeValue
  }

  var deadline: TimeInterval? { nil }
  mutating func deadlinePassed() {}

  mutating func receive(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    switch fingers.receive(sample) {
    case .unchanged: break
    case .failed: fail()
    case .moved:
      let value = value(at: sample.time)
      if phase.value != nil || isEnough { phase = .active(value) }
    case .ended:
      let value = value(at: sample.time)
      phase = phase.value != nil || isEnough ? .ended(value) : .failed
    }
  }

  private var isEnough: Bool { abs(number(fingers) - start) >= leastDifference }

  private mutating func value(at time: TimeInterval) -> Value {
    tracker.add(number(fingers), at: time)
    return makeValue(fingers, tracker.velocity, Date(timeIntervalSinceReferenceDate: time))
  }

  mutating func fail() { phase = .failed }
}
