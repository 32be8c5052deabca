/// A row of a ``Grid``, with a cell for each of its views.
///
/// Mirrors SwiftUI's `GridRow`.
///
/// A modifier applies to each of the cells. Outside of a grid it is a ``Group``; inside of another
/// row its views are cells of that one.
public nonisolated struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  /// Makes a row.
  ///
  /// - Parameter alignment: how the cells are aligned across the row; nil takes the grid's.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// Never called: the engine takes the content in.
  public var body: Never {
    preconditionFailure("GridRow has no body")
  }

  /// It is as many elements as there are cells, and what is around it applies to each.
  public nonisolated static var __isUnary: Bool { false }

  /// Makes a node that holds the cells together.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = GridRowNode(alignment: view.alignment, inputs: inputs)
    node.adopt(makeNode(view.content, inputs))
    return node
  }

  /// Updates the cells.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: GridRowNode.self).update(alignment: view.alignment)
    updateNode(node.children[0], view.content, node.inputs)
  }
}

/// Tells a grid which of its elements stand in one row.
@MainActor
final class GridRowNode: ViewNode {
  private(set) var alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?, inputs: ViewInputs) {
    self.alignment = alignment
    super.init(inputs: inputs)
  }

  override var name: String { "GridRow" }

  func update(alignment newAlignment: VerticalAlignment?) {
    guard newAlignment != alignment else { return }
    alignment = newAlignment
    nearestElement(from: parent)?.setNeeds(.measure)
  }
}
