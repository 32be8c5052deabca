/// An angle, in radians or degrees.
///
/// Modifiers such as `rotationEffect(_:)` and `hueRotation(_:)`, angular gradients and the arcs of a path take angles.
/// Create one from degrees or radians:
///
/// ```swift
/// Text("Draft").rotationEffect(.degrees(-15))
/// ```
///
/// Positive angles turn clockwise on the screen; in arcs and angular gradients, zero points right. Values aren't
/// reduced to one turn: a rotation that animates from zero to `.degrees(720)` turns twice. Angles compare by value.
/// They can be added and subtracted, and multiplied and divided by numbers.
///
/// Mirrors SwiftUI's `Angle`.
public struct Angle: Hashable, Sendable {
  /// The value of the angle, in radians.
  public var radians: Double

  /// The value of the angle, in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }

  /// Creates an angle from a value in radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from a value in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Returns an angle from a value in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle from a value in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle whose value is zero.
  public static let zero = Angle()
}

extension Angle: Comparable, AdditiveArithmetic {
  /// Returns whether the first angle is smaller than the second.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  /// Returns the sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// Returns the difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
}
