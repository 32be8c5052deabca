import Foundation

/// The gesture recognizer that turns a press of a button into its action.
@MainActor
final class PressRecognizer: GestureRecognizer<Bool> {
  private let press: PressNode
  private var machine: PressGesture
  /// The timer of a button that repeats its action while it is held; nil for other buttons.
  private var repetition: RepeatTimer?
  private var reported: GesturePhase<Bool> = .possible

  init(node: PressNode) {
    press = node
    let environment = EnvironmentValues(scope: node.inputs.environment)
    machine = PressGesture(on: node)
    if environment.buttonRepeatBehavior.repeats {
      repetition = RepeatTimer(idiom: environment.idiom)
    }
  }

  override var yieldsToPans: Bool { true }

  override var wantedDeadline: TimeInterval? {
    guard let next = repetition?.next else { return machine.deadline }
    return min(next, machine.deadline ?? next)
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Bool> {
    repeatActions(until: input.time)
    if let pointer = input.event?.pointer {
      repetition?.idiom = press.graph.configuration.idiom(of: pointer)
    }
    let phase = machine.step(input, on: press, in: .local)
    tell(phase, at: input.time)
    return phase
  }

  override func didStop() { tell(.failed, at: press.graph.time) }

  private func repeatActions(until time: TimeInterval) {
    let button = press.modifier.button
    var count = 0
    while let next = repetition?.next, next <= time {
      // A very late frame repeats the action at most 100 times.
      guard count < 100 else {
        repetition?.wait(from: time)
        return
      }
      count += 1
      press.graph.actions.append { button.trigger() }
      repetition?.repeated()
    }
  }

  /// Queues the state change and the action that a new phase implies.
  private func tell(_ phase: GesturePhase<Bool>, at time: TimeInterval) {
    guard phase != reported else { return }
    let before = reported
    reported = phase
    let isRepeating = repetition != nil
    if case .active(true) = phase {
      repetition?.wait(from: time)
    } else {
      repetition?.pause()
    }
    let button = press.modifier.button
    let state = press.pressState
    press.graph.actions.append {
      switch phase {
      case .possible: break
      case .active(let isInside):
        state?.wrappedValue =
          !isInside ? .idle : before == .possible ? .pressed : .pressedAgain
        if isRepeating, before == .possible, isInside { button.trigger() }
      case .ended:
        // A tap that ended before its press was shown still flashes. The press is a separate
        // update, so that the fade has a start value (rule 2.2.30).
        if before == .possible { Self.flash(state) }
        state?.wrappedValue = .idle
        // A repeating button has already run its action when it was pressed.
        if !isRepeating || before == .possible { button.trigger() }
      case .failed: state?.wrappedValue = .idle
      }
    }
  }

  private static func flash(_ state: Binding<PressState>?) {
    var barrier = Transaction()
    barrier.isBarrier = true
    withTransaction(barrier) { state?.wrappedValue = .pressed }
  }
}
