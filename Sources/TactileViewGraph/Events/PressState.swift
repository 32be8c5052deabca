/// The state of a button's press, which determines its appearance.
@_spi(Engine) public struct PressState: Equatable, Sendable {
  /// Whether the button is drawn pressed.
  package let isPressed: Bool
  /// Whether the pointer went down without having left the button since.
  private let isInitial: Bool

  /// No pointer is down, or the pointer is too far from the button.
  package static let idle = PressState(isPressed: false, isInitial: false)
  /// The pointer went down on the button.
  package static let pressed = PressState(isPressed: true, isInitial: true)
  /// The pointer left the button and came back.
  package static let pressedAgain = PressState(isPressed: true, isInitial: false)

  /// The animation of the change to this state.
  ///
  /// A press is shown immediately. Every other change fades over 0.47 seconds with Core Animation's
  /// default timing curve (rule 2.3.42).
  package var animation: Animation { isInitial ? Self.instant : Self.fade }

  private static let instant = Animation.linear(duration: 0)
  private static let fade = Animation.timingCurve(0.25, 0.1, 0.25, 1, duration: 0.47)
}

/// What keeps the state of a press and draws it, such as the node of a button's style.
@MainActor
@_spi(Engine) public protocol PressDisplay: Sendable {
  /// The state that was shown last.
  var latest: PressState { get }
  /// Changes the state under the current transaction.
  func show(_ state: PressState)
}

extension PressState: CustomStringConvertible {
  /// The state in one or two words, for traces.
  @_spi(Engine) public var description: String {
    !isPressed ? "idle" : isInitial ? "pressed" : "pressed again"
  }
}
