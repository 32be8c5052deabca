/// Where an element lies in its container, as something that computations depend on.
///
/// A computation that converts coordinates reads the cells of all elements on its way, so a container
/// that moves marks those who asked where something in it lies, and nobody else.
final class GeometryCell: AnyCell {
  override var name: String { "where it lies" }

  @MainActor override func mark(_ node: ViewNode, for phase: PhaseSet) {
    node.geometryDidChange(phase)
  }
}

/// The cells of the elements that somebody has asked about.
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
  /// Makes the computation being evaluated depend on where this element lies in its container, and
  /// on what it does to the coordinates of its content.
  final func followGeometry() {
    guard ThreadContext.current.evaluation != nil else { return }
    isFollowed = true
    graph.geometry.makeCell(of: self).track()
  }

  /// Lets go of who has read where this element lies.
  final func forgetGeometry() { if isFollowed { graph.geometry.remove(self) } }

  /// Marks who has read where this element lies.
  final func geometryHasChanged() {
    if isFollowed { graph.geometry[self]?.fire() }
  }
}
