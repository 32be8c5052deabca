import Foundation
import TactileDrawing
@_spi(Engine) import TactileViewGraph

/// A gesture of two fingers that turn around each other.
///
/// Its closures receive the angle since the start:
///
/// ```swift
/// @GestureState private var angle = Angle.zero
///
/// Image("compass")
///   .rotationEffect(angle)
///   .gesture(RotateGesture().updating($angle) { turn, angle, _ in angle = turn.rotation })
/// ```
///
/// The gesture ends when one of the fingers is lifted. It needs two fingers on a touchscreen; a trackpad doesn't cause
/// it.
///
/// Mirrors SwiftUI's `RotateGesture` (rule 3.5.29).
public nonisolated struct RotateGesture: PrimitiveGesture, Sendable {
  /// The rotation at an event, and the location where the gesture began.
  ///
  /// The closures of a ``RotateGesture`` receive a value for each movement of the fingers while the gesture is active,
  /// and for its end. Angles are positive clockwise, count from the moment the second finger touches the view, and can
  /// exceed a full turn. To keep the rotation after the gesture, add it to a stored angle in `onEnded(_:)`, and rotate
  /// the view by `angle + turn`:
  ///
  /// ```swift
  /// RotateGesture()
  ///   .updating($turn) { value, turn, _ in turn = value.rotation }
  ///   .onEnded { value in angle += value.rotation }
  /// ```
  ///
  /// Mirrors SwiftUI's `RotateGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The time of the event, on a clock that starts with the window.
    ///
    /// Compare it only with the times of other events: it isn't the date of the computer's clock.
    public var time: Date
    /// The angle turned since the start; clockwise is positive.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The midpoint of the fingers at the start, as a unit point of the view.
    ///
    /// Pass it to `rotationEffect(_:anchor:)` to turn the view around that point.
    public var startAnchor: UnitPoint
    /// The midpoint of the fingers at the start, in points of the view's local coordinates.
    public var startLocation: CGPoint
  }

  /// The angle at which the gesture becomes active.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture.
  ///
  /// - Parameter minimumAngleDelta: the angle at which the gesture becomes active. NaN issues a
  ///   warning, and 1° is used instead.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture {
  /// Creates a recognizer for two fingers.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
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

  /// Does nothing: a gesture in progress keeps its settings.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {}
}

/// A gesture of two fingers that turn around each other.
///
/// This is the earlier name of ``RotateGesture``. Its value is only the angle, which is positive clockwise.
///
/// Mirrors SwiftUI's `RotationGesture`.
@available(swift, deprecated: 100, renamed: "RotateGesture")
public nonisolated struct RotationGesture: Gesture, Sendable {
  /// The angle at which the gesture becomes active.
  public var minimumAngleDelta: Angle

  /// The angle turned since the start; clockwise is positive.
  public typealias Value = Angle

  /// Creates a rotation gesture.
  ///
  /// - Parameter minimumAngleDelta: the angle at which the gesture becomes active.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The equivalent ``RotateGesture``, reporting only the rotation.
  @MainActor @preconcurrency
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation }
  }
}
