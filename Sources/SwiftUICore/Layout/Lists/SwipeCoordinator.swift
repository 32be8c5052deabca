/// The row of the window whose buttons are revealed; at most one is open at a time.
@MainActor
final class SwipeCoordinator {
  private weak var open: SwipeRow?

  /// Closes any other open row when a drag begins on a row.
  func willOpen(_ row: SwipeRow) {
    if open !== row { open?.close() }
    open = row
  }

  func didClose(_ row: SwipeRow) { if open === row { open = nil } }

  func close() { open?.close() }

  /// Closes the open row if a touch begins outside of it.
  ///
  /// - Returns: whether the touch is in the same list, in which case it can only close the row and
  ///   scroll.
  func take(_ path: EventPath) -> Bool {
    guard let node = open?.node, let place = node.place else { return false }
    guard !path.elements.contains(where: { $0 === place }) else { return false }
    close()
    guard let list = node.scrollNodes.first else { return false }
    return path.elements.contains { $0 === list }
  }
}
