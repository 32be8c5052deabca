@_spi(Engine) import TactileViewGraph

/// An element that contributes its own value to a preference.
@MainActor
class PreferenceNode<K: PreferenceKey>: PassThroughNode {
  override init(inputs: ViewInputs) {
    super.init(inputs: inputs)
    mayWritePreferences = true
  }

  /// Returns the value of the subtree for the node's own key; nil for none.
  func ownPreference() -> K.Value? { super.preference(K.self) }

  /// Returns the value of the views inside for the node's own key; nil for none.
  final func innerPreference() -> K.Value? { reducedPreference(K.self) }

  override final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard Key.self == K.self else { return super.preference(key) }
    // The two types are identical.
    return unsafeBitCast(ownPreference(), to: Key.Value?.self)
  }

  /// Notifies the readers above that the node's value has changed.
  final func ownPreferenceDidChange() { preferencesDidChange(ObjectIdentifier(K.self)) }
}

/// The element of `preference`, which replaces the values from inside.
@MainActor
final class PreferenceWriterNode<K: PreferenceKey>: PreferenceNode<K>, ValueNode {
  private var value: K.Value

  init(_ modifier: PreferenceModifier<K>, inputs: ViewInputs) {
    value = modifier.value
    super.init(inputs: inputs)
  }

  override var name: String { "preference \(K.self)" }

  func update(_ modifier: PreferenceModifier<K>) {
    guard !ValueComparison.areEqual(value, modifier.value) else { return }
    value = modifier.value
    ownPreferenceDidChange()
  }

  override func ownPreference() -> K.Value? { value }

  override func preferenceDidChange(_ key: ObjectIdentifier?, in child: ViewNode) -> Bool {
    key != ObjectIdentifier(K.self) && super.preferenceDidChange(key, in: child)
  }
}

/// The element of `transformPreference`.
@MainActor
final class PreferenceTransformNode<K: PreferenceKey>: PreferenceNode<K>, ValueNode {
  private var modifier: PreferenceTransform<K>

  init(_ modifier: PreferenceTransform<K>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "transformPreference \(K.self)" }

  func update(_ modifier: PreferenceTransform<K>) {
    guard !ValueComparison.areEqual(modifier, self.modifier) else { return }
    self.modifier = modifier
    ownPreferenceDidChange()
  }

  override func ownPreference() -> K.Value? {
    graph.statistics.preferences += 1
    var value = innerPreference() ?? K.defaultValue
    tracking(.body) { modifier.transform(&value) }
    return value
  }

  /// Called when a value that the closure read has changed.
  override func updateBody() { ownPreferenceDidChange() }
}

/// Sets the value of a preference.
nonisolated struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let value: K.Value
}

extension PreferenceModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> PreferenceWriterNode<K> {
    PreferenceWriterNode(self, inputs: inputs)
  }
}

/// Transforms the value of a preference.
nonisolated struct PreferenceTransform<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let transform: (inout K.Value) -> Void
}

extension PreferenceTransform: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> PreferenceTransformNode<K> {
    PreferenceTransformNode(self, inputs: inputs)
  }
}
