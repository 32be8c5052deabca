import Foundation

/// Two fingers that move apart or together.
///
/// Mirrors SwiftUI's `MagnifyGesture` (rule 3.5.29).
///
/// It ends when one of the fingers is lifted.
public nonisolated struct MagnifyGesture: PrimitiveGesture, Sendable {
  /// How far apart the fingers are.
  public struct Value: Equatable, Sendable {
    /// The time of the event, on the clock of the host.
    public var time: Date
    /// How much further apart the fingers are than at the start; 1 means as far.
    public var magnification: CGFloat
    /// The change of the magnification in a second.
    public var velocity: CGFloat
    /// The middle of the fingers at the start, as a part of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in points of the view.
    public var startLocation: CGPoint
  }

  /// How much the magnification has to differ from 1.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture of two fingers.
  ///
  /// - Parameter minimumScaleDelta: how much the magnification has to differ from 1.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture {
  /// Begins to recognise two fingers.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    var least = gesture.minimumScaleDelta
    if least.isNaN {
      inputs.warn("The minimumScaleDelta of a MagnifyGesture is not a number", taken: "0.01 is")
      least = 0.01
    }
    return MachineRecognizer(MagnifyMachine(minimumScaleDelta: least), inputs)
  }

  /// Hands over nothing: what has begun keeps its settings.
  @MainActor
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {}
}

/// Follows two fingers apart and together.
struct MagnifyMachine: GestureMachine {
  let minimumScaleDelta: CGFloat

  private(set) var phase: GesturePhase<MagnifyGesture.Value> = .possible
  private var fingers = FingerPair()
  private var tracker = VelocityTracker<CGFloat>()

  static var dependency: GestureDependency { .pausedUntilFailed }

  init(minimumScaleDelta: CGFloat) { self.minimumScaleDelta = minimumScaleDelta }

  var deadline: TimeInterval? { nil }
  mutating func deadlinePassed() {}

  mutating func receive(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    switch fingers.receive(sample) {
    case .single: break
    case .failed: fail()
    case .moved:
      let value = value(at: sample.time)
      if phase.value != nil || isEnough { phase = .active(value) }
    case .ended:
      let value = value(at: sample.time)
      phase = phase.value != nil || isEnough ? .ended(value) : .failed
    }
  }

  private var isEnough: Bool { abs(fingers.magnification - 1) >= minimumScaleDelta }

  private mutating func value(at time: TimeInterval) -> MagnifyGesture.Value {
    tracker.add(fingers.magnification, at: time)
    return MagnifyGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: time), magnification: fingers.magnification,
      velocity: tracker.velocity, startAnchor: fingers.startAnchor,
      startLocation: fingers.startLocation)
  }

  mutating func fail() { phase = .failed }
}

/// Two fingers that move apart or together, by its old name.
///
/// Mirrors SwiftUI's `MagnificationGesture`.
@available(swift, deprecated: 100, renamed: "MagnifyGesture")
public nonisolated struct MagnificationGesture: Gesture, Sendable {
  /// How much the magnification has to differ from 1.
  public var minimumScaleDelta: CGFloat

  /// How much further apart the fingers are than at the start.
  public typealias Value = CGFloat

  /// Makes a gesture of two fingers.
  ///
  /// - Parameter minimumScaleDelta: how much the magnification has to differ from 1.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The gesture by its new name.
  @MainActor
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
  }
}
