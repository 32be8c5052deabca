/// A node whose children come and go: what leaves under an animation stays until its transition is
/// over (rule 4.6.39).
///
/// A child that leaves is no longer laid out, hit or found; it is drawn where it was, among its
/// siblings. One that comes back in the meantime is the same view, with its state.
@MainActor
class DynamicNode<Key: Hashable>: ViewNode {
  private final var departures: [(key: Key, departure: Departure)] = []

  /// The child that is there; nil where there is none.
  final var content: ViewNode? { children.first { !$0.isLeaving } }

  /// The children that are there.
  final var presentChildren: [ViewNode] {
    departures.isEmpty ? Array(children) : children.filter { !$0.isLeaving }
  }

  /// Whether some child is on its way out.
  final var hasLeavingChildren: Bool { !departures.isEmpty }

  /// Lets a child leave, if the update animates that; else the caller takes it out.
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

  /// The child of a key that is on its way out, which comes back.
  final func recall(_ key: Key) -> ViewNode? {
    guard let index = departures.firstIndex(where: { $0.key == key }) else { return nil }
    let departure = departures.remove(at: index).departure
    departure.turnBack()
    return departure.child
  }

  /// Takes a child out, at once or when it has left.
  final func dismiss(_ child: ViewNode, as key: Key) {
    if !beginDeparture(of: child, as: key) { remove(child) }
  }

  /// Lets a child that was inserted in this update come.
  final func welcome(_ child: ViewNode) {
    guard graph.mayAnimateTransitions else { return }
    var elements: [ElementNode] = []
    child.appendElements(to: &elements)
    elements.forEach { $0.appear() }
  }

  /// Shows a child of another identity: what was there leaves, and what comes may be what just left.
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

  /// What comes is in front of what leaves.
  private final func bringToFront(_ child: ViewNode) {
    guard children.count > 1 else { return }
    replaceChildren(with: children.filter { $0 !== child } + [child], removing: [])
    nearestElement(from: self)?.damageSubtree()
  }

  override func didRemove() {
    departures.forEach { $0.departure.abandon() }
    departures = []
  }
}
