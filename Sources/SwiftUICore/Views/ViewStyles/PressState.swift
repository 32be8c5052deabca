/// How far the press of a button has come, and with it how its look changes.
struct PressState: Equatable, Sendable {
  /// Whether the button is drawn pressed.
  let isPressed: Bool
  /// Whether the press has only just begun.
  private let isInitial: Bool

  /// No pointer is down, or it has strayed.
  static let idle = PressState(isPressed: false, isInitial: false)
  /// A pointer went down.
  static let pressed = PressState(isPressed: true, isInitial: true)
  /// A pointer strayed and came back.
  static let pressedAgain = PressState(isPressed: true, isInitial: false)

  /// A press shows at once; everything after it fades in 0.47 seconds on the curve that Core
  /// Animation calls default (rule 2.3.42).
  var animation: Animation {
    isInitial
      ? .linear(duration: 0) : .timingCurve(0.25, 0.1, 0.25, 1, duration: 0.47)
  }
}

extension PressState: CustomStringConvertible {
  var description: String { !isPressed ? "idle" : isInitial ? "pressed" : "pressed again" }
}
