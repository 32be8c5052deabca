import Foundation
@_spi(Engine) import TactileViewGraph

/// The recognizer of a scroll view's pan, which drags the content along.
@MainActor
final class PanRecognizer: GestureRecognizer<PanMachine.Value> {
  private let scroll: ScrollNode
  private var machine: PanMachine
  private var isPanning = false
  private var isTracking = false

  init(node: ScrollNode) {
    scroll = node
    machine = PanMachine(axes: node.panAxes, catches: node.isMovingByItself)
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<PanMachine.Value> {
    let phase = machine.step(input, on: scroll, in: .local)
    tell(phase)
    return phase
  }

  override func didStop() { tell(.failed) }

  /// Queues the actions that a phase requires.
  private func tell(_ phase: GesturePhase<PanMachine.Value>) {
    let scroll = scroll
    let actions = scroll.graph.actions
    if !isPanning, case .active = phase {
      isPanning = true
      actions.append {
        scroll.beginDrag()
        scroll.endTyping()
      }
    }
    track(phase)
    guard isPanning else { return }
    switch phase {
    case .possible: break
    case .active(let pan): actions.append { scroll.drag(by: pan.translation) }
    case .ended(let pan): actions.append { scroll.endDrag(velocity: pan.velocity) }
    case .failed: actions.append { scroll.endDrag(velocity: .zero) }
    }
    if phase.isTerminal { isPanning = false }
  }

  /// Tells the scroll view whether a finger is down that may begin to scroll.
  private func track(_ phase: GesturePhase<PanMachine.Value>) {
    let isTracking = !isPanning && !phase.isTerminal
    guard isTracking != self.isTracking else { return }
    self.isTracking = isTracking
    let scroll = scroll
    scroll.graph.actions.append { scroll.isTracked = isTracking }
  }
}
