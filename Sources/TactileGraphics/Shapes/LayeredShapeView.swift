@_spi(Engine) import TactileViewGraph

/// A shape that is painted with a style on top of a background view.
package nonisolated protocol LayeredShapeView: PrimitiveView {
  associatedtype PaintedShape: Shape
  associatedtype Style: ShapeStyle
  associatedtype Background: View

  var paintedShape: PaintedShape { get }
  var style: Style { get }
  var fillStyle: FillStyle { get }
  var background: Background { get }
}

extension LayeredShapeView {
  /// Whether the view is always exactly one element.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { true }

  /// The painted shape without the background.
  private var painted: PaintedShapeView<PaintedShape, Style> {
    PaintedShapeView(shape: paintedShape, style: style, fillStyle: fillStyle)
  }

  /// Creates the node that draws the shape, and nodes for the background if there is one.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    guard Background.self == EmptyView.self else { return makeLayers(view, inputs) }
    return ShapeNode(view.paintedShape, view.style, view.fillStyle, inputs: inputs)
  }

  /// Updates the nodes with a new shape, style and background.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    guard Background.self == EmptyView.self else { return updateLayers(node, view) }
    downcast(node, to: ShapeNode<PaintedShape, Style>.self)
      .update(view.paintedShape, view.style, view.fillStyle)
  }

  // Functions of their own, since a function looks up all types that it may use when it begins.

  @MainActor
  @inline(never)
  private static func makeLayers(_ view: Self, _ inputs: ViewInputs) -> ViewNode {
    makeNode(layers(of: view), inputs)
  }

  @MainActor
  @inline(never)
  private static func updateLayers(_ node: ViewNode, _ view: Self) {
    update(node, layers(of: view))
  }

  private static func layers(of view: Self) -> some View {
    view.background.modifier(
      _SecondaryModifier(secondary: view.painted, alignment: .center, isInFront: true))
  }

  @MainActor
  private static func update<V: View>(_ node: ViewNode, _ view: V) { V.__updateNode(node, view) }
}

/// A view that paints a shape with a style.
nonisolated struct PaintedShapeView<S: Shape, Style: ShapeStyle>: PrimitiveView {
  let shape: S
  let style: Style
  var fillStyle = FillStyle()
}

extension PaintedShapeView {
  /// Always true: a painted shape is one element.
  @_spi(Engine) public static var __isUnary: Bool { true }

  /// Creates the node that draws the shape.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    ShapeNode(view.shape, view.style, view.fillStyle, inputs: inputs)
  }

  /// Updates the node with a new shape and style.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    downcast(node, to: ShapeNode<S, Style>.self)
      .update(view.shape, view.style, view.fillStyle)
  }
}
