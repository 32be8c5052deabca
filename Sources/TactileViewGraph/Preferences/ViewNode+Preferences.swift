// Preference propagation and caching: a reader queries its subtree, and each node queries its
// children and caches the result. A changed value invalidates the caches of all nodes above and
// notifies the readers among them. Subtrees without readers do none of this.

extension ViewNode {
  /// Returns the values of the children, reduced in the order of the views (rule 5.11).
  package final func reducedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard mayWritePreferences else { return nil }
    return switch children.count {
    case 0: nil
    case 1: children[0].isLeaving ? nil : children[0].preference(key)
    default: graph.preferences.entry(of: self, key).value(of: self)
    }
  }

  /// Notifies the nodes above that this subtree's value for a key, or for any key if nil, may have changed.
  ///
  /// The cost is the depth of the tree, or nothing if no node reads preferences.
  package final func preferencesDidChange(_ key: ObjectIdentifier?) {
    guard graph.preferences.isRead else { return }
    var child = self
    while let parent = child.parent, parent.preferenceDidChange(key, in: child) { child = parent }
  }

  /// Called when a child was added.
  final func preferencesDidCome(with child: ViewNode) {
    var node: ViewNode? = child.mayWritePreferences ? self : nil
    while let current = node, !current.mayWritePreferences {
      current.mayWritePreferences = true
      node = current.parent
    }
    if mayWritePreferences { childPreferencesDidChange() }
  }

  /// Called when the children have changed.
  final func childPreferencesDidChange() {
    guard graph.preferences.isRead else { return }
    graph.preferences.forget(self)
    preferencesDidChange(nil)
  }
}
