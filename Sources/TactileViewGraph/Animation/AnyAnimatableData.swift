/// Type-erased animatable data.
///
/// Mirrors SwiftUI's `_AnyAnimatableData`.
///
/// Data of different types cannot be combined: the other operand of an addition or subtraction
/// counts as zero, so nothing moves between them.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The wrapped data; nil is the zero of any type.
  package let value: (any VectorArithmetic)?

  package init(_ value: (any VectorArithmetic)?) { self.value = value }

  /// The zero value of any type.
  public static var zero: Self { Self(nil) }

  /// Whether two values are equal, or both are zero.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func areEqual<V: VectorArithmetic>(_ lhs: V, _ rhs: any VectorArithmetic) -> Bool {
      (rhs as? V) == lhs
    }
    func isZero<V: VectorArithmetic>(_ value: V) -> Bool { value == .zero }
    return switch (lhs.value, rhs.value) {
    case (let lhs?, let rhs?): areEqual(lhs, rhs)
    case (let value?, nil), (nil, let value?): isZero(value)
    case (nil, nil): true
    }
  }

  /// Adds two values of the same type; a right operand of another type is ignored.
  public static func + (lhs: Self, rhs: Self) -> Self {
    func sum<V: VectorArithmetic>(_ lhs: V, _ rhs: any VectorArithmetic) -> Self {
      Self((rhs as? V).map { lhs + $0 } ?? lhs)
    }
    guard let left = lhs.value else { return rhs }
    return rhs.value.map { sum(left, $0) } ?? lhs
  }

  /// Subtracts two values of the same type; the difference of values of different types is zero.
  public static func - (lhs: Self, rhs: Self) -> Self {
    func difference<V: VectorArithmetic>(_ lhs: V, _ rhs: any VectorArithmetic) -> Self {
      Self((rhs as? V).map { lhs - $0 })
    }
    func negated<V: VectorArithmetic>(_ value: V) -> Self { Self(.zero - value) }
    guard let left = lhs.value else { return rhs.value.map { negated($0) } ?? lhs }
    return rhs.value.map { difference(left, $0) } ?? lhs
  }

  /// Multiplies the value by a factor.
  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> Self { Self(value.scaled(by: rhs)) }
    if let value { self = scaled(value) }
  }

  /// The sum of the squares of the components.
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}
