import Foundation
@_spi(Engine) import TactileViewGraph

/// A style whose gradient is laid out in a fixed rectangle instead of the filled shape's bounds.
nonisolated struct PlacedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  /// The rectangle in the coordinates of the filled view, in points.
  let rect: CGRect

  func __paint(in environment: EnvironmentValues) -> Paint {
    base.__paint(in: environment).placed(in: rect)
  }
}

extension ShapeStyle {
  /// Returns the style with its gradient laid out in a rectangle, in points of the filled view.
  ///
  /// Otherwise, a gradient spans the bounds of each shape. Shapes that are filled in the same rectangle show parts of
  /// one gradient.
  ///
  /// Mirrors SwiftUI's `in(_:)`.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    PlacedShapeStyle(base: self, rect: rect)
  }
}
