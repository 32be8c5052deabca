import Foundation

/// What is made of the outlines of two shapes in the same rectangle.
///
/// The first says how large it is, and whether it is mirrored from right to left.
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
  /// The area that this shape or another fills in the same frame.
  ///
  /// Its size is this shape's, and both animate; see `Path.union(_:eoFill:)`. Mirrors SwiftUI's
  /// `Shape.union(_:eoFill:)`.
  ///
  /// - Parameter eoFill: whether the even-odd rule decides what both fill.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The area that both this shape and another fill in the same frame.
  ///
  /// Its size is this shape's, and both animate. Mirrors SwiftUI's `Shape.intersection(_:eoFill:)`.
  ///
  /// - Parameter eoFill: whether the even-odd rule decides what both fill.
  public nonisolated func intersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The area that this shape fills and another in the same frame does not.
  ///
  /// Its size is this shape's, and both animate. Mirrors SwiftUI's `Shape.subtracting(_:eoFill:)`.
  ///
  /// - Parameter eoFill: whether the even-odd rule decides what both fill.
  public nonisolated func subtracting<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// The area that either this shape or another fills in the same frame, but not both.
  ///
  /// Its size is this shape's, and both animate. Mirrors SwiftUI's
  /// `Shape.symmetricDifference(_:eoFill:)`.
  ///
  /// - Parameter eoFill: whether the even-odd rule decides what both fill.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The line of this shape where it lies on the area of another in the same frame.
  ///
  /// Its size is this shape's, and both animate. Mirrors SwiftUI's
  /// `Shape.lineIntersection(_:eoFill:)`.
  ///
  /// - Parameter eoFill: whether the even-odd rule decides what the other fills.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The line of this shape where it does not lie on the area of another in the same frame.
  ///
  /// Its size is this shape's, and both animate. Mirrors SwiftUI's
  /// `Shape.lineSubtraction(_:eoFill:)`.
  ///
  /// - Parameter eoFill: whether the even-odd rule decides what the other fills.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
