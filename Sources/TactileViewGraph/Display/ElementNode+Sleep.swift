import Foundation

/// Whether an element has display items.
enum Wakefulness: UInt8 {
  /// The element has not been displayed yet.
  case new
  /// The element is outside of the window, and its subtree has no display items until something looks at them.
  case asleep
  /// The subtree has display items, which each frame keeps up to date.
  case awake
}

/// Elements outside of the window sleep.
///
/// Display items are a sixth of the work of a view, and most views of a long stack are never seen. A new element in a
/// container of many therefore starts asleep if nothing of it can reach into the window, which is known for the simplest
/// kinds of node only. It wakes, with its whole subtree, when a region of the window is collected or a point is hit that
/// it may reach, and then stays awake. Animations run in the body phase, so a sleeping element misses none.
extension ElementNode {
  /// The number of elements from which on a container's elements may sleep.
  static let fewestSleepers = 8

  /// Returns whether an element that isn't awake sleeps through the display phase, and wakes it if not.
  final func staysAsleep(in graph: ViewGraph) -> Bool {
    guard let container, container.elementCount >= Self.fewestSleepers,
      // Most views that are seen are in the window themselves, which takes less time to find out.
      !graph.isInWindow(CGRect(origin: origin, size: size), of: container),
      let area = sleepingReach,
      !graph.isInWindow(area.offsetBy(dx: origin.x, dy: origin.y), of: container)
    else {
      guard wakefulness == .asleep else {
        wakefulness = .awake
        return false
      }
      wake()
      // It may have come into the window.
      isDamaged = true
      return false
    }
    wakefulness = .asleep
    isDamaged = false
    (reachBounds, hasStaleReach) = (ReachBounds(area), false)
    graph.reachChanges += 1
    if !container.hasStaleReach { container.extendReach(by: placedReach, of: Int(elementIndex)) }
    skipDisplay(clearsMarks: graph.changedNodes == nil)
    return true
  }

  /// An area around all that the subtree may draw, in the node's own coordinates; nil if only its display items tell.
  final var sleepingReach: CGRect? {
    guard placement != nil, motion == nil, !graph.showsElsewhere else { return nil }
    guard isDrawnByElements else { return ownSleepingReach }
    var area = CGRect.null
    for element in elements {
      guard let inner = element.sleepingReach else { return nil }
      let origin = element.origin
      area = area.union(inner.offsetBy(dx: origin.x, dy: origin.y))
    }
    return area
  }

  /// Makes the display items of a sleeping element, which something looks at.
  package final func wake() {
    guard wakefulness == .asleep else { return }
    wakefulness = .awake
    // A sleeping subtree wasn't on the screen.
    graph.damageLog.ancestors += 1
    showSubtree()
    graph.damageLog.ancestors -= 1
  }
}

extension ViewNode {
  /// Wakes the sleeping element around this node, before the node changes and would lose what it shows.
  package final func wakeAround() {
    var node: ViewNode? = self
    while let current = node {
      current.asElement?.wake()
      node = current.parent
    }
  }

  /// Makes the display items of the subtree, whether its nodes are marked or not.
  fileprivate final func showSubtree() {
    needs.remove(.display)
    below.remove(.display)
    asElement?.wakefulness = .awake
    show()
    children.forEach { $0.showSubtree() }
    didShow(since: -1)
  }

  /// Withdraws the marks for the display phase in a subtree that sleeps.
  ///
  /// If no accessibility tree asks which nodes have changed, their marks are cleared as well, so that the end of the
  /// frame doesn't visit the subtree again.
  fileprivate final func skipDisplay(clearsMarks: Bool) {
    needs.remove(.display)
    below.remove(.display)
    didSkipDisplay()
    children.forEachMarked { $0.skipDisplay(clearsMarks: clearsMarks) }
    guard clearsMarks else { return }
    // Nothing is left below, so this ends with the children.
    var changed: Set<ObjectIdentifier>?
    clearMarks(noting: &changed)
  }
}

extension ViewGraph {
  /// Returns whether a region in the coordinates of a container's elements may be in the window.
  fileprivate func isInWindow(_ region: CGRect, of container: ElementNode) -> Bool {
    let region = windowRegion(region, in: container)
    return !region.isNull && region.intersects(CGRect(origin: .zero, size: configuration.size))
  }
}
