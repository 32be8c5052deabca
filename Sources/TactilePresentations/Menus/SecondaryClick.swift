import Foundation
@_spi(Engine) import TactileViewGraph

/// Calls a closure when the secondary mouse button is pressed on the content (rule 2.9.102).
struct SecondaryClickModifier: ViewModifier {
  typealias Body = Never
  /// The closure, with the location of the mouse in points of the window; nil for none.
  let action: (@MainActor (CGPoint) -> Void)?
}

extension SecondaryClickModifier: ElementModifier {
  func makeElement(_ inputs: ViewInputs) -> SecondaryClickNode {
    SecondaryClickNode(self, inputs: inputs)
  }
}

/// The element that responds to the secondary mouse button.
final class SecondaryClickNode: PassThroughNode, ValueNode {
  private var modifier: SecondaryClickModifier

  init(_ modifier: SecondaryClickModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "secondaryClick" }

  func update(_ newModifier: SecondaryClickModifier) { modifier = newModifier }

  override func handleSecondaryClick(at location: CGPoint) -> Bool {
    guard let action = modifier.action else { return false }
    graph.actions.append { action(location) }
    return true
  }
}
