import Foundation

/// A shape drawn elsewhere than in its frame.
///
/// Mirrors SwiftUI's `OffsetShape`.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The distance in points.
  public var offset: CGSize

  /// Makes a moved shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What the shape itself does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's data and the distance.
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

/// A shape drawn larger or smaller around a point.
///
/// Mirrors SwiftUI's `ScaledShape`.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The point that stays, in the shape's frame.
  public var anchor: UnitPoint

  /// Makes a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The scaled outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: rect)))
  }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What the shape itself does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's data, the factors and the anchor; fractions count 128 times (rule 4.2.17).
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

/// A shape turned around a point.
///
/// Mirrors SwiftUI's `RotatedShape`.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The angle, clockwise where positive.
  public var angle: Angle
  /// The point that stays, in the shape's frame.
  public var anchor: UnitPoint

  /// Makes a turned shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: rect)))
  }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What the shape itself does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's data, the angle and the anchor.
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
/// Mirrors SwiftUI's `TransformedShape`.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transform of the outline's points.
  public var transform: CGAffineTransform

  /// Makes a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The transformed outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What the shape itself does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's data.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension Shape {
  /// The shape moved by points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape moved by points.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape scaled along each axis, relative to an anchor.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled, relative to an anchor.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The shape turned around an anchor.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape with an affine transform of its outline.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

extension UnitPoint {
  /// The point in a rectangle, in points.
  func point(in rect: CGRect) -> CGPoint {
    let point = point(in: rect.size)
    return CGPoint(x: rect.minX + point.x, y: rect.minY + point.y)
  }
}
