import Foundation
@_spi(Engine) import TactileViewGraph

/// The press of a button by a key that is down.
@MainActor
struct KeyPressedButton: KeyHold {
  private let button: Target
  private var press: ButtonPress

  /// A button that a key presses.
  private struct Target: PressedButton {
    let node: AnyButtonNode
    let pressDisplay: (any PressDisplay)?

    var graph: ViewGraph { node.graph }

    /// Whether the button may be triggered: it is in the window, enabled, and not covered by a presentation.
    var mayAct: Bool {
      !node.isRemoved && node.isStaying && !graph.covers(node)
        && EnvironmentValues(scope: node.inputs.environment).isEnabled
    }

    func trigger() { if mayAct { node.trigger() } }
  }

  init(_ node: AnyButtonNode, isShown: Bool) {
    button = Target(node: node, pressDisplay: isShown ? node.pressTracker?.pressDisplay : nil)
    self.isShown = isShown
    press = ButtonPress(ofKeyWith: node.repeatTimer)
    press.hold(at: node.graph.time, on: button)
  }

  let isShown: Bool

  var nextRepetition: TimeInterval? { press.nextRepetition }

  mutating func advance(to time: TimeInterval) {
    guard button.mayAct else { return release(acts: false) }
    press.repeatActions(until: time, atMost: EventRouter.mostDeadlines, on: button)
  }

  mutating func release(acts: Bool) {
    guard !button.node.isRemoved else { return press.end() }
    press.release(acts: acts, at: button.graph.time, on: button)
  }
}

extension AnyButtonNode {
  package final var repeatsWhileHeld: Bool { repeatTimer != nil }

  package final func hold(isShown: Bool) -> any KeyHold { KeyPressedButton(self, isShown: isShown) }

  /// The timer of a button that repeats while it is held.
  ///
  /// It is nil for other buttons, and for styles that track presses with a gesture of their own.
  fileprivate var repeatTimer: RepeatTimer? {
    guard let press = pressTracker else { return nil }
    let environment = EnvironmentValues(scope: press.inputs.environment)
    guard environment.buttonRepeatBehavior.repeats else { return nil }
    return RepeatTimer(idiom: graph.configuration.indirectIdiom)
  }
}
