import Foundation

/// A style whose gradient goes over a rectangle, whatever is filled with it.
nonisolated struct PlacedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  /// In points of what is filled.
  let rect: CGRect

  func __paint(in environment: EnvironmentValues) -> Paint {
    base.__paint(in: environment).placed(in: rect)
  }
}

extension ShapeStyle {
  /// The style with its gradient going over a rectangle, in points of the view that it fills.
  ///
  /// Mirrors SwiftUI's `in(_:)`: what is filled cuts a piece out of the same gradient, wherever it lies.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    PlacedShapeStyle(base: self, rect: rect)
  }
}
