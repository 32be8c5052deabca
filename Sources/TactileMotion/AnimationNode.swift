@_spi(Engine) import TactileViewGraph

/// The node of an `.animation(_:value:)` modifier.
///
/// It sets the animation for its descendants in each update in which the value has changed.
@MainActor
final class AnimationNode<Value: Equatable>: ViewNode {
  private var modifier: AnimationModifier<Value>
  private var content = ContentAnimation()

  init(_ modifier: AnimationModifier<Value>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "animation" }

  func update(_ newModifier: AnimationModifier<Value>) {
    if newModifier.value != modifier.value { content.valueDidChange(in: graph) }
    modifier = newModifier
  }

  override func innerTransaction() -> Transaction? {
    content.transaction(modifier.animation, in: graph)
  }
}
