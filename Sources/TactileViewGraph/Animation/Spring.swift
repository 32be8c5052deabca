import Foundation

/// A model of a spring, which makes an animation or computes a motion.
///
/// Pass a spring to `.spring(_:)` for an animation, or ask it for values, velocities and forces on the way from zero to
/// a target, at times in seconds. A spring also converts between duration and bounce, response and damping ratio, and
/// mass, stiffness and damping: create it from one group, and read another.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let height = spring.value(target: 100.0, time: 0.2)
/// withAnimation(.spring(spring)) { isOpen = true }
/// ```
///
/// Mirrors SwiftUI's `Spring` (rule 4.1.12).
public struct Spring: Hashable, Sendable {
  /// The stiffness: the square of the undamped frequency, in radians per second, times the mass.
  public let stiffness: Double
  /// The drag force per unit of velocity.
  public let damping: Double
  /// The mass of the object attached to the spring.
  public let mass: Double

  /// Creates a spring from its physical properties.
  ///
  /// Values are clamped to a computable range. A mass or stiffness of NaN counts as 1, a damping of NaN as 0, and a
  /// mass that isn't positive as 1.
  ///
  /// - Parameter allowOverDamping: whether the damping may exceed critical damping; otherwise it is clamped to it.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let mass = mass > 0 ? Self.bounded(mass, 1) : 1
    let stiffness = max(Self.bounded(stiffness, 1), 0.000_1)
    let damping = Self.bounded(damping, 0)
    let critical = 2 * (stiffness * mass).squareRoot()
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), critical)
  }

  /// Creates a spring from the period of one undamped oscillation, in seconds, and the fraction of critical damping.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(Self.bounded(response, 0.5), 0.000_1)
    let dampingRatio = Self.bounded(dampingRatio, 1)
    self.init(
      stiffness: frequency * frequency, damping: 2 * frequency * max(dampingRatio, 0),
      allowOverDamping: true)
  }

  /// Creates a spring from its perceived duration in seconds and its bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds.
  ///   - bounce: 0 does not overshoot, 1 oscillates without end, and values below 0 are overdamped (rule 4.1.7).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from its settling duration and the fraction of critical damping.
  ///
  /// After that duration, the oscillation of a motion from rest is no larger than `epsilon` of its distance, by an
  /// estimate of its own, which isn't that of ``settlingDuration``. An undamped spring never settles, so a damping
  /// ratio below 0.01 counts as 0.01; a ratio above 1 counts as 1. Mirrors SwiftUI's
  /// `Spring.init(settlingDuration:dampingRatio:epsilon:)`.
  ///
  /// - Parameters:
  ///   - settlingDuration: the time until the spring has nearly come to rest, in seconds; a value
  ///     that is not positive and finite counts as 0.0001.
  ///   - dampingRatio: the fraction of critical damping.
  ///   - epsilon: the fraction of the distance that counts as rest, between 0 and 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    func usable(_ value: Double, from least: Double, to most: Double = 1e6) -> Double {
      value.isNaN ? least : min(max(value, least), most)
    }
    let ratio = usable(dampingRatio, from: 0.01, to: 1)
    let duration = settlingDuration.isFinite ? usable(settlingDuration, from: 0.000_1) : 0.000_1
    let epsilon = usable(epsilon, from: 1e-9, to: 0.999)
    // The frequency at which the spring settles in a second.
    let frequency =
      ratio < 1
      ? log(ratio / (1 - ratio * ratio).squareRoot() / epsilon) / ratio
      : Self.criticalFrequency(remaining: epsilon)
    self.init(response: 2 * .pi * duration / max(frequency, 1e-6), dampingRatio: ratio)
  }

  /// Returns the value within a computable range, or a fallback if it is not a number.
  private static func bounded(_ value: Double, _ otherwise: Double) -> Double {
    value.isNaN ? otherwise : min(max(value, -1e12), 1e12)
  }

  /// Returns the frequency at which a critically damped spring has a fraction of its distance left after a second.
  private static func criticalFrequency(remaining: Double) -> Double {
    var (low, high) = (0.0, 100.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (1 + middle) * exp(-middle) > remaining { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  static func dampingRatio(bounce: Double) -> Double {
    let bounce = bounded(bounce, 0)
    return bounce >= 0 ? max(1 - bounce, 0) : 1 / max(1 + bounce, 0.000_1)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The period of one undamped oscillation, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The fraction of critical damping.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The perceived duration in seconds.
  public var duration: TimeInterval { response }

  /// The amount of overshooting; 0 is none, and values below 0 are overdamped.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// A spring of half a second that does not overshoot, for calm changes.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// A spring of half a second with a bounce of 0.15, which is hardly visible but feels quicker.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  /// A spring of half a second with a bounce of 0.3, which is clearly visible.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

  /// Returns a spring that overshoots only by the extra bounce, given its duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a bounce of 0.15 plus the extra bounce, given its duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce of 0.3 plus the extra bounce, given its duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns the position at a time in seconds, on the way from zero to the target; the initial velocity is per second.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (position, perVelocity) = solution(time)
    return target.scaled(by: 1 - position) + initialVelocity.scaled(by: perVelocity)
  }

  /// Returns the velocity per second at a time in seconds.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 0.000_01
    let before = value(
      target: target, initialVelocity: initialVelocity, time: max(time - step, 0))
    let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (after - before).scaled(by: 1 / (time + step - max(time - step, 0)))
  }

  /// Returns the force on an object at a position and a velocity: the pull toward the target less the drag.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns an estimate of the time in seconds after which the object stays within a distance of the target.
  ///
  /// The estimate for a spring that doesn't overshoot is a multiple of 0.1 seconds: the first one at which the object is
  /// within the distance. For another spring, it comes from the envelope of the oscillation. The result is infinite for
  /// an undamped spring.
  ///
  /// - Parameter epsilon: the distance; the result is 0 if it isn't positive.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard epsilon > 0 else { return 0 }
    let decay = damping / (2 * mass)
    let amplitude =
      (target.scaled(by: decay) - initialVelocity).length + target.length
    guard amplitude > 0 else { return 0 }
    guard decay > 0 else { return .infinity }
    if dampingRatio < 1 { return max(-log(epsilon / amplitude) / decay, 0) }
    func distance(_ step: Int) -> Double {
      let position = value(
        target: target, initialVelocity: initialVelocity, time: Double(step) / 10)
      return (target - position).length
    }
    // A spring that takes longer than a quarter of an hour counts as one that never settles. One that begins to move
    // inside of the distance is asked about later.
    let first = initialVelocity == .zero ? 0 : 1
    return (first...9000).first { distance($0) <= epsilon }.map { Double($0) / 10 } ?? .infinity
  }

  /// The estimated time in seconds until a motion from rest stays within 0.001 of its distance from the target.
  ///
  /// It is 0.8 for ``smooth``, 0.8768 for ``snappy`` and 1.0447 for ``bouncy``.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }

  /// Returns the remainder of a unit distance, and the distance covered per unit of initial velocity.
  private func solution(_ time: TimeInterval) -> (remaining: Double, perVelocity: Double) {
    let ratio = dampingRatio
    if abs(ratio - 1) < 1e-6 {
      let decay = exp(-frequency * time)
      return (decay * (1 + frequency * time), decay * time)
    }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let decay = exp(-frequency * ratio * time)
      let (sine, cosine) = (sin(damped * time), cos(damped * time))
      return (decay * (cosine + ratio * frequency / damped * sine), decay * sine / damped)
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
    let (a, b) = (exp(slow * time), exp(fast * time))
    return ((slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast))
  }
}

extension VectorArithmetic {
  fileprivate var length: Double { magnitudeSquared.squareRoot() }
}
