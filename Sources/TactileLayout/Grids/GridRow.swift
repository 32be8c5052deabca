@_spi(Engine) import TactileViewGraph

/// A row of a ``Grid``, with a cell for each of its views.
///
/// Rows can have different numbers of cells; a row with fewer cells leaves the last columns empty. A modifier applies
/// to each of the cells:
///
/// ```swift
/// Grid {
///   GridRow { Text("Goals"); Text("Shots") }.font(.caption)
///   GridRow { Text("2"); Text("14") }
/// }
/// ```
///
/// Outside of a grid, the row acts as a ``Group``; inside another row, its views are cells of that row.
///
/// Mirrors SwiftUI's `GridRow`.
public nonisolated struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  /// Creates a row of grid cells.
  ///
  /// - Parameter alignment: the vertical alignment of the cells in the row; nil uses that of the
  ///   grid.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// Traps: the engine uses the content without evaluating a body.
  public var body: Never { preconditionFailure("GridRow has no body") }

  /// Whether the row is a single element: false, since modifiers apply to each of its cells.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { false }

  /// Creates a node that groups the cells.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = GridRowNode(alignment: view.alignment, inputs: inputs)
    node.adopt(makeNode(view.content, inputs))
    return node
  }

  /// Updates the alignment and the cells of the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    downcast(node, to: GridRowNode.self).update(alignment: view.alignment)
    updateNode(node.children[0], view.content, node.inputs)
  }
}

/// Identifies to a grid which of its elements form a row.
@MainActor
package final class GridRowNode: ViewNode {
  package private(set) var alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?, inputs: ViewInputs) {
    self.alignment = alignment
    super.init(inputs: inputs)
  }

  package override var name: String { "GridRow" }

  func update(alignment newAlignment: VerticalAlignment?) {
    guard newAlignment != alignment else { return }
    alignment = newAlignment
    nearestElement(from: parent)?.setNeeds(.measure)
  }
}

extension LayoutSubview {
  /// The row of a grid that contains the subview; the outermost of nested rows.
  @MainActor package var gridRow: GridRowNode? {
    var row: GridRowNode?
    var node = element.parent
    while let current = node, current !== container {
      if let found = current as? GridRowNode { row = found }
      node = current.parent
    }
    return row
  }
}
