/// The environment at a position in the tree: cells for the keys written there, and a parent scope.
///
/// A write sets a cell, which invalidates only the readers of that key. Most scopes write one key,
/// and a read searches about six scopes; this is cheaper than a dictionary for each scope.
package final class EnvironmentScope {
  // `@exclusivity(unchecked)`: see `ViewNode`.
  private struct Entry {
    let key: ObjectIdentifier
    /// A `Cell` of the key's value.
    let cell: AnyObject
  }

  /// The first entry, stored inline, because most scopes write only one key.
  @exclusivity(unchecked) private var first: Entry?
  @exclusivity(unchecked) private var others: [Entry] = []
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
    let id = ObjectIdentifier(key)
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let cell = current.ownCell(of: id) {
        return downcast(cell, to: Cell<K.Value>.self)
      }
      scope = current.parent
    }
    return nil
  }

  /// Writes a value for this scope and those below.
  ///
  /// - Returns: Whether the key is new in this scope, so that its readers below have to be updated.
  @discardableResult
  @MainActor package func write<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) -> Bool {
    let id = ObjectIdentifier(key)
    if let cell = ownCell(of: id) {
      downcast(cell, to: Cell<K.Value>.self).write(value)
      return false
    }
    let entry = Entry(key: id, cell: EnvironmentCell<K>(value))
    if first == nil { first = entry } else { others.append(entry) }
    return true
  }

  @MainActor func take(_ write: any EnvironmentWrite) -> Bool { write.apply(to: self) }

  /// Returns writes of the parent's values for the keys of this scope that a list of writes lacks.
  func inherited(except writes: [any EnvironmentWrite]) -> [any EnvironmentWrite] {
    var inherited: [any EnvironmentWrite] = []
    func add(_ entry: Entry) {
      guard !writes.contains(where: { $0.key == entry.key }), let parent,
        let cell = entry.cell as? any KeyedCell
      else { return }
      inherited.append(cell.write(ofValueIn: parent))
    }
    if let first { add(first) }
    others.forEach(add)
    return inherited
  }
}

/// The cell of an environment value, which knows its key.
private protocol KeyedCell {
  /// Returns a write of the value that a scope has for the cell's key.
  func write(ofValueIn scope: EnvironmentScope) -> any EnvironmentWrite
}

/// The cell of an environment value, named after its key.
private final class EnvironmentCell<K: EnvironmentKey>: Cell<K.Value>, KeyedCell {
  override var reason: BodyReason { .environment(key: TracedWords.key(K.self)) }

  func write(ofValueIn scope: EnvironmentScope) -> any EnvironmentWrite {
    KeyedEnvironmentWrite<K>(value: scope.value(K.self))
  }
}

/// An environment value to write, with its key type-erased.
protocol EnvironmentWrite: CustomStringConvertible {
  /// Writes the value to a scope; returns whether the key is new there.
  @MainActor func apply(to scope: EnvironmentScope) -> Bool

  static var key: ObjectIdentifier { get }
}

extension EnvironmentWrite {
  var key: ObjectIdentifier { Self.key }
}

/// A write of a value for one key.
struct KeyedEnvironmentWrite<K: EnvironmentKey>: EnvironmentWrite {
  let value: K.Value

  var description: String { "EnvironmentPropertyKey<\(K.self)> = \(value)" }

  static var key: ObjectIdentifier { ObjectIdentifier(K.self) }

  @MainActor func apply(to scope: EnvironmentScope) -> Bool { scope.write(K.self, value) }
}
