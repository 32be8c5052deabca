@_spi(Engine) import TactileViewGraph

/// Adds a gesture to its content.
nonisolated struct GestureModifier<G: Gesture>: ViewModifier {
  package typealias Body = Never
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask
  let name: String?

  init(gesture: G, priority: GesturePriority, mask: GestureMask, name: String? = nil) {
    (self.gesture, self.priority, self.mask, self.name) = (gesture, priority, mask, name)
  }
}

extension GestureModifier: ElementModifier {
  @MainActor
  package func makeElement(_ inputs: ViewInputs) -> AddedGestureNode<G> {
    AddedGestureNode(self, inputs: inputs)
  }
}

/// The element of an added gesture.
@MainActor
final class AddedGestureNode<G: Gesture>: GestureNode, ValueNode {
  private var modifier: GestureModifier<G>
  private let homes = GestureHomes()

  init(_ modifier: GestureModifier<G>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { modifier.name ?? TracedWords.gesture(G.self) }
  override var priority: GesturePriority { modifier.priority }
  override var mask: GestureMask { modifier.mask }

  /// Gestures of a disabled view recognize nothing; disabling a view ends its gestures.
  override func makeRecognizer() -> AnyGestureRecognizer? {
    guard tracking(.body, isEnabled) else { return nil }
    let recognizer = G.__makeRecognizer(modifier.gesture, GestureInputs(node: self, homes: homes))
    return recognizer.recognizesNothing ? nil : recognizer
  }

  private func isEnabled() -> Bool {
    EnvironmentValues(scope: inputs.environment).isEnabled
  }

  override func updateBody() {
    if !tracking(.body, isEnabled) { graph.events.cancel(self) }
  }

  package func update(_ newModifier: GestureModifier<G>) {
    let old = modifier
    modifier = newModifier
    let events = graph.events
    guard !events.isIdle else { return }
    if old.mask.contains(.subviews), !mask.contains(.subviews) { events.cancelAll(inside: self) }
    if !mask.contains(.gesture) || priority != old.priority { events.cancel(self) }
    guard let recognizer = events.recognizer(of: self) else { return }
    G.__updateRecognizer(
      downcast(recognizer, to: GestureRecognizer<G.Value>.self), modifier.gesture)
  }
}
