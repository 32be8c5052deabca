@_spi(Engine) import TactileViewGraph

/// An element that looks different at the ends of a group of elements.
@MainActor
package protocol NeighborReader: ElementNode {
  /// Called before the element is measured, if the elements before and after it may have changed.
  func setNeighbors(before: LazyNeighbor, after: LazyNeighbor)
}

/// The element before or after another one in a lazy container.
@MainActor
package enum LazyNeighbor {
  /// The container begins or ends here.
  case none
  /// The element doesn't exist, because it isn't visible.
  case unmade
  case element(ElementNode)
}

extension LazyEntries {
  /// Tells each existing element its neighbors.
  func tellNeighbors() {
    var before = LazyNeighbor.none
    var current: ElementNode?
    var next = 0
    func tell(_ after: LazyNeighbor) {
      (current as? any NeighborReader)?.setNeighbors(before: before, after: after)
    }
    for entry in made {
      if entry.index > next {
        tell(.unmade)
        (before, current) = (.unmade, nil)
      }
      for element in entry.elements {
        tell(.element(element))
        if let current { before = .element(current) }
        current = element
      }
      next = entry.index + 1
    }
    tell(next < count ? .unmade : .none)
  }
}
