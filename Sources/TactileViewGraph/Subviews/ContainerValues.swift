/// A key for a value that a view passes to the container that shows it.
///
/// Declare it together with a property of ``ContainerValues``:
///
/// ```swift
/// struct IsPinned: ContainerValueKey { static let defaultValue = false }
///
/// extension ContainerValues {
///   var isPinned: Bool {
///     get { self[IsPinned.self] }
///     set { self[IsPinned.self] = newValue }
///   }
/// }
/// ```
///
/// The `@Entry` macro declares key and property at once. Mirrors SwiftUI's `ContainerValueKey`.
public protocol ContainerValueKey {
  /// The type of the key's value, which Swift infers from ``defaultValue``.
  associatedtype Value

  /// The value of views that don't set one.
  static var defaultValue: Value { get }
}

/// The values that a view passes to the container that shows it.
///
/// A view sets a value with `containerValue(_:_:)`, and the container reads it from ``Subview/containerValues`` or
/// ``SectionConfiguration/containerValues``. Unlike an environment value, it isn't passed on to the views inside, and unlike
/// a preference, it ends at the closest container that composes its subviews. Mirrors SwiftUI's `ContainerValues`.
public nonisolated struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tags of the view, outermost first, and then its identities.
  var tags: [any AnyTag] = []

  init() {}

  /// The value for a key, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of the view as a value of a type; nil if it has no tag of the type.
  ///
  /// A `tag(_:)` modifier sets it, and `ForEach` does with the identity of an element.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags { if let value = tag.value(as: V.self) { return value } }
    return nil
  }

  /// Returns whether the view has a tag that is equal to a value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
  /// Sets a value for the container that shows this view.
  ///
  /// Applied to a group of views, it sets the value for each of them; applied to a section, for the section.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

/// Sets a value for the container of a view.
nonisolated struct ContainerValueModifier<V>: ViewModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V
}

extension ContainerValueModifier: SubviewTrait {
  func write(to traits: inout SubviewTraits) { traits.values[keyPath: keyPath] = value }
}

extension ContainerValueModifier: ElementModifier {
  @MainActor func makeElement(_ inputs: ViewInputs) -> TraitNode { TraitNode(inputs: inputs) }
  @MainActor func updateElement(_ element: TraitNode) {}
}

/// The element of a view with a value for its container, which reads it from the modifier.
@MainActor
package final class TraitNode: PassThroughNode {
  package override var name: String { "container value" }
}
