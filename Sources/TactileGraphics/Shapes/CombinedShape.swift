import Foundation
@_spi(Engine) import TactileViewGraph

/// The combination of the outlines of two shapes in the same rectangle.
///
/// The first shape determines the size and the layout direction behavior.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  func path(in rect: CGRect) -> Path {
    let (first, second) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: first.union(second, eoFill: eoFill)
    case .intersection: first.intersection(second, eoFill: eoFill)
    case .subtraction: first.subtracting(second, eoFill: eoFill)
    case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
    case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
    case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// Returns a shape with the area that this shape or another one fills in the same frame.
  ///
  /// The result has the size of this shape, and both shapes animate. See `Path.union(_:eoFill:)`.
  ///
  /// Mirrors SwiftUI's `Shape.union(_:eoFill:)`.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule to determine which areas the shapes fill.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns a shape with the area that both this shape and another one fill in the same frame.
  ///
  /// The result has the size of this shape, and both shapes animate.
  ///
  /// Mirrors SwiftUI's `Shape.intersection(_:eoFill:)`.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule to determine which areas the shapes fill.
  public nonisolated func intersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns a shape with the area that this shape fills, but another one in the same frame
  /// doesn't.
  ///
  /// The result has the size of this shape, and both shapes animate.
  ///
  /// Mirrors SwiftUI's `Shape.subtracting(_:eoFill:)`.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule to determine which areas the shapes fill.
  public nonisolated func subtracting<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// Returns a shape with the area that exactly one of this shape and another one fills.
  ///
  /// The result has the size of this shape, and both shapes animate.
  ///
  /// Mirrors SwiftUI's `Shape.symmetricDifference(_:eoFill:)`.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule to determine which areas the shapes fill.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns a shape with the lines of this shape that lie inside the area of another one.
  ///
  /// The result has the size of this shape, and both shapes animate.
  ///
  /// Mirrors SwiftUI's `Shape.lineIntersection(_:eoFill:)`.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule to determine which area the other shape
  ///   fills.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// Returns a shape with the lines of this shape that lie outside the area of another one.
  ///
  /// The result has the size of this shape, and both shapes animate.
  ///
  /// Mirrors SwiftUI's `Shape.lineSubtraction(_:eoFill:)`.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule to determine which area the other shape
  ///   fills.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
