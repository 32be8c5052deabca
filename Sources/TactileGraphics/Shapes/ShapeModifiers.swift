import Foundation
@_spi(Engine) import TactileViewGraph

extension Shape {
  /// Fills this shape with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Fills this shape with the foreground style.
  public nonisolated func fill(
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }

  /// Strokes the outline of this shape with a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the outline of this shape with a line of a width in points, half of it outside of the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns a shape of the stroked outline of this shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// Returns a shape of the stroked outline of this shape, with a line width in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a shape of the part of the outline between two fractions of its length, from 0 to 1, which animate.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

extension InsettableShape {
  /// Strokes the inside of the outline of this shape with a style.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the inside of the outline of this shape with a line of a width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(
      content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the inside of the outline of this shape with the foreground style.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Strokes the inside of the outline with the foreground style and a line width in points.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(
      ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A stroke that can be drawn directly, which is faster and more accurate than filling its outline.
package nonisolated protocol StrokedShapeProtocol {
  var style: StrokeStyle { get }
  func basePath(in rect: CGRect, _ direction: LayoutDirection) -> Path
}

/// The stroked outline of a shape.
package nonisolated struct StrokedShape<S: Shape>: Shape, StrokedShapeProtocol {
  var shape: S
  package var style: StrokeStyle

  package func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  package func basePath(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    shape.path(in: rect, direction)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  package var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  package var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension StrokeStyle: Animatable {
  /// The line width, the miter limit and the dash phase.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// A part of the outline of a shape.
nonisolated struct TrimmedShape<S: Shape>: Shape {
  var shape: S
  var start: CGFloat
  var end: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, and the fractions scaled by 128 (rule 4.2.17).
  var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(start * AnimatableUnit.scale, end * AnimatableUnit.scale))
    }
    set {
      shape.animatableData = newValue.first
      start = newValue.second.first / AnimatableUnit.scale
      end = newValue.second.second / AnimatableUnit.scale
    }
  }
}
