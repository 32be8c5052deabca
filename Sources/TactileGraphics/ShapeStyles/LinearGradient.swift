import Foundation
@_spi(Engine) import TactileViewGraph

/// A gradient along a line between two points.
///
/// Use it as a style, or as a view, which fills the proposed space. Points are in fractions of the bounding rectangle
/// of the filled shape. Beyond both points, the outer colors continue.
///
/// ```swift
/// Circle().fill(LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
/// ```
///
/// Mirrors SwiftUI's `LinearGradient`.
public nonisolated struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a linear gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a linear gradient of evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of color stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns the gradient resolved in an environment.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    let (start, end) = (startPoint.fromLeft(in: environment), endPoint.fromLeft(in: environment))
    return gradient.paint(
      .linear(startX: start.x, startY: start.y, endX: end.x, endY: end.y), in: environment)
  }
}

extension LinearGradient: GradientView {}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line between two points.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of evenly spaced colors along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of color stops along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient that is also a view, which fills a rectangle with it.
protocol GradientView: ShapeStyle, PrimitiveView {}

extension GradientView {
  /// A gradient is always a single element.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { true }

  /// Creates a node that fills a rectangle.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    ShapeNode(Rectangle(), view, inputs: inputs)
  }

  /// Updates the gradient of the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    downcast(node, to: ShapeNode<Rectangle, Self>.self).update(Rectangle(), view)
  }
}
