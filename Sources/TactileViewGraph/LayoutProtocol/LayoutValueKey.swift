/// A key for a value that a view passes to the layout that contains it.
///
/// Set a value with `layoutValue(key:value:)`, and read it from a ``LayoutSubview`` with the key as its subscript:
///
/// ```swift
/// struct Column: LayoutValueKey { static let defaultValue = 0 }
///
/// Card().layoutValue(key: Column.self, value: 2)
/// let column = subview[Column.self]  // In a method of the layout.
/// ```
///
/// A layout reads the values of its own subviews, not of views inside them. Mirrors SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the key's value, which Swift infers from ``defaultValue``.
  associatedtype Value

  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the layout that contains the view; if several are set for a key, the last modifier wins.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

/// Stores a value for the layout that contains its content.
nonisolated struct LayoutValueModifier<K: LayoutValueKey>: ViewModifier {
  typealias Body = Never
  let value: K.Value
}

extension LayoutValueModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> LayoutValueNode<K> {
    LayoutValueNode(self, inputs: inputs)
  }
}

/// Provides a layout value; a change invalidates the measurements of the containing layout.
@MainActor
final class LayoutValueNode<K: LayoutValueKey>: PassThroughNode, ValueNode {
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
    // The modifiers around this node would return cached sizes, so the layout outside of them is invalidated too.
    var element = container
    while let current = element, current.modified != nil { element = current.container }
    element?.setNeeds(.measure)
  }
}

extension ElementNode {
  /// Returns the value for a key that this view, or a view that it modifies, sets; nil if none does.
  package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    var element: ElementNode? = self
    while let current = element {
      if let node = current as? LayoutValueNode<K> { return node.modifier.value }
      element = current.modified
    }
    return nil
  }
}
