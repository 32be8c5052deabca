import Foundation
@_spi(Engine) import TactileViewGraph

/// A shape drawn in a rectangle of a fixed size, regardless of the size of its frame.
nonisolated struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  /// The width and height in points.
  var size: CGSize
  /// The unit point at which the frame and the rectangle are aligned.
  var anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    let (place, inside) = (anchor.point(in: rect.size), anchor.point(in: size))
    return shape.path(
      in: CGRect(
        x: rect.minX + place.x - inside.x, y: rect.minY + place.y - inside.y, width: size.width,
        height: size.height))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension Shape {
  /// Returns a shape drawn in a rectangle of a size in points at the top left of its frame.
  ///
  /// The view itself still fills the proposed size.
  ///
  /// Mirrors SwiftUI's `size(_:)`.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Returns a shape drawn in a rectangle of a size in points at the top left of its frame.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns a shape drawn in a rectangle of a size in points, aligned with its frame.
  ///
  /// The anchor is the unit point at which the rectangle and the frame are aligned.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns a shape drawn in a rectangle of a size in points, aligned with its frame at an anchor.
  public nonisolated func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
