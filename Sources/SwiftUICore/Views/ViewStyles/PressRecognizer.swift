import Foundation

/// The press of one pointer on a button: where a press becomes an action.
@MainActor
final class PressRecognizer: GestureRecognizer {
  private let press: PressNode
  private var machine: PressGesture
  private var told: GesturePhase<Bool> = .possible
  /// Counts the repetitions of a button that acts while it is held; nil for the others.
  private var repetition: RepeatTimer?
  private var dueRepetitions = 0

  init(node: PressNode) {
    press = node
    let environment = EnvironmentValues(scope: node.inputs.environment)
    machine = PressGesture(outset: environment.idiom.pressOutset)
    if environment.buttonRepeatBehavior.repeats {
      repetition = RepeatTimer(idiom: environment.idiom)
    }
  }

  var node: GestureNode { press }
  var isFinished: Bool { machine.phase.isTerminal }

  var deadline: TimeInterval? {
    [machine.deadline, isFinished ? nil : repetition?.next].compactMap(\.self).min()
  }

  var hasRecognized: Bool {
    switch machine.phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  func receive(_ event: PointerEvent) {
    machine.receive(
      event,
      in: GestureRegion(
        location: press.convertFromWindow(event.location), bounds: press.bounds))
  }

  func deadlinePassed(at time: TimeInterval) {
    if let deadline = machine.deadline, deadline <= time { machine.deadlinePassed() }
    while let next = repetition?.next, next <= time {
      dueRepetitions += 1
      repetition?.repeated()
    }
  }

  func cancel() { machine.cancel() }

  func deliver() {
    let configuration = press.modifier.configuration
    if dueRepetitions > 0 {
      let count = dueRepetitions
      dueRepetitions = 0
      press.graph.actions.append { for _ in 0..<count { configuration.trigger() } }
    }
    let phase = machine.phase
    guard phase != told else { return }
    let before = told
    told = phase
    let isRepeating = repetition != nil
    if case .active(true) = phase {
      repetition?.wait(from: press.graph.time)
    } else {
      repetition?.pause()
    }
    let state = press.modifier.state
    press.graph.actions.append {
      switch phase {
      case .possible: break
      case .active(let isInside):
        state.wrappedValue =
          !isInside ? .idle : before == .possible ? .pressed : .pressedAgain
        if isRepeating, before == .possible, isInside { configuration.trigger() }
      case .ended:
        // A tap too quick to have shown still flashes: the press is an update of its own, so
        // that the fade has something to start from (rule 2.2.30).
        if before == .possible { Self.flash(state) }
        state.wrappedValue = .idle
        // A repeating button has acted when it was pressed.
        if !isRepeating || before == .possible { configuration.trigger() }
      case .failed: state.wrappedValue = .idle
      }
    }
  }

  private static func flash(_ state: Binding<PressState>) {
    var barrier = Transaction()
    barrier.isBarrier = true
    withTransaction(barrier) { state.wrappedValue = .pressed }
  }
}
