/// The environment at a place: a map from keys to cells.
///
/// A scope begins as a copy of its parent's map and replaces the cells of the keys it writes. From
/// then on a write sets a cell, which costs that key's readers and nothing else.
final class EnvironmentScope {
  private struct Entry {
    let key: ObjectIdentifier
    let cell: AnyCell
    /// Whether this scope writes the key itself.
    let isOwn: Bool
  }

  /// A dozen keys at most in practice: a scan beats a dictionary and copies as one block.
  private var entries: [Entry]
  private let parent: EnvironmentScope?

  /// Makes the environment of a window.
  init() {
    parent = nil
    entries = []
  }

  /// Makes the environment of a place below another.
  init(parent: EnvironmentScope) {
    self.parent = parent
    entries = parent.entries.map { Entry(key: $0.key, cell: $0.cell, isOwn: false) }
  }

  /// The value for a key: what the closest writer wrote, or the key's default.
  func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    guard let cell = cell(of: key) else { return K.defaultValue }
    return cell.read()
  }

  /// Whether somebody at or above this place writes the key.
  func isWritten<K: EnvironmentKey>(_ key: K.Type) -> Bool { cell(of: key) != nil }

  private func cell<K: EnvironmentKey>(of key: K.Type) -> Cell<K.Value>? {
    let id = ObjectIdentifier(key)
    for entry in entries where entry.key == id {
      return unsafeDowncast(entry.cell, to: Cell<K.Value>.self)
    }
    return nil
  }

  /// Writes a value for this scope and those below.
  ///
  /// - Returns: whether the key is new here, so that scopes below have to inherit it.
  @discardableResult
  @MainActor func write<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) -> Bool {
    let id = ObjectIdentifier(key)
    if let entry = entries.first(where: { $0.key == id }), entry.isOwn {
      unsafeDowncast(entry.cell, to: Cell<K.Value>.self).write(value)
      return false
    }
    entries.removeAll { $0.key == id }
    entries.append(Entry(key: id, cell: Cell(value), isOwn: true))
    return true
  }

  @MainActor func take(_ write: any EnvironmentWrite) -> Bool { write.apply(to: self) }

  /// Takes over a key that a scope above has begun to write, unless a closer one writes it.
  func inherit(_ write: any EnvironmentWrite) {
    guard let entry = parent?.entries.first(where: { $0.key == write.key }) else { return }
    let position = entries.firstIndex { $0.key == write.key }
    if let position, entries[position].isOwn { return }
    let inherited = Entry(key: entry.key, cell: entry.cell, isOwn: false)
    if let position { entries[position] = inherited } else { entries.append(inherited) }
  }
}

/// A value to write, with its key's type forgotten.
protocol EnvironmentWrite {
  var key: ObjectIdentifier { get }

  /// Writes the value into a scope; returns whether the key is new there.
  @MainActor func apply(to scope: EnvironmentScope) -> Bool

  /// The write of what a scope says for the same key.
  func inherited(from scope: EnvironmentScope) -> any EnvironmentWrite
}

/// The write of one key.
struct KeyedEnvironmentWrite<K: EnvironmentKey>: EnvironmentWrite {
  let value: K.Value

  var key: ObjectIdentifier { ObjectIdentifier(K.self) }

  @MainActor func apply(to scope: EnvironmentScope) -> Bool { scope.write(K.self, value) }

  func inherited(from scope: EnvironmentScope) -> any EnvironmentWrite {
    KeyedEnvironmentWrite(value: scope.value(K.self))
  }
}
