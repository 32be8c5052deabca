/// The data of something whose type is forgotten.
///
/// Mirrors SwiftUI's `_AnyAnimatableData`.
///
/// Data of different types have nothing in common: what would be added or subtracted counts as
/// zero, so that nothing moves between them.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The data; nil is zero of any type.
  let value: (any VectorArithmetic)?

  init(_ value: (any VectorArithmetic)?) { self.value = value }

  /// Zero of any type.
  public static var zero: Self { Self(nil) }

  /// Whether both are equal, or both are zero.
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

  /// Adds values of one type.
  public static func + (lhs: Self, rhs: Self) -> Self {
    func sum<V: VectorArithmetic>(_ lhs: V, _ rhs: any VectorArithmetic) -> Self {
      Self((rhs as? V).map { lhs + $0 } ?? lhs)
    }
    guard let left = lhs.value else { return rhs }
    return rhs.value.map { sum(left, $0) } ?? lhs
  }

  /// Subtracts values of one type; those of two types are no distance apart.
  public static func - (lhs: Self, rhs: Self) -> Self {
    func difference<V: VectorArithmetic>(_ lhs: V, _ rhs: any VectorArithmetic) -> Self {
      Self((rhs as? V).map { lhs - $0 })
    }
    func negated<V: VectorArithmetic>(_ value: V) -> Self { Self(.zero - value) }
    guard let left = lhs.value else { return rhs.value.map { negated($0) } ?? lhs }
    return rhs.value.map { difference(left, $0) } ?? lhs
  }

  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> Self { Self(value.scaled(by: rhs)) }
    if let value { self = scaled(value) }
  }

  /// The sum of the squares of the components.
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}
