/// A key for a value that a view gives to the layout around it.
///
/// Mirrors SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// The value of views that give none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives the layout around the view a value.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

/// Holds a value for the layout around its content.
nonisolated struct LayoutValueModifier<K: LayoutValueKey>: ViewModifier {
  typealias Body = Never
  let value: K.Value
}

extension LayoutValueModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode { LayoutValueNode(self, inputs: inputs) }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: LayoutValueNode<K>.self).update(self)
  }
}

/// Answers with a value; a change makes the layout measure again.
@MainActor
final class LayoutValueNode<K: LayoutValueKey>: PassThroughNode {
  fileprivate var modifier: LayoutValueModifier<K>

  init(_ modifier: LayoutValueModifier<K>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "layoutValue" }

  func update(_ newModifier: LayoutValueModifier<K>) {
    guard !ValueComparison.areEqual(modifier, newModifier) else { return }
    modifier = newModifier
    setNeeds(.measure)
    // The modifiers around would answer as before, and the layout around those would not learn.
    var element = container
    while let current = element, current.modified != nil { element = current.container }
    element?.setNeeds(.measure)
  }
}

extension ElementNode {
  /// The value for a key, given by this view or one that it modifies.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    var element: ElementNode? = self
    while let current = element {
      if let node = current as? LayoutValueNode<K> { return node.modifier.value }
      element = current.modified
    }
    return nil
  }
}
