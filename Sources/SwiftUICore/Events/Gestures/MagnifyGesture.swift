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
    let machine = FingerPairMachine<Value>(
      measuring: { $0.magnification }, from: 1, atLeast: least
    ) { fingers, velocity, time in
      Value(
        time: time, magnification: fingers.magnification, velocity: velocity,
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
  @MainActor @preconcurrency
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
  }
}
