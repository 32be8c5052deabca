extension View {
  /// Adds an action to perform with the old and the new value when a value changes.
  ///
  /// - Parameter initial: Whether to run the action when the view appears as well, with the value
  ///   as both arguments (rule 5.9).
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ValueChangeModifier(value: value, isInitial: initial, action: .ofNewView(action)))
  }

  /// Adds an action to perform when a value changes.
  ///
  /// - Parameter initial: Whether to run the action when the view appears as well.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Adds an action to perform with the new value when a value changes.
  ///
  /// The action belongs to the view before the change, so the values it captured are old
  /// (rule 5.9). Prefer the variant whose action has two parameters.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ValueChangeModifier(value: value, isInitial: false, action: .ofOldView(action)))
  }
}

/// Runs an action when a value differs from that of the previous update.
nonisolated struct ValueChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  enum Action {
    case ofNewView((_ oldValue: Value, _ newValue: Value) -> Void)
    case ofOldView((_ newValue: Value) -> Void)
    /// An action that asks the host of the view's window for something.
    case withServices((_ oldValue: Value, _ newValue: Value, HostServices) -> Void)
  }

  let value: Value
  let isInitial: Bool
  let action: Action
}

extension ValueChangeModifier {
  @MainActor
  static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    let node = ValueChangeNode(modifier, inputs: inputs)
    node.adopt(TactileViewGraph.makeNode(content, inputs))
    node.complete()
    return node
  }

  @MainActor
  static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    let node = downcast(node, to: ValueChangeNode<Value>.self)
    TactileViewGraph.updateNode(node.children[0], content, node.inputs)
    node.update(modifier)
  }

  static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }
}

/// A node that compares a value with that of the previous update.
@MainActor
final class ValueChangeNode<Value: Equatable>: ViewNode {
  private var modifier: ValueChangeModifier<Value>

  init(_ modifier: ValueChangeModifier<Value>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "onChange" }

  /// Queues the initial action, after the content's `onAppear` actions.
  func complete() {
    guard modifier.isInitial else { return }
    queue(from: modifier.value, of: modifier)
  }

  func update(_ newModifier: ValueChangeModifier<Value>) {
    let old = modifier
    modifier = newModifier
    guard newModifier.value != old.value else { return }
    queue(from: old.value, of: old)
  }

  private func queue(from oldValue: Value, of old: ValueChangeModifier<Value>) {
    let newValue = modifier.value
    switch (modifier.action, old.action) {
    case (.ofNewView(let action), _): queueAction("onChange") { action(oldValue, newValue) }
    case (.ofOldView, .ofOldView(let action)): queueAction("onChange") { action(newValue) }
    case (.withServices(let action), _):
      queueAction("onChange") { [services = graph.services] in
        action(oldValue, newValue, services)
      }
    case (.ofOldView, _): break
    }
  }
}
