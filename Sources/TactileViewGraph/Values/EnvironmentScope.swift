/// The environment at a position in the tree: cells for the keys written there, and a parent scope.
///
/// A write sets a cell, which invalidates only the readers of that key. Most scopes write one or two keys,
/// and a read searches about five scopes; this is cheaper than a dictionary for each scope.
@usableFromInline package class EnvironmentScope {
  // `@exclusivity(unchecked)`: see `ViewNode`.
  @exclusivity(unchecked) private final var entries = ShortList<EnvironmentEntry>()
  final let parent: EnvironmentScope?

  /// Creates the environment of a position below another one, or one without any.
  package convenience init(parent: EnvironmentScope? = nil) {
    self.init(parent: parent, entries: ShortList())
  }

  /// Creates the environment of a window, with room for its values.
  convenience init(capacity: Int) { self.init(parent: nil, entries: ShortList(capacity: capacity)) }

  init(parent: EnvironmentScope?, entries: ShortList<EnvironmentEntry>) {
    self.parent = parent
    self.entries = entries
  }

  /// Returns the value for a key from the closest scope that writes it, or the default value.
  ///
  /// It is inlinable, because a generic function of another module looks up the class of the cell in each call.
  @inlinable
  package final func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    guard let cell = nearestCell(of: key) else { return K.defaultValue }
    return downcast(cell, to: Cell<K.Value>.self).read()
  }

  /// Returns whether this scope or an enclosing one writes the key.
  final func isWritten(_ key: any EnvironmentKey.Type) -> Bool { nearestCell(of: key) != nil }

  final func ownCell(of key: any EnvironmentKey.Type) -> AnyObject? {
    switch entries {
    case .empty: nil
    case .one(let entry): entry.key == key ? entry.cell : nil
    case .many(let entries): entries.first { $0.key == key }?.cell
    }
  }

  // A call for each scope, since a loop would retain them.
  @usableFromInline func nearestCell(of key: any EnvironmentKey.Type) -> AnyObject? {
    ownCell(of: key) ?? parent?.nearestCell(of: key)
  }

  /// Writes a value for this scope and those below.
  ///
  /// - Returns: Whether the key is new in this scope, so that its readers below have to be updated.
  @discardableResult
  @MainActor package final func write<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) -> Bool {
    write(EnvironmentEntry(key, value))
  }

  /// Writes the value of an entry, whose cell becomes the scope's own if the key is new in it.
  ///
  /// - Returns: Whether the key is new in this scope, so that its readers below have to be updated.
  @MainActor final func write(_ entry: EnvironmentEntry) -> Bool {
    if let own = ownCell(of: entry.key) {
      entry.copyValue(to: own)
      return false
    }
    entries.append(entry)
    return true
  }

  /// Returns entries with the parent's values for the keys of this scope that a list of entries lacks.
  final func inherited(except written: ShortList<EnvironmentEntry>) -> [EnvironmentEntry] {
    guard let parent else { return [] }
    return entries.filter { entry in !written.contains { $0.key == entry.key } }
      .map { EnvironmentEntry(ofValueIn: parent, for: $0.key) }
  }
}

/// A key and its value: in a scope, or in a copy of the environment in which it was set.
@usableFromInline struct EnvironmentEntry {
  @usableFromInline let key: any EnvironmentKey.Type
  /// A `Cell` of the key's value.
  ///
  /// The class is generic over the value, because the runtime would search all conformances of the program for that of
  /// each key.
  @usableFromInline let cell: AnyObject

  @inlinable
  init<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) {
    self.key = key
    cell = Cell(value)
  }

  /// Creates an entry with the value that a scope has for a key.
  init(ofValueIn scope: EnvironmentScope, for key: any EnvironmentKey.Type) {
    func entry<K: EnvironmentKey>(_ key: K.Type) -> EnvironmentEntry {
      EnvironmentEntry(key, scope.value(key))
    }
    self = entry(key)
  }

  /// Returns the value, without a dependency.
  @inlinable
  func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    downcast(cell, to: Cell<K.Value>.self).value
  }

  /// Sets the value of another cell of the same key, and marks the readers if it differs.
  @MainActor func copyValue(to other: AnyObject) {
    func copy<K: EnvironmentKey>(_ key: K.Type) {
      downcast(other, to: Cell<K.Value>.self)
        .write(value(key), because: .environment(key: TracedWords.key(key)))
    }
    copy(key)
  }
}

extension EnvironmentEntry: CustomStringConvertible {
  @usableFromInline var description: String {
    func text<K: EnvironmentKey>(_ key: K.Type) -> String {
      "EnvironmentPropertyKey<\(key)> = \(value(key))"
    }
    return text(key)
  }
}
