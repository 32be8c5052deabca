/// The element of the `focusable` and `focused` modifiers.
@MainActor
package final class FocusNode: PassThroughNode {
  private(set) var target: FocusTarget
  /// Whether the focus state requested the focus when it was last read.
  private var wasWanted = false
  private var isEnabled = true

  init(_ target: FocusTarget, inputs: ViewInputs) {
    self.target = target
    super.init(inputs: inputs)
    follow()
  }

  package override var name: String { "focus" }

  func update(_ target: FocusTarget) {
    self.target = target
    setNeeds(.body)
  }

  /// Whether the view itself can have the focus.
  var canFocus: Bool {
    guard isEnabled else { return false }
    return if case .open(let isOpen) = target.kind { isOpen } else { true }
  }

  /// Whether the view itself is focusable, rather than a control inside it.
  package var isOpen: Bool { if case .open = target.kind { true } else { false } }

  private var link: (any AnyFocusLink)? {
    if case .bound(let link) = target.kind { link } else { nil }
  }

  package override func updateBody() { follow() }

  /// Moves the focus if the state or the environment requires it.
  private func follow() {
    let isWanted = tracking(.body) {
      isEnabled = EnvironmentValues(scope: inputs.environment).isEnabled
      return link?.isWanted ?? false
    }
    if isWanted != wasWanted {
      wasWanted = isWanted
      let focus = graph.focus
      // After the phases, when all views exist.
      graph.actions.append { [handle] in focus.stateDidChange(at: handle, isWanted) }
    } else if !canFocus {
      graph.focus.leave(self)
    }
  }

  /// Notifies the view that it, or a view inside it, has gained or lost the focus.
  func tell(_ isFocused: Bool) {
    target.isFocused.wrappedValue = isFocused
    link?.tell(isFocused)
  }

  package override func didRemove() { graph.focus.leave(self) }

  package override func presenceDidChange(isLeaving: Bool) {
    if isLeaving { graph.focus.leave(self) }
  }
}
