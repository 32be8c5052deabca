import Foundation

/// The press of one pointer on a button: where a press becomes an action.
@MainActor
final class PressRecognizer: GestureRecognizer {
  private let press: PressNode
  private var machine: PressGesture
  private var told: GesturePhase<Bool> = .possible

  init(node: PressNode) {
    press = node
    machine = PressGesture(outset: node.outset)
  }

  var node: GestureNode { press }
  var isFinished: Bool { machine.phase.isTerminal }
  var deadline: TimeInterval? { machine.deadline }

  var hasRecognized: Bool {
    switch machine.phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  func receive(_ event: PointerEvent) {
    // Only the primary button presses (rule 2.2.27).
    if case .mouse(let button) = event.pointer, button != 0 { return machine.cancel() }
    machine.receive(
      event,
      in: GestureRegion(
        location: press.convertFromWindow(event.location), bounds: press.bounds))
  }

  func deadlinePassed() { machine.deadlinePassed() }
  func cancel() { machine.cancel() }

  func deliver() {
    let phase = machine.phase
    guard phase != told else { return }
    let before = told
    told = phase
    let (configuration, state) = (press.modifier.configuration, press.modifier.state)
    press.graph.actions.append {
      switch phase {
      case .possible: break
      case .active(let isInside):
        state.wrappedValue =
          !isInside ? .idle : before == .possible ? .pressed : .pressedAgain
      case .ended:
        // A tap too quick to have shown still flashes: the press is an update of its own, so
        // that the fade has something to start from (rule 2.2.30).
        if before == .possible { Self.flash(state) }
        state.wrappedValue = .idle
        configuration.trigger()
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
