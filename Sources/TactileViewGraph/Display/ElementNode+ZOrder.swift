extension ElementNode {
  /// The elements from back to front; nil if no z-index changes the document order.
  ///
  /// Elements with equal indices keep the document order (rule 3.9.47).
  final var zOrder: [ElementNode]? {
    if hasKnownOrder { return extras?.order }
    hasKnownOrder = true
    guard elements.count > 1 else { return nil }
    let indices = elements.map { stackingIndex(of: $0) }
    guard indices.contains(where: { $0 != 0 }) else { return nil }
    let order = elements.array.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }
    ownExtras.order = order.map { elements[$0] }
    return extras?.order
  }

  /// Invalidates the order of this element and of all enclosing containers, since an intermediate
  /// one may have passed the index on.
  package final func zOrderDidChange() {
    var node: ElementNode? = self
    while let current = node {
      current.hasKnownOrder = false
      current.extras?.order = nil
      node = current.container
    }
  }
}
