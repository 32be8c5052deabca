import Foundation
@_spi(Engine) import TactileViewGraph

/// A finger that swipes a list row: a pan like that of a scroll view, which takes precedence over
/// buttons in the row (rules 2.4.48 and 2.4.49).
@MainActor
final class SwipeRecognizer: GestureRecognizer<PanMachine.Value> {
  private let node: SwipeRowNode
  private let row: SwipeMotion
  private var machine = PanMachine(axes: .horizontal)
  private var start: CGPoint?
  private var isSwiping = false
  private let wasOpen: Bool

  init(node: SwipeRowNode, row: SwipeMotion) {
    self.node = node
    self.row = row
    wasOpen = row.isOpen
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<PanMachine.Value> {
    if start == nil { start = input.event?.location }
    var phase = machine.step(input, on: node, in: .local)
    if !isSwiping, case .active = phase, let start, let location = input.event?.location,
      !node.canSwipe(by: location.x - start.x)
    {
      machine.fail()
      phase = .failed
    }
    tell(phase)
    return phase
  }

  override func didStop() { tell(.failed) }

  /// Queues the effect of a phase.
  private func tell(_ phase: GesturePhase<PanMachine.Value>) {
    let (node, row) = (node, row)
    // The router calls this, so the graph is there, and stops the recognizer when the row is removed.
    let actions = node.graph.actions
    if !isSwiping, case .active = phase {
      isSwiping = true
      actions.append { row.beginDrag() }
    }
    guard isSwiping else {
      // A tap on an open row closes it, and so does a finger that scrolls.
      if wasOpen, phase.isTerminal { actions.append { row.close() } }
      return
    }
    switch phase {
    case .possible: break
    case .active(let pan): actions.append { node.drag(by: pan.translation.width) }
    case .ended(let pan): actions.append { node.endDrag(velocity: pan.velocity.width) }
    case .failed: actions.append { node.cancelDrag() }
    }
    if phase.isTerminal { isSwiping = false }
  }
}
