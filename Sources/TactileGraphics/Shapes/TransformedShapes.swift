import Foundation
@_spi(Engine) import TactileViewGraph

// These shapes take the size that is proposed to them, whatever the size of the shape that they change (rule 6.1.12).

/// A shape that is moved by a distance in points.
///
/// `Shape.offset(_:)` creates it. Mirrors SwiftUI's `OffsetShape`.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is translated.
  public var shape: Content
  /// The translation in points.
  public var offset: CGSize

  /// Creates a shape with a translation in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the translated outline of the shape.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The layout direction behavior of the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape and the translation.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
    set {
      shape.animatableData = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

/// A shape that is scaled around a point.
///
/// `Shape.scale(_:anchor:)` creates it. Mirrors SwiftUI's `ScaledShape`.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The scale factors of the width and the height.
  public var scale: CGSize
  /// The unit point in the shape's frame that remains fixed.
  public var anchor: UnitPoint

  /// Creates a shape that is scaled relative to an anchor.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the scaled outline of the shape.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: rect)))
  }

  /// The layout direction behavior of the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, the factors and the anchor.
  ///
  /// Fractions are scaled by 128 (rule 4.2.17).
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData>
    >
  {
    get {
      let unit = AnimatableUnit.scale
      return AnimatablePair(
        shape.animatableData,
        AnimatablePair(
          AnimatablePair(scale.width * unit, scale.height * unit), anchor.animatableData))
    }
    set {
      let unit = AnimatableUnit.scale
      shape.animatableData = newValue.first
      let factors = newValue.second.first
      scale = CGSize(width: factors.first / unit, height: factors.second / unit)
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape that is rotated around a point.
///
/// `Shape.rotation(_:anchor:)` creates it. Mirrors SwiftUI's `RotatedShape`.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is rotated.
  public var shape: Content
  /// The angle of the rotation; positive angles are clockwise.
  public var angle: Angle
  /// The unit point in the shape's frame that remains fixed.
  public var anchor: UnitPoint

  /// Creates a shape that is rotated around an anchor.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the rotated outline of the shape.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: rect)))
  }

  /// The layout direction behavior of the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape with an affine transform.
///
/// `Shape.transform(_:)` creates it. Mirrors SwiftUI's `TransformedShape`.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is transformed.
  public var shape: Content
  /// The affine transform of the outline's points.
  public var transform: CGAffineTransform

  /// Creates a shape with an affine transform.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the transformed outline of the shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The layout direction behavior of the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape itself.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the offset shape inset on all sides by an amount in points.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the rotated shape inset on all sides by an amount in points.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// Returns this shape translated by a distance in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Returns this shape translated by a distance in points.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns this shape translated by horizontal and vertical distances in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns this shape scaled along each axis, relative to an anchor.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns this shape scaled uniformly, relative to an anchor.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Returns this shape rotated around an anchor.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns this shape with an affine transform applied to its outline.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

extension UnitPoint {
  /// Returns the point of a rectangle, in points.
  func point(in rect: CGRect) -> CGPoint {
    let point = point(in: rect.size)
    return CGPoint(x: rect.minX + point.x, y: rect.minY + point.y)
  }
}
