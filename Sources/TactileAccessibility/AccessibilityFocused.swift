@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

extension View {
  /// Binds the screen reader's focus on this view to a value of a focus state: the view has the
  /// focus while the state equals the value.
  ///
  /// If the view has several elements, the first takes the focus.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      AccessibilityFocusModifier(
        link: FocusLink(binding: binding.state, value: value), technologies: binding.technologies))
  }

  /// Binds the screen reader's focus on this view to a Boolean focus state: the view has the focus
  /// while the state is true.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityFocused(condition, equals: true)
  }
}

/// Binds the focus of a screen reader to a focus state.
nonisolated struct AccessibilityFocusModifier: ViewModifier {
  typealias Body = Never
  let link: any AnyFocusLink
  let technologies: AccessibilityTechnologies
}

extension AccessibilityFocusModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> AccessibilityFocusNode {
    AccessibilityFocusNode(self, inputs: inputs)
  }
}

/// The element of `accessibilityFocused`.
@MainActor
final class AccessibilityFocusNode: PassThroughNode, ValueNode {
  private var modifier: AccessibilityFocusModifier
  /// Whether the state was equal to the view's value at the last evaluation.
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

  /// Moves the focus if the state requests it.
  override func updateBody() {
    guard isHeard else { return }
    let isWanted = tracking(.body) { modifier.link.isWanted }
    guard isWanted != wasWanted else { return }
    wasWanted = isWanted
    let focus = graph.screenReader
    // The focus moves after the phases, when all views are up to date.
    graph.actions.append { [handle] in focus.stateDidChange(at: handle, isWanted) }
  }

  /// Writes to the state that the view has gained or lost the focus.
  func tell(_ isFocused: Bool) { if isHeard { modifier.link.tell(isFocused) } }
}
