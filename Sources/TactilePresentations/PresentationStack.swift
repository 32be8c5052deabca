@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileViewGraph

/// The presentations of a window, from back to front.
@MainActor
package final class PresentationStack: WindowFeature, WindowCover {
  let shown = Cell<[Presentation]>([])
  /// The node of the layers, which the root of the window owns; nil while there are none.
  private weak var layer: ViewNode?

  private unowned let graph: ViewGraph
  /// Whether presentations have come or gone since the layout.
  private var isHoverOutdated = false

  package init(graph: ViewGraph) {
    self.graph = graph
    graph.cover = self
  }

  /// The topmost presented views, which cover all others (rules 2.7.81a and 2.7.81b); nil while there are none.
  package var front: ViewNode? {
    guard let node = shown.value.last?.node, !node.isRemoved else { return nil }
    return node
  }

  /// Returns whether a node is behind a presentation that covers the window.
  package func hides(_ node: ViewNode) -> Bool {
    let last = shown.value.lastIndex { $0.kind.coversWindow && $0.node?.isRemoved == false }
    guard let last else { return false }
    return !shown.value[last...].contains { presentation in
      presentation.node.map { node === $0 || node.isInside($0) } == true
    }
  }

  /// The kind of the topmost presented views; nil while there are none.
  package var kindOfFront: PresentationKind? { front.flatMap(kind) }

  /// Returns the kind of the presentation of whose views a node is the outermost one; nil for other nodes.
  package func kind(of node: ViewNode) -> PresentationKind? {
    shown.value.first { $0.node === node }?.kind
  }

  /// Adds a presentation at the front; the first one creates the layer.
  func insert(_ presentation: Presentation, in graph: ViewGraph) {
    if layer == nil {
      let layer = makeNode(PresentationLayer(stack: self), ViewInputs(rootOf: graph))
      self.layer = layer
      graph.root.adopt(layer)
      graph.root.childrenDidChange()
    }
    isHoverOutdated = true
    shown.write(shown.value + [presentation])
  }

  /// Removes the layer after the last presentation has been removed.
  func clear(_ graph: ViewGraph) {
    guard let layer, shown.value.isEmpty else { return }
    self.layer = nil
    graph.root.remove(layer)
    graph.root.childrenDidChange()
  }

  func remove(_ presentation: Presentation) {
    isHoverOutdated = true
    shown.write(shown.value.filter { $0 !== presentation })
  }

  /// Ends hovering over views that a presentation covers, and lets it begin again when the presentation goes.
  package func layoutDidEnd() {
    guard isHoverOutdated else { return }
    isHoverOutdated = false
    if front == nil || graph.events.hover.isEmpty { graph.events.hoverAgain() }
    graph.events.endHover(where: graph.covers)
  }
}

extension ViewGraph {
  /// The presentations of the window.
  package var presentations: PresentationStack { feature(PresentationStack.self) }
}

/// All presentations of a window, in layers that fill it.
private struct PresentationLayer: View {
  let stack: PresentationStack

  var body: some View {
    ZStack {
      // The stack keeps its size while presentations come and go, so that none of them moves.
      Color.clear.allowsHitTesting(false)
      ForEach(stack.shown.read()) {
        TouchBarrier().transition(.identity)
        PresentedView(presentation: $0)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Blocks touches to the covered content, beginning with the first frame, while the presentation is
/// still invisible.
private struct TouchBarrier: View {
  var body: some View { Color.clear.contentShape(Rectangle()).accessibilityHidden(true) }
}

/// The views of a presentation, in the environment of the presenting view.
private struct PresentedView: PrimitiveView {
  let presentation: Presentation
}

extension PresentedView {
  nonisolated static var __isUnary: Bool { false }

  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = AliasNode(
      view.presentation.source, isLabel: false,
      inputs: inputs.presenting(from: view.presentation.place))
    view.presentation.node = node
    return node
  }

  static func __updateNode(_ node: __ViewNode, _ view: Self) {
    AliasNode.update(node, view.presentation.source)
  }
}
