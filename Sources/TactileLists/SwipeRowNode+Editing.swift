import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileViewGraph

/// Deleting and moving the element that a row was made from.
extension SwipeRowNode {
  var isEditing: Bool {
    EnvironmentValues(scope: inputs.environment).editMode?.wrappedValue.isEditing == true
  }

  /// The row's traits where an edit is allowed.
  private func traits(for edit: ListRowEdits) -> ListRowTraits? {
    guard !isRemoved, let traits = preference(ListRowTraitsKey.self), traits.edits.contains(edit)
    else { return nil }
    return traits
  }

  /// Hands the index of the row's element to `onDelete(perform:)`.
  func delete() {
    guard let traits = traits(for: .delete), let index = dataIndex else { return }
    withAnimation { traits.onDelete?(IndexSet(integer: index)) }
  }

  /// Moves the row off its Delete button.
  func revealDelete() {
    guard let row = traits(for: .delete)?.row, let length = row.lengths[.trailing] else { return }
    graph.feature(OpenItemSlot.self).willOpen(row)
    row.move(to: -length, animation: SwipeMotion.animation)
  }

  /// Hands the index of the row's element and its destination to `onMove(perform:)`.
  ///
  /// - Parameter y: the place of the finger in the window, in points; the row goes in front of the
  ///   first row whose middle lies below.
  func drop(at y: CGFloat) {
    guard let traits = traits(for: .move), let place = namingPlace, let index = dataIndex,
      y.isFinite
    else { return }
    var destination: Int?
    for child in place.list.children where !child.isLeaving {
      guard let row = child.firstSwipeRow, row.placement != nil,
        let other = place.list.dataIndex(of: child)
      else { continue }
      let middle = row.convertToWindow(CGPoint(x: 0, y: row.size.height / 2)).y
      if destination == nil || middle < y { destination = middle < y ? other + 1 : other }
    }
    guard let destination, destination != index, destination != index + 1 else { return }
    withAnimation { traits.onMove?(IndexSet(integer: index), destination) }
  }
}

extension ViewNode {
  /// The first row of a list at or below a node.
  fileprivate var firstSwipeRow: SwipeRowNode? {
    if let row = self as? SwipeRowNode { return row }
    for child in children where !child.isLeaving {
      if let row = child.firstSwipeRow { return row }
    }
    return nil
  }
}
