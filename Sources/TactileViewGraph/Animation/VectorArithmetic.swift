import Foundation

/// A vector that animations can add and scale.
///
/// The `animatableData` of an ``Animatable`` type conforms to it: an animation interpolates between two values by
/// subtracting, scaling and adding them. Use ``AnimatablePair`` to animate two values, and nest pairs for more. Conform
/// a type of your own if the number of its components varies, such as the points of a chart. `Double`, `Float` and
/// `CGFloat` conform; an `Int` doesn't, so convert it. Mirrors SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a factor.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of the components, by which a spring decides that it has settled.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Animatable data of a type with nothing to animate.
///
/// It is the default for an ``Animatable`` type that declares no `animatableData`, such as `Rectangle`. Mirrors
/// SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates empty animatable data.
  public init() {}
  /// Empty data, the only value of the type.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns empty data, the only value of the type.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Returns empty data, the only value of the type.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing, since there is nothing to scale.
  public mutating func scale(by rhs: Double) {}
  /// The magnitude, which is always zero.
  public var magnitudeSquared: Double { 0 }
}

/// A pair of values that animate together.
///
/// Return a pair, or nested pairs, as the ``Animatable/animatableData`` of a type with several values:
///
/// ```swift
/// var animatableData: AnimatablePair<Double, Double> {
///   get { AnimatablePair(start, end) }
///   set { (start, end) = (newValue.first, newValue.second) }
/// }
/// ```
///
/// Mirrors SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value of the pair.
  public var first: First
  /// The second value of the pair.
  public var second: Second

  /// Creates a pair of two animatable values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of two zero values.
  public static var zero: Self { Self(.zero, .zero) }

  /// Adds two pairs by component.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Subtracts two pairs by component.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squares of both values' components.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension VectorArithmetic {
  /// Returns the value multiplied by a factor.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Interpolates the value toward another: an amount of 0 leaves it unchanged, and 1 reaches the other.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns the value interpolated toward another: an amount of 0 returns this value, and 1 the other.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}
