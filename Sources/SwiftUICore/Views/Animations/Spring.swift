import Foundation

/// A spring, and how something moves that hangs on it.
///
/// Mirrors SwiftUI's `Spring` (rule 4.1.12).
public struct Spring: Hashable, Sendable {
  /// The square of the frequency without damping, per second squared and unit of mass.
  public let stiffness: Double
  /// The drag per unit of speed.
  public let damping: Double
  /// The mass.
  public let mass: Double

  /// Makes a spring of its physics.
  ///
  /// - Parameter allowOverDamping: whether the damping may exceed the critical one.
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

  /// Makes a spring of the seconds of one swing and the part of the critical damping.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(Self.bounded(response, 0.5), 0.000_1)
    let dampingRatio = Self.bounded(dampingRatio, 1)
    self.init(
      stiffness: frequency * frequency, damping: 2 * frequency * max(dampingRatio, 0),
      allowOverDamping: true)
  }

  /// Makes a spring of its perceived duration in seconds and its bounce: 0 none, 1 endless, below
  /// 0 slower than critical (rule 4.1.7).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Makes a spring of the seconds until it has all but come to rest and the part of the critical
  /// damping.
  ///
  /// Without damping no spring comes to rest: what is not above 0.01 counts as that. Mirrors SwiftUI's
  /// `Spring.init(settlingDuration:dampingRatio:epsilon:)`.
  ///
  /// - Parameters:
  ///   - settlingDuration: in seconds; what is no finite positive number counts as a ten thousandth.
  ///   - epsilon: how much of the way counts as rest, between 0 and 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    func usable(_ value: Double, from least: Double, to most: Double = 1e6) -> Double {
      value.isFinite ? min(max(value, least), most) : least
    }
    let ratio = usable(dampingRatio, from: 0.01)
    let duration = usable(settlingDuration, from: 0.000_1)
    // A spring of twice the frequency is twice as fast, so one of a frequency of 1 tells the other's.
    let unit = Spring(response: 2 * .pi, dampingRatio: ratio)
    let settling = unit.settlingDuration(
      target: 1.0, epsilon: usable(epsilon, from: 1e-9, to: 0.999))
    self.init(response: 2 * .pi * duration / max(settling, 1e-9), dampingRatio: ratio)
  }

  /// The value within what can be computed with; another one where it is not a number.
  private static func bounded(_ value: Double, _ otherwise: Double) -> Double {
    value.isNaN ? otherwise : min(max(value, -1e12), 1e12)
  }

  static func dampingRatio(bounce: Double) -> Double {
    let bounce = bounded(bounce, 0)
    return bounce >= 0 ? max(1 - bounce, 0) : 1 / max(1 + bounce, 0.000_1)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The seconds of one swing without damping.
  public var response: Double { 2 * .pi / frequency }

  /// The part of the critical damping.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The perceived duration in seconds.
  public var duration: TimeInterval { response }

  /// How much it overshoots: 0 not at all.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// No overshooting.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// A little overshooting.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  /// More overshooting.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

  /// No overshooting, but for the extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A little overshooting, and the extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// More overshooting, and the extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The position after a time, on the way from zero to the target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (position, perVelocity) = solution(time)
    return target.scaled(by: 1 - position) + initialVelocity.scaled(by: perVelocity)
  }

  /// The speed per second after a time.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 0.000_01
    let before = value(
      target: target, initialVelocity: initialVelocity, time: max(time - step, 0))
    let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (after - before).scaled(by: 1 / (time + step - max(time - step, 0)))
  }

  /// The force at a position and a speed.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The seconds until something that hangs on the spring stays closer to the target than a
  /// distance.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let size =
      target.magnitudeSquared.squareRoot()
      + initialVelocity.magnitudeSquared.squareRoot() / frequency
    guard size > epsilon, epsilon > 0 else { return 0 }
    guard dampingRatio > 0 else { return .infinity }
    // The envelope bounds the motion; a critical spring's has a factor that grows with time.
    let decay =
      dampingRatio <= 1
      ? frequency * dampingRatio
      : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
    var time = log(size / epsilon) / decay
    for _ in 0..<8 { time = log(size * (1 + frequency * time) / epsilon) / decay }
    return max(time, 0)
  }

  /// The seconds until the spring has all but come to rest.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }

  /// What is left of a unit's way, and the way made by a unit of initial speed.
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
