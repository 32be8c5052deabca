/// Gives its content's element a priority among its neighbours.
nonisolated struct LayoutPriorityModifier: ViewModifier {
  typealias Body = Never
  let priority: Double
}

extension LayoutPriorityModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode { LayoutPriorityNode(self, inputs: inputs) }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: LayoutPriorityNode.self).update(self)
  }
}

/// Answers with a priority of its own.
@MainActor
final class LayoutPriorityNode: PassThroughNode {
  private var modifier: LayoutPriorityModifier

  init(_ modifier: LayoutPriorityModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "layoutPriority" }

  func update(_ newModifier: LayoutPriorityModifier) {
    guard newModifier.priority != modifier.priority else { return }
    modifier = newModifier
    setNeeds(.measure)
  }

  override var preferences: LayoutPreferences {
    var preferences = super.preferences
    preferences.priority = modifier.priority
    return preferences
  }
}

extension View {
  /// Sets when the view is served as its container shares out space: the highest number first,
  /// zero where nothing is said (rule 6.1.2).
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value.isNaN ? 0 : value))
  }
}
