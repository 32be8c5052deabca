/// Something in a window that stays open until a touch goes down elsewhere, such as the buttons beside a row.
@MainActor
package protocol OpenItem: AnyObject {
  /// The element in which a touch does not close the item; nil once the element is removed.
  var area: ElementNode? { get }

  /// The scroll view in which a touch that closes the item does nothing else but scroll.
  var scrollView: ElementNode? { get }

  func close()
}

/// The open item of a window, of which there is at most one.
@MainActor
package final class OpenItemSlot: WindowFeature {
  private weak var item: (any OpenItem)?

  package init(graph: ViewGraph) {}

  /// Closes the item that is open and takes another in its place.
  package func willOpen(_ item: any OpenItem) {
    if self.item !== item { close() }
    self.item = item
  }

  package func didClose(_ item: any OpenItem) { if self.item === item { self.item = nil } }

  package func close() { item?.close() }

  /// Closes the item if a touch goes down outside of its area.
  ///
  /// - Returns: whether the touch may do nothing else but scroll.
  func touchBegins(on path: EventPath) -> Bool {
    guard let item, let area = item.area else { return false }
    guard !path.elements.contains(where: { $0 === area }) else { return false }
    let scrollView = item.scrollView
    item.close()
    guard let scrollView else { return false }
    return path.elements.contains { $0 === scrollView }
  }
}
