import Drawing
import Foundation

/// Two fingers that turn around each other.
///
/// Mirrors SwiftUI's `RotateGesture` (rule 3.5.29).
///
/// It ends when one of the fingers is lifted.
public nonisolated struct RotateGesture: PrimitiveGesture, Sendable {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// The time of the event, on the clock of the host.
    public var time: Date
    /// How far the fingers have turned since the start, clockwise.
    public var rotation: Angle
    /// How far they turn in a second.
    public var velocity: Angle
    /// The middle of the fingers at the start, as a part of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in points of the view.
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn.
  public var minimumAngleDelta: Angle

  /// Makes a gesture of two fingers.
  ///
  /// - Parameter minimumAngleDelta: how far the fingers have to turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture {
  /// Begins to recognise two fingers.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    var least = gesture.minimumAngleDelta.radians
    if least.isNaN {
      inputs.warn("The minimumAngleDelta of a RotateGesture is not a number", taken: "1° is")
      least = Angle.degrees(1).radians
    }
    let machine = FingerPairMachine<Value>(
      measuring: { $0.rotation }, from: 0, atLeast: least
    ) { fingers, velocity, time in
      Value(
        time: time, rotation: .radians(fingers.rotation), velocity: .radians(velocity),
        startAnchor: fingers.startAnchor, startLocation: fingers.startLocation)
    }
    return MachineRecognizer(machine, inputs)
  }

  /// Hands over nothing: what has begun keeps its settings.
  @MainActor
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {}
}

/// Two fingers that turn around each other, by its old name.
///
/// Mirrors SwiftUI's `RotationGesture`.
@available(swift, deprecated: 100, renamed: "RotateGesture")
public nonisolated struct RotationGesture: Gesture, Sendable {
  /// How far the fingers have to turn.
  public var minimumAngleDelta: Angle

  /// How far the fingers have turned since the start, clockwise.
  public typealias Value = Angle

  /// Makes a gesture of two fingers.
  ///
  /// - Parameter minimumAngleDelta: how far the fingers have to turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The gesture by its new name.
  @MainActor @preconcurrency
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation }
  }
}
