import Foundation

/// Colours along a line.
///
/// Points are fractions of the bounding rectangle of what it fills. As a view it fills whatever it
/// is offered. Mirrors SwiftUI's `LinearGradient`.
public nonisolated struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes the style of a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes the style of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes the style of colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient for an environment.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    let (start, end) = (startPoint.fromLeft(in: environment), endPoint.fromLeft(in: environment))
    return gradient.paint(
      .linear(startX: start.x, startY: start.y, endX: end.x, endY: end.y), in: environment)
  }
}

extension LinearGradient: GradientView {}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line, of a gradient.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line, of colours at equal distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line, of colours at places.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient as a view: fills a rectangle with itself.
protocol GradientView: ShapeStyle, PrimitiveView {}

extension GradientView {
  /// It is one element.
  public nonisolated static var __isUnary: Bool { true }

  /// Makes a node that fills a rectangle.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    ShapeNode(Rectangle(), view, inputs: inputs)
  }

  /// Hands a new gradient to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ShapeNode<Rectangle, Self>.self).update(Rectangle(), view)
  }
}
