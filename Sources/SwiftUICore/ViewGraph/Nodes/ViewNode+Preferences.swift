// Preferences go up. A reader asks its subtree, each node asks its children and remembers what they
// said; a value that changes makes all nodes above forget what they remember of it, and tells the
// readers among them. Only subtrees that somebody reads do any of this.

extension ViewNode {
  /// The values of the children, reduced in the order of the views (rule 5.11).
  final func reducedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard mayWritePreferences else { return nil }
    return switch children.count {
    case 0: nil
    case 1: children[0].isLeaving ? nil : children[0].preference(key)
    default: graph.preferences.entry(of: self, key).value(of: self)
    }
  }

  /// Tells the nodes above that this subtree's value for a key, or for any, may be another.
  ///
  /// Costs the depth of the tree, and nothing where nobody reads preferences.
  final func preferencesDidChange(_ key: ObjectIdentifier?) {
    guard graph.preferences.isRead else { return }
    var child = self
    while let parent = child.parent, parent.preferenceDidChange(key, in: child) { child = parent }
  }

  /// Takes note of a child that has come.
  final func preferencesDidCome(with child: ViewNode) {
    var node: ViewNode? = child.mayWritePreferences ? self : nil
    while let current = node, !current.mayWritePreferences {
      current.mayWritePreferences = true
      node = current.parent
    }
    if mayWritePreferences { childPreferencesDidChange() }
  }

  /// Takes note of other children than before.
  final func childPreferencesDidChange() {
    guard graph.preferences.isRead else { return }
    graph.preferences.forget(self)
    preferencesDidChange(nil)
  }
}
