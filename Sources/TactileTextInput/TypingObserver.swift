@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

extension View {
  /// Calls a closure when people begin and end to type anywhere in the window.
  ///
  /// - Parameter action: Called with whether a view that accepts text has the focus, also when the view appears
  ///   meanwhile.
  package nonisolated func onTypingChange(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(TypingObserver(action: action))
  }
}

/// Observes whether people type in the window.
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

/// The element of an observer.
@MainActor
final class TypingObserverNode: PassThroughNode, ValueNode, TypingListener {
  private var observer: TypingObserver
  /// Whether people typed when the action was called last.
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
