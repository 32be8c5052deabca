@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

extension View {
  /// Calls a closure when text input begins and ends in the window.
  ///
  /// - Parameter action: A closure that receives whether a text input client has focus; also called if the view appears
  ///   during text input.
  package nonisolated func onTypingChange(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(TypingObserver(action: action))
  }
}

/// Observes text input in the window.
nonisolated struct TypingObserver: ViewModifier {
  typealias Body = Never
  let action: (Bool) -> Void
}

extension TypingObserver: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> TypingObserverNode {
    TypingObserverNode(self, inputs: inputs)
  }
}

/// The element of a typing observer.
@MainActor
final class TypingObserverNode: PassThroughNode, ValueNode, TypingListener {
  private var observer: TypingObserver
  /// The last value that the action received.
  private var wasTyping = false

  init(_ observer: TypingObserver, inputs: ViewInputs) {
    self.observer = observer
    super.init(inputs: inputs)
    graph.textInput.add(self)
    typingMayHaveChanged()
  }

  override var name: String { "onTypingChange" }

  func update(_ observer: TypingObserver) { self.observer = observer }

  func typingMayHaveChanged() {
    graph.actions.append { [weak self] in
      guard let self, !isRemoved else { return }
      let isTyping = graph.textInput.client != nil
      guard isTyping != wasTyping else { return }
      wasTyping = isTyping
      observer.action(isTyping)
    }
  }

  override func didRemove() { graph.textInput.remove(self) }
}
