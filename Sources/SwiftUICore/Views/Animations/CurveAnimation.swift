import Foundation

extension Animation {
  /// Moves along a curve of time.
  ///
  /// - Parameter duration: in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, length: duration))
  }
}

/// Moves along a curve of time (rules 4.1.2 and 4.1.3).
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  /// In seconds.
  let length: TimeInterval

  // Written so that NaN is zero.
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
