/// The order of a container's elements from back to front.
enum ZOrder {
  case unknown
  /// Document order, which nearly all containers have.
  case document
  case sorted([ElementNode])
}

extension ElementNode {
  /// The elements from back to front; nil if no z-index changes the document order.
  ///
  /// Elements with equal indices keep the document order (rule 3.9.47).
  final var zOrder: [ElementNode]? {
    switch zOrderCache {
    case .document: return nil
    case .sorted(let elements): return elements
    case .unknown:
      guard elements.count > 1 else {
        zOrderCache = .document
        return nil
      }
      let indices = elements.map { stackingIndex(of: $0) }
      guard indices.contains(where: { $0 != 0 }) else {
        zOrderCache = .document
        return nil
      }
      let order = elements.array.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }
      let sorted = order.map { elements[$0] }
      zOrderCache = .sorted(sorted)
      return sorted
    }
  }

  /// Invalidates the order of this element and of all enclosing containers, since an intermediate
  /// one may have passed the index on.
  package final func zOrderDidChange() {
    var node: ElementNode? = self
    while let current = node {
      current.zOrderCache = .unknown
      node = current.container
    }
  }
}
