/// The environment at a place: the cells of the keys written here, and the environment around.
///
/// A write sets a cell, which costs that key's readers and nothing else. Most scopes write one key,
/// and a read goes up half a dozen scopes: cheaper than a map for each place.
final class EnvironmentScope {
  private struct Entry {
    let key: ObjectIdentifier
    let cell: AnyCell
  }

  /// What most scopes write is one key, which needs no array.
  @exclusivity(unchecked) private var first: Entry?
  @exclusivity(unchecked) private var others: [Entry] = []
  private let parent: EnvironmentScope?

  /// Makes the environment of a window, or of a place below another.
  init(parent: EnvironmentScope? = nil) { self.parent = parent }

  /// The value for a key: what the closest writer wrote, or the key's default.
  func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    guard let cell = cell(of: key) else { return K.defaultValue }
    return cell.read()
  }

  /// Whether somebody at or above this place writes the key.
  func isWritten<K: EnvironmentKey>(_ key: K.Type) -> Bool { cell(of: key) != nil }

  private func ownCell(of id: ObjectIdentifier) -> AnyCell? {
    if first?.key == id { return first?.cell }
    for entry in others where entry.key == id { return entry.cell }
    return nil
  }

  private func cell<K: EnvironmentKey>(of key: K.Type) -> Cell<K.Value>? {
    let id = ObjectIdentifier(key)
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let cell = current.ownCell(of: id) {
        return unsafeDowncast(cell, to: Cell<K.Value>.self)
      }
      scope = current.parent
    }
    return nil
  }

  /// Writes a value for this scope and those below.
  ///
  /// - Returns: whether the key is new here, so that who read it below has to look again.
  @discardableResult
  @MainActor func write<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) -> Bool {
    let id = ObjectIdentifier(key)
    if let cell = ownCell(of: id) {
      unsafeDowncast(cell, to: Cell<K.Value>.self).write(value)
      return false
    }
    let entry = Entry(key: id, cell: EnvironmentCell<K>(value))
    if first == nil { first = entry } else { others.append(entry) }
    return true
  }

  @MainActor func take(_ write: any EnvironmentWrite) -> Bool { write.apply(to: self) }
}

/// The value of a key, which it is named after.
private final class EnvironmentCell<K: EnvironmentKey>: Cell<K.Value> {
  override var name: String { "environment \(TracedWords.key(K.self))" }
}

/// A value to write, with its key's type forgotten.
protocol EnvironmentWrite: CustomStringConvertible {
  /// Writes the value into a scope; returns whether the key is new there.
  @MainActor func apply(to scope: EnvironmentScope) -> Bool

  /// The write of what a scope says for the same key.
  static func inherited(from scope: EnvironmentScope) -> any EnvironmentWrite

  static var key: ObjectIdentifier { get }
}

extension EnvironmentWrite {
  var key: ObjectIdentifier { Self.key }
}

/// The write of one key.
struct KeyedEnvironmentWrite<K: EnvironmentKey>: EnvironmentWrite {
  let value: K.Value

  var description: String { "EnvironmentPropertyKey<\(K.self)> = \(value)" }

  static var key: ObjectIdentifier { ObjectIdentifier(K.self) }

  @MainActor func apply(to scope: EnvironmentScope) -> Bool { scope.write(K.self, value) }

  static func inherited(from scope: EnvironmentScope) -> any EnvironmentWrite {
    KeyedEnvironmentWrite(value: scope.value(K.self))
  }
}
