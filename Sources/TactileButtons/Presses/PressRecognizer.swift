import Foundation
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// The gesture recognizer that turns the press of a finger or the mouse into a button's action.
@MainActor
final class PressRecognizer: GestureRecognizer<Bool> {
  private let button: PressNode
  private var press: ButtonPress

  init(node: PressNode) {
    button = node
    let environment = EnvironmentValues(scope: node.inputs.environment)
    press = ButtonPress(
      PressGesture(on: node),
      repetition: environment.buttonRepeatBehavior.repeats
        ? RepeatTimer(idiom: environment.idiom) : nil)
  }

  override var yieldsToPans: Bool { true }

  override var wantedDeadline: TimeInterval? {
    guard let next = press.nextRepetition else { return press.gesture.deadline }
    return min(next, press.gesture.deadline ?? next)
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Bool> {
    press.repeatActions(until: input.time, atMost: 100, on: button)
    if let pointer = input.event?.pointer {
      press.repetition?.idiom = button.graph.configuration.idiom(of: pointer)
    }
    let phase = press.gesture.step(input, on: button, in: .local)
    press.report(phase, at: input.time, on: button)
    return phase
  }

  override func didStop() { press.report(.failed, at: button.graph.time, on: button) }
}

extension PressNode: PressedButton {}
