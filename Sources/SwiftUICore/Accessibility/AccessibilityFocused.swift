extension View {
  /// Binds the focus of a screen reader on this view to a value of a state: while the state is equal to
  /// it, the focus is on the view.
  ///
  /// Where the view is several elements, the first takes the focus.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      AccessibilityFocusModifier(
        link: FocusLink(binding: binding.state, value: value), technologies: binding.technologies))
  }

  /// Binds the focus of a screen reader on this view to a state: while the state is true, the focus is
  /// on the view.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityFocused(condition, equals: true)
  }
}

/// Binds what a screen reader is at to a state.
nonisolated struct AccessibilityFocusModifier: ViewModifier {
  typealias Body = Never
  let link: any AnyFocusLink
  let technologies: AccessibilityTechnologies
}

extension AccessibilityFocusModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode {
    AccessibilityFocusNode(self, inputs: inputs)
  }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: AccessibilityFocusNode.self).update(self)
  }
}

/// The element of `accessibilityFocused`.
@MainActor
final class AccessibilityFocusNode: PassThroughNode {
  private var modifier: AccessibilityFocusModifier
  /// Whether the state was equal to the view's value when it was read last.
  private var wasWanted = false

  init(_ modifier: AccessibilityFocusModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    updateBody()
  }

  override var name: String { "accessibilityFocused" }

  func update(_ modifier: AccessibilityFocusModifier) {
    self.modifier = modifier
    setNeeds(.body)
  }

  private var isHeard: Bool { modifier.technologies.contains(.voiceOver) }

  /// Moves the focus where the state wants it to go.
  override func updateBody() {
    guard isHeard else { return }
    let isWanted = tracking(.body) { modifier.link.isWanted }
    guard isWanted != wasWanted else { return }
    wasWanted = isWanted
    let focus = graph.screenReader
    // After the phases, when all views are there.
    graph.actions.append { [handle] in focus.stateDidChange(at: handle, isWanted) }
  }

  /// Takes note that the focus is on the view, or no longer.
  func tell(_ isFocused: Bool) { if isHeard { modifier.link.tell(isFocused) } }
}
