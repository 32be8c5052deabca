import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The element of a canvas: keeps the commands of its renderer and the views that they may draw.
@MainActor
final class CanvasNode: ElementNode {
  private var renderer: (inout GraphicsContext, CGSize) -> Void
  private var isOpaque: Bool
  private var recording = CanvasRecording(canvas: nil)
  /// The bounds in the last display phase: the area that is damaged if the canvas has been resized since.
  private var drawnBounds = CGRect.zero
  private let modelTracking = ModelTracking(ModelUse())

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool,
    inputs: ViewInputs
  ) {
    self.renderer = renderer
    self.isOpaque = isOpaque
    super.init(inputs: inputs)
  }

  override var name: String { "Canvas" }
  /// Symbols are pictures: they get neither keys nor accessibility elements.
  override func isContent(_ child: ViewNode) -> Bool { false }

  func update(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool) {
    // Closures cannot be compared.
    self.renderer = renderer
    self.isOpaque = isOpaque
    setNeeds(.display)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The canvas's own size does not depend on the symbols.
  override func remeasure() { setNeeds([.place, .display]) }

  override func placeElements(in placement: Placement) {
    for symbol in elements {
      symbol.place(
        Placement(
          frame: CGRect(origin: .zero, size: symbol.sizeThatFits(.unspecified)),
          proposal: .unspecified, in: .zero, scale: placement.scale))
    }
  }

  // MARK: Drawing

  override var showsFrame: Bool { true }
  override var ownReach: CGRect { bounds }

  /// A symbol may be drawn anywhere, so a change in one reaches all of the canvas.
  override func drawnRect(of rect: CGRect) -> CGRect { rect.isNull ? rect : drawnBounds }

  override var evaluatesClosure: Bool { true }

  override func updateDisplayItem() -> Bool {
    drawnBounds = bounds
    if isOutlived { return false }
    let recording = CanvasRecording(canvas: self)
    tracking(.display) {
      modelTracking.evaluate(in: graph) {
        var context = GraphicsContext(
          recording: recording, environment: EnvironmentValues(scope: inputs.environment),
          bounds: bounds)
        renderer(&context, size)
      }
    }
    self.recording = recording
    noteMaterial(recording.drawsMaterial)
    return true
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    guard size.width > 0, size.height > 0 else { return }
    var items = recording.parts.flatMap(\.items)
    if isOpaque {
      items.insert(
        DisplayList.Item(origin: .zero, content: .fill(Path(bounds), .opaqueBlack)), at: 0)
    }
    guard !items.isEmpty else { return }
    // Blend modes and modifiers around the canvas see its drawing as one picture.
    if items.count > 1 || recording.mixes {
      items = [DisplayList.Item(origin: .zero, content: .group(.compositing, items))]
    }
    list.append(DisplayList.Item(origin: offset, content: .group(.clip(Path(bounds)), items)))
  }

  /// The whole frame is hit; symbols are pictures.
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard bounds.covers(point) else { return false }
    path.append(self)
    return true
  }

  override func didRemove() {
    modelTracking.release()
    noteMaterial(false)
  }

  // MARK: For the context

  /// The symbol with a tag.
  func symbol<ID: Hashable>(with id: ID) -> ElementNode? {
    elements.first { element in
      (element.ownTag ?? element.identity)?.value(as: ID.self) == id
        || element.identities.contains(AnyHashable(id))
    }
  }

  /// Runs the closure with the element of a view that stands in no tree.
  ///
  /// The canvas's own evaluation depends on the values that the view reads.
  func withDetached<Result>(
    _ view: some View, foreground: [AnyShapeStyle] = [], _ body: (ElementNode) -> Result
  ) -> Result? {
    var inputs = inputs.withoutWrappers
    if !foreground.isEmpty {
      let scope = EnvironmentScope(parent: inputs.environment)
      scope.write(
        ForegroundStyleKey.self, Foreground(styles: ForegroundStyles(foreground), outer: nil))
      inputs = inputs.with(environment: scope)
    }
    return graph.sharingEvaluation {
      let node = makeNode(view, inputs)
      defer { node.discard() }
      return node.asElement.map(body)
    }
  }

  /// The display items of a view in a size.
  func items(
    of view: some View, in size: CGSize, foreground: [AnyShapeStyle]
  ) -> [DisplayList.Item] {
    withDetached(view, foreground: foreground) { element in
      element.place(
        Placement(
          frame: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size), in: .zero,
          scale: graph.displayScale))
      _ = element.updateDisplayItem()
      var items = ItemCollector()
      element.appendItems(to: &items, at: .zero)
      return items.items
    } ?? []
  }
}
