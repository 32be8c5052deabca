/// Which row of the window shows its buttons: one at a time.
@MainActor
final class SwipeCoordinator {
  private weak var open: SwipeRow?

  /// A finger takes a row: any other closes.
  func willOpen(_ row: SwipeRow) {
    if open !== row { open?.close() }
    open = row
  }

  func didClose(_ row: SwipeRow) { if open === row { open = nil } }

  func close() { open?.close() }

  /// Closes the row where a touch goes down elsewhere.
  ///
  /// - Returns: whether closing is all that the touch does but for scrolling, because it is in the same
  ///   list.
  func take(_ path: EventPath) -> Bool {
    guard let node = open?.node, let place = node.place else { return false }
    guard !path.elements.contains(where: { $0 === place }) else { return false }
    close()
    guard let list = node.scrollNodes.first else { return false }
    return path.elements.contains { $0 === list }
  }
}
