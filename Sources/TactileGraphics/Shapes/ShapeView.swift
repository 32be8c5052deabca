import Foundation
@_spi(Engine) import TactileViewGraph

/// A view that draws a shape, to which further fills and strokes can be added.
///
/// The modifiers of shapes that fill or stroke with a style, such as `fill(_:style:)`, return such views. So do those
/// of a shape view, each of which draws the same shape on top of the others: `Circle().fill(.yellow).stroke(.black)`
/// draws one circle with a fill and a stroke. Mirrors SwiftUI's `ShapeView`.
@MainActor
@preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape that the view draws.
  associatedtype Content: Shape

  /// The shape that the view draws.
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// Adds a fill of the same shape on top of this view.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Adds a stroke of the same shape's outline on top of this view.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Adds a stroke of the same shape's outline with a line width in points on top of this view.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Adds a stroke inside the same shape's outline on top of this view.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Adds a stroke inside the outline with a line width in points on top of this view.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(
      content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A view that fills a shape with a style.
///
/// `Shape.fill(_:style:)` creates this view. Mirrors SwiftUI's `FillShapeView`.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, LayeredShapeView
{
  /// The shape that the view fills.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The fill rule and the antialiasing of the fill.
  public var fillStyle: FillStyle
  /// The view behind the filled shape.
  public var background: Background

  /// Creates a view that fills a shape with a style.
  @inlinable
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  package var paintedShape: Content { shape }
}

/// A view that strokes the outline of a shape.
///
/// `Shape.stroke(_:style:antialiased:)` creates this view. Mirrors SwiftUI's `StrokeShapeView`.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, LayeredShapeView
{
  /// The shape whose outline is stroked.
  public var shape: Content
  /// The style that strokes the outline.
  public var style: Style
  /// The properties of the stroke; lengths are in points.
  public var strokeStyle: StrokeStyle
  /// Whether the edges of the stroke are antialiased.
  public var isAntialiased: Bool
  /// The view behind the stroked shape.
  public var background: Background

  /// Creates a view that strokes the outline of a shape.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  package var paintedShape: StrokedShape<Content> { StrokedShape(shape: shape, style: strokeStyle) }
  package var fillStyle: FillStyle { FillStyle(antialiased: isAntialiased) }
}

/// A view that strokes the inside of the outline of a shape.
///
/// `InsettableShape.strokeBorder(_:style:antialiased:)` creates this view. Mirrors SwiftUI's `StrokeBorderShapeView`.
public nonisolated struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, LayeredShapeView {
  /// The shape whose outline is stroked on the inside.
  public var shape: Content
  /// The style that strokes the outline.
  public var style: Style
  /// The properties of the stroke; lengths are in points.
  public var strokeStyle: StrokeStyle
  /// Whether the edges of the stroke are antialiased.
  public var isAntialiased: Bool
  /// The view behind the stroked shape.
  public var background: Background

  /// Creates a view that strokes the inside of the outline of a shape.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  package var paintedShape: StrokedShape<Content.InsetShape> {
    StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle)
  }
  package var fillStyle: FillStyle { FillStyle(antialiased: isAntialiased) }
}
