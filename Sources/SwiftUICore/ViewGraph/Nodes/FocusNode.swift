/// The element of `focusable` and `focused`.
@MainActor
final class FocusNode: PassThroughNode {
  private(set) var target: FocusTarget
  /// Whether the state was equal to the view's value when it was read last.
  private var wasWanted = false
  private var isEnabled = true

  init(_ target: FocusTarget, inputs: ViewInputs) {
    self.target = target
    super.init(inputs: inputs)
    follow()
  }

  override var name: String { "focus" }

  func update(_ target: FocusTarget) {
    self.target = target
    setNeeds(.body)
  }

  /// Whether the view can take the focus by itself.
  var canFocus: Bool {
    guard isEnabled else { return false }
    return if case .open(let isOpen) = target.kind { isOpen } else { true }
  }

  /// Whether it is the view itself that takes the focus, and not a control in it.
  var isOpen: Bool { if case .open = target.kind { true } else { false } }

  private var link: (any AnyFocusLink)? {
    if case .bound(let link) = target.kind { link } else { nil }
  }

  override func updateBody() { follow() }

  /// Moves the focus where the state or the environment wants it to go.
  private func follow() {
    let isWanted = tracking(.body) {
      isEnabled = EnvironmentValues(scope: inputs.environment).isEnabled
      return link?.isWanted ?? false
    }
    if isWanted != wasWanted {
      wasWanted = isWanted
      let focus = graph.focus
      // After the phases, when all views are there.
      graph.actions.append { [handle] in focus.stateDidChange(at: handle, isWanted) }
    } else if !canFocus {
      graph.focus.leave(self)
    }
  }

  /// Takes note that something in the view has the focus, or has it no longer.
  func tell(_ isFocused: Bool) {
    target.isFocused.wrappedValue = isFocused
    link?.tell(isFocused)
  }

  override func didRemove() { graph.focus.leave(self) }

  override func presenceDidChange(isLeaving: Bool) {
    if isLeaving { graph.focus.leave(self) }
  }
}
