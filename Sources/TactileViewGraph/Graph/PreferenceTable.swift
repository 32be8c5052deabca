/// The caches of preference values in a window, and the number of nodes that read preferences.
///
/// While no node reads preferences, nothing is cached or propagated.
@MainActor
package struct PreferenceTable {
  private var entries: [ObjectIdentifier: [AnyPreferenceEntry]] = [:]
  /// The number of nodes that read preferences of their subtrees.
  package var readers = 0

  package var isRead: Bool { readers > 0 }

  /// Returns a node's cache for a key, which is created on first use.
  mutating func entry<K: PreferenceKey>(of node: ViewNode, _ key: K.Type) -> PreferenceEntry<K> {
    let (id, keyID) = (ObjectIdentifier(node), ObjectIdentifier(key))
    if let known = entries[id]?.first(where: { $0.key == keyID }) {
      return downcast(known, to: PreferenceEntry<K>.self)
    }
    let entry = PreferenceEntry<K>()
    entries[id, default: []].append(entry)
    return entry
  }

  /// Invalidates the contribution of one child to a key, or to all keys if nil.
  func forget(_ child: Int, of node: ViewNode, _ key: ObjectIdentifier?) {
    for entry in entries[ObjectIdentifier(node)] ?? [] where key == nil || entry.key == key {
      entry.forget(child)
    }
  }

  /// Removes all caches of a node.
  mutating func forget(_ node: ViewNode) { entries[ObjectIdentifier(node)] = nil }

  /// The number of nodes with a cache.
  var count: Int { entries.count }
}

/// A node's cache for one key, type-erased.
@MainActor
class AnyPreferenceEntry {
  let key: ObjectIdentifier

  init(key: ObjectIdentifier) { self.key = key }

  func forget(_ child: Int) {}
}

/// A node's cache for one key.
@MainActor
final class PreferenceEntry<K: PreferenceKey>: AnyPreferenceEntry {
  private var reductions = PartialReductions<K.Value>()

  init() { super.init(key: ObjectIdentifier(K.self)) }

  override func forget(_ child: Int) { reductions.forget(child) }

  /// Returns the reduced value of the children; nil if none writes the key.
  func value(of node: ViewNode) -> K.Value? {
    // Removed during the call, since a child may ask for this node's value.
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
  /// Reduces the value of the preceding views and that of the next ones.
  func reduce<K: PreferenceKey>(_ value: inout K.Value, _ next: K.Value, by key: K.Type) {
    statistics.preferences += 1
    K.reduce(value: &value) { next }
  }
}
