import Foundation

extension ElementNode {
  /// Appends the items of the elements, from back to front.
  package final func appendElements(to list: inout ItemCollector, at offset: CGPoint) {
    if hasOneElement, graph.departures.ghosts.isEmpty, let firstElement {
      return firstElement.appendPlacedItems(to: &list, in: offset)
    }
    let elements = elements
    var ghosts = ghosts[...]
    if let order = zOrder(with: Array(ghosts)) {
      for element in order { element.appendPlacedItems(to: &list, in: offset) }
      return
    }
    if reachBlocks.isEmpty || list.wanted == nil {
      appendElements(0..<elements.count, &ghosts, to: &list, at: offset)
    } else {
      for (block, bounds) in reachBlocks.enumerated() {
        let range = self.elements(inBlock: block)
        let hasGhosts = ghosts.first.map { $0.position < range.upperBound } ?? false
        guard hasGhosts || list.wants(bounds.rect.offsetBy(dx: offset.x, dy: offset.y)) else {
          continue
        }
        appendElements(range, &ghosts, to: &list, at: offset)
      }
    }
    for ghost in ghosts { ghost.element.appendPlacedItems(to: &list, in: offset) }
  }

  /// Appends the items of this node, offset by its origin in the container.
  final func appendPlacedItems(to list: inout ItemCollector, in offset: CGPoint) {
    guard isPlaced else { return }
    let origin = origin
    guard list.wanted == nil || list.wants(reach(at: origin).offsetBy(dx: offset.x, dy: offset.y))
    else { return }
    wake()
    let place = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
    let opacity = fadeOpacity
    guard opacity < 1 else { return appendItems(to: &list, at: place) }
    guard opacity > 0 else { return }
    var group = ItemCollector(wanted: list.wanted?.offsetBy(dx: -place.x, dy: -place.y))
    appendItems(to: &group, at: .zero)
    list.append(DisplayList.Item(origin: place, content: .group(.opacity(opacity), group.items)))
  }
}
