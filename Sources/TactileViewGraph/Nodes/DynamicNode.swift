/// A node whose children are inserted and removed with transitions.
///
/// In an animated update, a removed child stays until its transition has ended (rule 4.6.39). It is
/// no longer laid out, hit or found, but is drawn at its position among its siblings. If it is
/// inserted again in the meantime, it is the same view, with its state.
@MainActor
package class DynamicNode<Key: Hashable>: ViewNode {
  private final var departures: [(key: Key, departure: Departure)] = []

  /// The current child; nil if there is none.
  package final var content: ViewNode? { children.first { !$0.isLeaving } }

  /// The children that are not leaving.
  package final var presentChildren: [ViewNode] {
    departures.isEmpty ? Array(children) : children.filter { !$0.isLeaving }
  }

  /// Whether any child is leaving.
  final var hasLeavingChildren: Bool { !departures.isEmpty }

  /// Begins the removal of a child if the update animates it; if not, the caller has to remove it.
  final func beginDeparture(of child: ViewNode, as key: Key) -> Bool {
    let departure = Departure(of: child, in: self) { [weak self] departure in
      self?.end(departure)
    }
    guard let departure else {
      child.disappearUnderIdentityTransition()
      return false
    }
    departures.append((key, departure))
    return true
  }

  private final func end(_ departure: Departure) {
    departures.removeAll { $0.departure === departure }
    remove(departure.child)
  }

  /// Cancels the removal of the child with a key and returns it; nil if no such child is leaving.
  final func recall(_ key: Key) -> ViewNode? {
    guard let index = departures.firstIndex(where: { $0.key == key }) else { return nil }
    let departure = departures.remove(at: index).departure
    departure.turnBack()
    return departure.child
  }

  /// Removes a child, immediately or after its transition.
  final func dismiss(_ child: ViewNode, as key: Key) {
    if !beginDeparture(of: child, as: key) { remove(child) }
  }

  /// Begins the insertion transition of a child inserted in this update.
  final func welcome(_ child: ViewNode) {
    guard graph.mayAnimateTransitions else { return }
    var elements: [ElementNode] = []
    child.appendElements(to: &elements)
    elements.forEach { $0.appear() }
  }

  /// Replaces the child by one with another identity, which may be a child that is leaving.
  final func exchange(
    _ oldKey: Key?, for newKey: Key?, make: () -> ViewNode?, update: (ViewNode) -> Void
  ) {
    if let oldKey, let old = content { dismiss(old, as: oldKey) }
    if let newKey {
      if let child = recall(newKey) {
        bringToFront(child)
        update(child)
      } else if let child = make() {
        adopt(child)
        welcome(child)
      }
    }
    childrenDidChange()
  }

  /// An inserted view is in front of the views that are leaving.
  private final func bringToFront(_ child: ViewNode) {
    guard children.count > 1 else { return }
    replaceChildren(with: children.filter { $0 !== child } + [child], removing: [])
    nearestElement(from: self)?.damageSubtree()
  }

  package override func didRemove() {
    departures.forEach { $0.departure.abandon() }
    departures = []
  }
}
