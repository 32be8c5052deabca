/// The order of a container's elements from back to front.
enum ZOrder {
  case unknown
  /// As in the document: what nearly all containers have.
  case document
  case sorted([ElementNode])
}

extension ElementNode {
  /// The elements from back to front, where some of them has an index that moves it; equal ones
  /// stay in the document's order (rule 3.9.47).
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

  /// Forgets the order, here and in all containers around: one between that was never asked for its
  /// order may have handed the index on.
  final func zOrderDidChange() {
    var node: ElementNode? = self
    while let current = node {
      current.zOrderCache = .unknown
      node = current.container
    }
  }
}
