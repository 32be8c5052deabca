/// The preferences of a window: what nodes with several children remember of them, and how many
/// nodes read any.
///
/// As long as nobody reads there is nothing to remember and nobody to tell.
@MainActor
struct PreferenceTable {
  private var entries: [ObjectIdentifier: [AnyPreferenceEntry]] = [:]
  /// The number of nodes that read preferences of their subtrees.
  var readers = 0

  var isRead: Bool { readers > 0 }

  /// What a node remembers for a key.
  mutating func entry<K: PreferenceKey>(of node: ViewNode, _ key: K.Type) -> PreferenceEntry<K> {
    let (id, keyID) = (ObjectIdentifier(node), ObjectIdentifier(key))
    if let known = entries[id]?.first(where: { $0.key == keyID }) {
      return unsafeDowncast(known, to: PreferenceEntry<K>.self)
    }
    let entry = PreferenceEntry<K>()
    entries[id, default: []].append(entry)
    return entry
  }

  /// Forgets what one child has contributed, for a key or for any.
  func forget(_ child: Int, of node: ViewNode, _ key: ObjectIdentifier?) {
    for entry in entries[ObjectIdentifier(node)] ?? [] where key == nil || entry.key == key {
      entry.forget(child)
    }
  }

  /// Forgets all that a node remembers.
  mutating func forget(_ node: ViewNode) { entries[ObjectIdentifier(node)] = nil }

  /// The number of nodes that remember something.
  var count: Int { entries.count }
}

/// What a node remembers for one key, with the key's type forgotten.
@MainActor
class AnyPreferenceEntry {
  let key: ObjectIdentifier

  init(key: ObjectIdentifier) { self.key = key }

  func forget(_ child: Int) {}
}

/// What a node remembers for one key.
@MainActor
final class PreferenceEntry<K: PreferenceKey>: AnyPreferenceEntry {
  private var reductions = PartialReductions<K.Value>()

  init() { super.init(key: ObjectIdentifier(K.self)) }

  override func forget(_ child: Int) { reductions.forget(child) }

  /// The children's values as one.
  func value(of node: ViewNode) -> K.Value? {
    // Taken out meanwhile, since a child may ask for what this very node remembers.
    var reductions = reductions
    self.reductions = PartialReductions()
    defer { self.reductions = reductions }
    return reductions.value(
      count: node.children.count,
      child: {
        let child = node.children[$0]
        return child.isLeaving ? nil : child.preference(K.self)
      },
      combine: { node.graph.reduce(&$0, $1, by: K.self) })
  }
}

extension ViewGraph {
  /// Adds the value of the next views to that of the ones before them.
  func reduce<K: PreferenceKey>(_ value: inout K.Value, _ next: K.Value, by key: K.Type) {
    statistics.preferences += 1
    K.reduce(value: &value) { next }
  }
}
