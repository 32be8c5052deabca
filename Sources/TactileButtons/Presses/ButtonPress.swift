import Foundation
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// A button as its press sees it.
@MainActor
package protocol PressedButton {
  var graph: ViewGraph { get }
  /// What draws the state of the press; nil if the style tracks no presses, or the press isn't shown.
  var pressDisplay: (any PressDisplay)? { get }
  /// Runs the action.
  func trigger()
}

/// A press of a button: the gesture of what presses it, the state that is drawn, and the actions that it runs.
///
/// A `PressRecognizer` makes one for a finger or the mouse, and the key router one for a key.
@MainActor
package struct ButtonPress {
  var gesture: PressGesture
  /// The timer of a button that repeats its action while it is held; nil for other buttons.
  var repetition: RepeatTimer?
  private var reported: GesturePhase<Bool> = .possible

  init(_ gesture: PressGesture, repetition: RepeatTimer?) {
    self.gesture = gesture
    self.repetition = repetition
  }

  /// Creates the press of a key.
  package init(ofKeyWith repetition: RepeatTimer?) {
    self.init(PressGesture(outset: 0), repetition: repetition)
  }

  /// The time at which the action is repeated next, in seconds; nil for never.
  package var nextRepetition: TimeInterval? { repetition?.next }

  /// Repeats the action as often as it is due.
  ///
  /// - Parameter limit: The number of repetitions after which the others are skipped, as in a very late frame.
  package mutating func repeatActions(
    until time: TimeInterval, atMost limit: Int, on button: some PressedButton
  ) {
    var count = 0
    while let next = repetition?.next, next <= time {
      guard count < limit else {
        repetition?.wait(from: time)
        break
      }
      count += 1
      button.graph.actions.append { button.trigger() }
      repetition?.repeated()
    }
  }

  /// Begins the press of a key, which is down at once, and can't stray from the button.
  package mutating func hold(at time: TimeInterval, on button: some PressedButton) {
    gesture.hold()
    report(gesture.phase, at: time, on: button)
  }

  /// Ends the press of a key.
  ///
  /// - Parameter acts: Whether the button may run its action.
  package mutating func release(
    acts: Bool, at time: TimeInterval, on button: some PressedButton
  ) {
    if acts { gesture.release() } else { gesture.fail() }
    report(gesture.phase, at: time, on: button)
  }

  /// Stops the press of a button that has been removed, which queues nothing.
  package mutating func end() {
    gesture.fail()
    repetition?.pause()
  }

  /// Queues the change of the state and the action that a new phase implies.
  mutating func report(
    _ phase: GesturePhase<Bool>, at time: TimeInterval, on button: some PressedButton
  ) {
    guard phase != reported else { return }
    let before = reported
    reported = phase
    let isRepeating = repetition != nil
    if case .active(true) = phase {
      repetition?.wait(from: time)
    } else {
      repetition?.pause()
    }
    let display = button.pressDisplay
    button.graph.actions.append {
      switch phase {
      case .possible: break
      case .active(let isInside):
        display?.show(!isInside ? .idle : before == .possible ? .pressed : .pressedAgain)
        if isRepeating, before == .possible, isInside { button.trigger() }
      case .ended:
        // A tap that ended before its press was shown still flashes. The press is a separate
        // update, so that the fade has a start value (rule 2.2.30).
        if before == .possible { Self.flash(display) }
        display?.show(.idle)
        // A repeating button has already run its action when it was pressed.
        if !isRepeating || before == .possible { button.trigger() }
      case .failed: display?.show(.idle)
      }
    }
  }

  private static func flash(_ display: (any PressDisplay)?) {
    var barrier = Transaction()
    barrier.isBarrier = true
    withTransaction(barrier) { display?.show(.pressed) }
  }
}
