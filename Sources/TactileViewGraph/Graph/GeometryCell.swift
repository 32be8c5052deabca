/// The position of an element in its container, as a cell that computations can depend on.
///
/// A computation that converts coordinates reads the cells of all elements along the way. When a
/// container moves an element, exactly the computations that depend on its position are marked.
final class GeometryCell: AnyCell {
  @MainActor override func mark(_ node: ViewNode, for phase: PhaseSet) {
    node.geometryDidChange(phase)
  }
}

/// The geometry cells of the elements whose position has been read.
@MainActor
struct GeometryCells {
  private var cells: [ObjectIdentifier: GeometryCell] = [:]

  subscript(element: ElementNode) -> GeometryCell? { cells[ObjectIdentifier(element)] }

  mutating func makeCell(of element: ElementNode) -> GeometryCell {
    let cell = self[element] ?? GeometryCell()
    cells[ObjectIdentifier(element)] = cell
    return cell
  }

  mutating func remove(_ element: ElementNode) { cells[ObjectIdentifier(element)] = nil }
}

extension ElementNode {
  /// Makes the computation being evaluated depend on the element's position in its container, and
  /// on its transform of the coordinates of its content.
  package final func followGeometry() {
    guard ThreadContext.current.evaluation != nil else { return }
    isFollowed = true
    graph.geometry.makeCell(of: self).track()
  }

  /// Removes the element's cell, with its readers.
  final func forgetGeometry() { if isFollowed { graph.geometry.remove(self) } }

  /// Marks the computations that read the element's geometry.
  package final func geometryHasChanged() {
    if isFollowed { graph.geometry[self]?.fire(because: .geometry) }
  }
}
