import Foundation
@_spi(Engine) import TactileViewGraph

/// A gesture of two fingers that move apart or together, for zooming.
///
/// Its closures receive the magnification since the start:
///
/// ```swift
/// @GestureState private var magnification: CGFloat = 1
///
/// Image("map")
///   .scaleEffect(magnification)
///   .gesture(
///     MagnifyGesture()
///       .updating($magnification) { pinch, magnification, _ in magnification = pinch.magnification })
/// ```
///
/// The gesture ends when one of the fingers is lifted. It needs two fingers on a touchscreen; a trackpad doesn't cause
/// it.
///
/// Mirrors SwiftUI's `MagnifyGesture` (rule 3.5.29).
public nonisolated struct MagnifyGesture: PrimitiveGesture, Sendable {
  /// The magnification at an event, and the location where the gesture began.
  ///
  /// The closures of a ``MagnifyGesture`` receive a value for each movement of the fingers while the gesture is active,
  /// and for its end. A magnification of 1 is no change; 2 is twice the distance between the fingers. To keep the zoom
  /// after the gesture, multiply a stored scale by the magnification in `onEnded(_:)`, and scale the view by
  /// `scale * magnification`:
  ///
  /// ```swift
  /// MagnifyGesture()
  ///   .updating($magnification) { pinch, magnification, _ in magnification = pinch.magnification }
  ///   .onEnded { pinch in scale *= pinch.magnification }
  /// ```
  ///
  /// Mirrors SwiftUI's `MagnifyGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The time of the event, on a clock that starts with the window.
    ///
    /// Compare it only with the times of other events: it isn't the date of the computer's clock.
    public var time: Date
    /// The ratio of the current distance between the fingers to that at the start; 1 is no change.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The midpoint of the fingers at the start, as a unit point of the view.
    ///
    /// Pass it to `scaleEffect(_:anchor:)` to zoom around the place that the fingers touch.
    public var startAnchor: UnitPoint
    /// The midpoint of the fingers at the start, in points of the view's local coordinates.
    public var startLocation: CGPoint
  }

  /// The difference from 1 at which the gesture becomes active.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture.
  ///
  /// - Parameter minimumScaleDelta: the difference from 1 at which the gesture becomes active. NaN
  ///   issues a warning, and 0.01 is used instead.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture {
  /// Creates a recognizer for two fingers.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    var least = gesture.minimumScaleDelta
    if least.isNaN {
      inputs.warn("The minimumScaleDelta of a MagnifyGesture is not a number", taken: "0.01 is")
      least = 0.01
    }
    let machine = FingerPairMachine<Value>(
      measuring: { $0.magnification }, from: 1, atLeast: least
    ) { fingers, velocity, time in
      Value(
        time: time, magnification: fingers.magnification, velocity: velocity,
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

/// A gesture of two fingers that move apart or together.
///
/// This is the earlier name of ``MagnifyGesture``. Its value is only the magnification, where 1 is no change.
///
/// Mirrors SwiftUI's `MagnificationGesture`.
@available(swift, deprecated: 100, renamed: "MagnifyGesture")
public nonisolated struct MagnificationGesture: Gesture, Sendable {
  /// The difference from 1 at which the gesture becomes active.
  public var minimumScaleDelta: CGFloat

  /// The ratio of the current distance between the fingers to that at the start.
  public typealias Value = CGFloat

  /// Creates a magnification gesture.
  ///
  /// - Parameter minimumScaleDelta: the difference from 1 at which the gesture becomes active.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The equivalent ``MagnifyGesture``, reporting only the magnification.
  @MainActor @preconcurrency
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
  }
}
