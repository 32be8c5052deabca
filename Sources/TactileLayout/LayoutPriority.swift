@_spi(Engine) import TactileViewGraph

/// Sets the layout priority of its content.
nonisolated struct LayoutPriorityModifier: ViewModifier {
  typealias Body = Never
  let priority: Double
}

extension LayoutPriorityModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> LayoutPriorityNode {
    LayoutPriorityNode(self, inputs: inputs)
  }
}

/// Reports its own layout priority.
@MainActor
final class LayoutPriorityNode: PassThroughNode, ValueNode {
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
  /// Sets the priority with which a stack allocates space to the view (rule 6.1.2).
  ///
  /// Views with a higher priority are allocated space first; the others share what remains, but keep their minimum
  /// length. For example, `Text(title).layoutPriority(1)` is truncated only after its neighbors are.
  ///
  /// - Parameter value: The priority; 0 by default. NaN counts as 0.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value.isNaN ? 0 : value))
  }
}
