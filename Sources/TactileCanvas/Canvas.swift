import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// A view that draws with commands instead of views.
///
/// Use a canvas for drawings that consist of many parts, such as a chart or a particle effect. The closure receives a
/// ``GraphicsContext`` to draw with, and the size of the canvas in points:
///
/// ```swift
/// Canvas { context, size in
///   let circle = Path(ellipseIn: CGRect(origin: .zero, size: size))
///   context.fill(circle, with: .color(.green))
///   context.draw(Text("Go"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// .frame(width: 100, height: 100)
/// ```
///
/// To draw views, pass them to `symbols` with a tag each, and look them up with ``GraphicsContext/resolveSymbol(id:)``.
/// Put a canvas into a ``TimelineView`` to draw it again over time.
///
/// A canvas takes the size that it is proposed and clips its drawing to its frame. The renderer runs again when the
/// size, the closure, or a value that the closure has read changes. The drawing is one picture to the modifiers around
/// the canvas: opacity, blend modes and filters apply to all of it at once. Touches reach the canvas anywhere in its
/// frame; the views of `symbols` receive no touches and are no accessibility elements.
///
/// Mirrors SwiftUI's `Canvas`.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the renderer can draw, each with a tag.
  public var symbols: Symbols
  /// Draws into a context; the size is the canvas's, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas fills its frame with black before the renderer draws.
  public var isOpaque: Bool
  /// The working color space; colors are blended in sRGB in every mode.
  public var colorMode: ColorRenderingMode
  /// Whether the renderer may run after its frame; it runs with its frame in either case.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can draw views.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas fills its frame with black before the renderer draws; false by default.
  ///   - colorMode: The working color space; colors are blended in sRGB in every mode.
  ///   - rendersAsynchronously: Whether the renderer may run after its frame; it runs with its frame in either case.
  ///   - renderer: The closure that draws into a context of a size in points.
  ///   - symbols: The views that `GraphicsContext.resolveSymbol(id:)` finds by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas that a closure draws.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas fills its frame with black before the renderer draws; false by default.
  ///   - colorMode: The working color space; colors are blended in sRGB in every mode.
  ///   - rendersAsynchronously: Whether the renderer may run after its frame; it runs with its frame in either case.
  ///   - renderer: The closure that draws into a context of a size in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}

extension Canvas {
  /// A canvas is a single element of its container.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { true }

  /// Makes the node of a canvas.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = CanvasNode(view.renderer, isOpaque: view.isOpaque, inputs: inputs)
    node.adopt(TactileViewGraph.makeNode(view.symbols, inputs))
    return node
  }

  /// Hands new values to the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    let canvas = downcast(node, to: CanvasNode.self)
    TactileViewGraph.updateNode(canvas.children[0], view.symbols, canvas.inputs)
    canvas.update(view.renderer, isOpaque: view.isOpaque)
  }
}
