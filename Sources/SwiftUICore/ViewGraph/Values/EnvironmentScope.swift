/// The environment at a position in the tree: cells for the keys written there, and a parent scope.
///
/// A write sets a cell, which invalidates only the readers of that key. Most scopes write one key,
/// and a read searches about six scopes; this is cheaper than a dictionary for each scope.
package final class EnvironmentScope {
  // `@exclusivity(unchecked)`: see `ViewNode`.
  /// The first entry, stored inline, because most scopes write only one key.
  @exclusivity(unchecked) private var first: EnvironmentEntry?
  @exclusivity(unchecked) private var others: [EnvironmentEntry] = []
  private let parent: EnvironmentScope?

  /// Creates the environment of a window, or of a position below another one.
  package init(parent: EnvironmentScope? = nil) { self.parent = parent }

  /// Returns the value for a key from the closest scope that writes it, or the default value.
  package func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    guard let cell = cell(of: key) else { return K.defaultValue }
    return cell.read()
  }

  /// Returns whether this scope or an enclosing one writes the key.
  func isWritten<K: EnvironmentKey>(_ key: K.Type) -> Bool { cell(of: key) != nil }

  private func ownCell(of id: ObjectIdentifier) -> AnyObject? {
    if first?.key == id { return first?.cell }
    for entry in others where entry.key == id { return entry.cell }
    return nil
  }

  private func cell<K: EnvironmentKey>(of key: K.Type) -> Cell<K.Value>? {
    nearestCell(of: ObjectIdentifier(key)).map { downcast($0, to: Cell<K.Value>.self) }
  }

  // A call for each scope, since a loop would retain them.
  private func nearestCell(of id: ObjectIdentifier) -> AnyObject? {
    ownCell(of: id) ?? parent?.nearestCell(of: id)
  }

  /// Writes a value for this scope and those below.
  ///
  /// - Returns: Whether the key is new in this scope, so that its readers below have to be updated.
  @discardableResult
  @MainActor package func write<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) -> Bool {
    if let cell = ownCell(of: ObjectIdentifier(key)) {
      downcast(cell, to: Cell<K.Value>.self).write(value)
      return false
    }
    return write(EnvironmentEntry(key, value))
  }

  /// Writes the value of an entry, whose cell becomes the scope's own if the key is new in it.
  ///
  /// - Returns: Whether the key is new in this scope, so that its readers below have to be updated.
  @MainActor func write(_ entry: EnvironmentEntry) -> Bool {
    if let own = ownCell(of: entry.key) as? any KeyedCell {
      own.copyValue(of: entry.cell)
      return false
    }
    if first == nil { first = entry } else { others.append(entry) }
    return true
  }

  /// Returns entries with the parent's values for the keys of this scope that a list of entries lacks.
  func inherited(except written: ShortList<EnvironmentEntry>) -> [EnvironmentEntry] {
    guard let parent else { return [] }
    var inherited: [EnvironmentEntry] = []
    func add(_ entry: EnvironmentEntry) {
      for other in written where other.key == entry.key { return }
      if let cell = entry.cell as? any KeyedCell { inherited.append(cell.entry(ofValueIn: parent)) }
    }
    if let first { add(first) }
    others.forEach(add)
    return inherited
  }
}

/// A key and its value: in a scope, or in a copy of the environment in which it was set.
struct EnvironmentEntry {
  let key: ObjectIdentifier
  /// An `EnvironmentCell` of the key.
  let cell: AnyObject

  init<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) {
    self.key = ObjectIdentifier(key)
    cell = EnvironmentCell<K>(value)
  }

  /// Returns the value, without a dependency.
  func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    downcast(cell, to: Cell<K.Value>.self).value
  }
}

extension EnvironmentEntry: CustomStringConvertible {
  var description: String { "\(cell)" }
}

/// The cell of an environment value, with its key type-erased.
private protocol KeyedCell: AnyObject, CustomStringConvertible {
  /// Sets the value of another cell of the same key, and marks the readers if it differs.
  @MainActor func copyValue(of other: AnyObject)

  /// Returns an entry with the value that a scope has for the key.
  func entry(ofValueIn scope: EnvironmentScope) -> EnvironmentEntry
}

/// The cell of an environment value, named after its key.
private final class EnvironmentCell<K: EnvironmentKey>: Cell<K.Value>, KeyedCell {
  override var reason: BodyReason { .environment(key: TracedWords.key(K.self)) }

  func copyValue(of other: AnyObject) { write(downcast(other, to: Cell<K.Value>.self).value) }

  func entry(ofValueIn scope: EnvironmentScope) -> EnvironmentEntry {
    EnvironmentEntry(K.self, scope.value(K.self))
  }

  var description: String { "EnvironmentPropertyKey<\(K.self)> = \(value)" }
}
