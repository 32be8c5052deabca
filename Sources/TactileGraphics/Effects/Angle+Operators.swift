@_spi(Engine) import TactileViewGraph

// Operators are found only in modules that a program imports as a whole, so these are not in `TactileDrawing`.

extension Angle {
  /// Returns the angle of the same size in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Returns the angle multiplied by a factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// Returns the angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}
