@_spi(Engine) import TactileViewGraph

/// The accessibility elements of a window, kept from frame to frame.
///
/// ``ViewGraph/accessibilityElements`` creates all elements each time, as tests need them. A host that shows them to
/// assistive technologies keeps an outline, which has the shape of the view tree, and creates only the elements of
/// views that have changed. An update compares the children of the changed nodes, and evaluates the elements of
/// changed views. Their evaluation is tracked like a phase of a frame, so a view that moves, or whose
/// environment changes, has changed too.
///
/// A modifier that changes the elements inside its view makes them all again when one of them changes.
@MainActor
package final class AccessibilityOutline {
  private unowned let graph: ViewGraph
  private var root: Branch?
  /// All items in document order.
  package private(set) var order: [AccessibilityItem] = []
  /// The items by the nodes that they represent.
  private var items: [ObjectIdentifier: AccessibilityItem] = [:]
  /// The nodes that have changed since the last update, and those above them.
  private var stale: Set<ObjectIdentifier> = []
  private var changes = Changes()
  private var orderIsStale = false
  /// The items that an animation may be moving.
  private var moving: [AccessibilityItem] = []
  /// The number of nodes whose elements were evaluated so far, which tests assert instead of timings.
  package private(set) var evaluations = 0

  /// The differences between two updates.
  package struct Changes {
    /// The items that may differ, in no particular order.
    package fileprivate(set) var changed: [AccessibilityItem] = []
    /// All items in document order; nil if they are the same ones in the same order.
    package fileprivate(set) var order: [AccessibilityItem]?
  }

  /// Creates the outline of a window; from now on, the window keeps a record of its changes.
  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph.changedNodes = []
  }

  /// Whether there may be differences from the last update.
  package var needsUpdate: Bool { graph.changedNodes?.isEmpty == false || !moving.isEmpty }

  /// Ends the record of changes.
  package func end() { graph.changedNodes = nil }

  /// Brings the outline up to date.
  package func update() -> Changes {
    stale = graph.changedNodes ?? []
    graph.changedNodes = []
    changes = Changes()
    if root == nil || !stale.isEmpty { root = refresh(root, graph.root) }
    if orderIsStale { sort() }
    followMotion()
    return changes
  }

  /// Returns the item that stands for a view: the first one inside it, or else the one around it.
  package func item(for view: ViewNode) -> AccessibilityItem? {
    if let inside = firstItem(inside: view) { return inside }
    var node = view.parent
    while let current = node {
      if let item = items[ObjectIdentifier(current)] { return item }
      node = current.parent
    }
    return nil
  }

  private func firstItem(inside view: ViewNode) -> AccessibilityItem? {
    if let item = items[ObjectIdentifier(view)] { return item }
    for child in view.visibleChildren {
      if let item = firstItem(inside: child) { return item }
    }
    return nil
  }

  // MARK: Refreshing

  private func refresh(_ branch: Branch?, _ node: ViewNode) -> Branch {
    if let branch, !stale.contains(ObjectIdentifier(node)) { return branch }
    let branch = branch ?? Branch(node)
    evaluations += 1
    let contents = node.tracking(.accessibility) {
      node.ownAccessibilityElements?.map(AccessibilityItem.Content.init)
    }
    refresh(&branch.items, contents ?? [])
    refresh(&branch.branches, contents == nil ? node : nil)
    return branch
  }

  /// Refreshes the branches of a node's children; without a node, there are none.
  private func refresh(_ branches: inout [Branch], _ node: ViewNode?) {
    let nodes = node?.visibleChildren.filter { !$0.isInvisible } ?? []
    if branches.count == nodes.count, zip(branches, nodes).allSatisfy({ $0.node === $1 }) {
      for (branch, node) in zip(branches, nodes) { _ = refresh(branch, node) }
    } else {
      orderIsStale = true
      let known = Dictionary(branches.map { (ObjectIdentifier($0.node), $0) }) { first, _ in first }
      branches = nodes.map { refresh(known[ObjectIdentifier($0)], $0) }
    }
  }

  private func refresh(_ items: inout [AccessibilityItem], _ contents: [AccessibilityItem.Content])
  {
    if items.count != contents.count { orderIsStale = true }
    items = contents.enumerated().map { index, content in
      let item = index < items.count ? items[index] : AccessibilityItem(content)
      if !item.isArranged(like: content) { orderIsStale = true }
      item.content = content
      refresh(&item.children, content.children)
      refresh(&item.branches, content.element.contents)
      changes.changed.append(item)
      if graph.isAnimating, item.beginMotion() { moving.append(item) }
      return item
    }
  }

  // MARK: Motion

  /// Reads the frames again that an animation may have changed.
  ///
  /// An animation moves what is drawn, while the geometry that evaluations depend on has changed once, when it
  /// began.
  private func followMotion() {
    for item in moving where item.followMotion() { changes.changed.append(item) }
    let isAnimating = graph.isAnimating
    moving.removeAll { $0.comesToRest(isAnimating: isAnimating) }
  }

  // MARK: Sorting

  /// Puts all items that can be reached in document order (rule 2.7.81b).
  private func sort() {
    orderIsStale = false
    order = []
    items = [:]
    let top = root.map { items(of: [$0]) } ?? []
    append(graph.uncovered(top).reachable)
    for item in order.reversed() { items[ObjectIdentifier(item.element.node)] = item }
    changes.order = order
  }

  private func append(_ items: [AccessibilityItem]) {
    for item in items {
      order.append(item)
      append(item.children)
      append(self.items(of: item.branches).reachable)
    }
  }

  private func items(of branches: [Branch]) -> [AccessibilityItem] {
    var items: [AccessibilityItem] = []
    for branch in branches { branch.append(to: &items) }
    return items
  }
}

extension AccessibilityOutline {
  /// A node of an outline: the elements that a view made, or else the branches of its children.
  @MainActor
  final class Branch {
    /// The node, retained until the next update: an identifier alone could become that of a new node.
    let node: ViewNode
    var items: [AccessibilityItem] = []
    var branches: [Branch] = []

    init(_ node: ViewNode) { self.node = node }

    func append(to list: inout [AccessibilityItem]) {
      list += items
      for branch in branches { branch.append(to: &list) }
    }
  }
}
