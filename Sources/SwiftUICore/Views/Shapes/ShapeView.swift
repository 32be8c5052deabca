import Foundation

/// A view that draws a shape, and may be drawn on again.
///
/// Mirrors SwiftUI's `ShapeView`: `Circle().fill(.yellow).stroke(.black)` is one shape, filled, with a
/// line on it.
@MainActor
@preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// Fills the same shape once more, on top.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws a line along the outline of the same shape, on top.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws a line along the outline of the same shape, on top, of a width in points.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside of the outline of the same shape, on top.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws a line inside of the outline of the same shape, on top, of a width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(
      content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A filled shape.
///
/// Mirrors SwiftUI's `FillShapeView`.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, LayeredShapeView
{
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How its inside is found.
  public var fillStyle: FillStyle
  /// What is drawn below it.
  public var background: Background

  /// Makes a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  var paintedShape: Content { shape }
}

/// A line along the outline of a shape.
///
/// Mirrors SwiftUI's `StrokeShapeView`.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, LayeredShapeView
{
  /// The shape.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// How it is drawn; lengths are points.
  public var strokeStyle: StrokeStyle
  /// Whether its edges are softened.
  public var isAntialiased: Bool
  /// What is drawn below it.
  public var background: Background

  /// Makes a line along an outline.
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

  var paintedShape: StrokedShape<Content> { StrokedShape(shape: shape, style: strokeStyle) }
  var fillStyle: FillStyle { FillStyle(antialiased: isAntialiased) }
}

/// A line inside of the outline of a shape.
///
/// Mirrors SwiftUI's `StrokeBorderShapeView`.
public nonisolated struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, LayeredShapeView {
  /// The shape.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// How it is drawn; lengths are points.
  public var strokeStyle: StrokeStyle
  /// Whether its edges are softened.
  public var isAntialiased: Bool
  /// What is drawn below it.
  public var background: Background

  /// Makes a line inside of an outline.
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

  var paintedShape: StrokedShape<Content.InsetShape> {
    StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle)
  }
  var fillStyle: FillStyle { FillStyle(antialiased: isAntialiased) }
}
