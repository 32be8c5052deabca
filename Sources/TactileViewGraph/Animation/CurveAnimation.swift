import Foundation

extension Animation {
  /// Returns an animation along a timing curve.
  ///
  /// - Parameter duration: the duration in seconds; a negative value or NaN counts as 0.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, length: duration))
  }
}

/// An animation along a timing curve (rules 4.1.2 and 4.1.3).
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  /// The duration in seconds.
  let length: TimeInterval

  // The comparisons map NaN to zero.
  var duration: TimeInterval? { length > 0 ? length : 0 }
  var logicalDuration: TimeInterval { length > 0 ? length : 0 }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard length > 0, time <= length else { return nil }
    return value.scaled(by: curve.value(at: max(time, 0) / length))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard length > 0, time >= 0, time <= length else { return nil }
    let velocity = curve.velocity(at: time / length) / length
    return velocity.isFinite ? value.scaled(by: velocity) : nil
  }
}
