import Foundation

extension Animation {
  /// A spring of half a second that does not overshoot.
  public static var spring: Animation { .spring() }

  /// Returns a spring that takes over from a running animation, preserving its velocity.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds.
  ///   - bounce: the amount of overshooting: 0 is none, values toward 1 overshoot more, and values
  ///     below 0 are overdamped.
  ///   - blendDuration: the time over which the response of a preceding spring changes to that of this one, in seconds.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  /// Returns a spring that takes over from a running animation, given its response and damping.
  ///
  /// - Parameters:
  ///   - response: the period of one undamped oscillation, in seconds.
  ///   - dampingFraction: the fraction of critical damping; values below 0 count as 0.
  ///   - blendDuration: the time over which the response of a preceding spring changes to that of this one, in seconds.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: max(dampingFraction, 0),
        blendDuration: blendDuration))
  }

  /// Returns a spring with the response and damping ratio of the given spring; the blend duration is in seconds.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring(
      response: spring.response, dampingFraction: spring.dampingRatio,
      blendDuration: blendDuration)
  }

  /// A quick spring for values that a finger drives.
  public static var interactiveSpring: Animation { .interactiveSpring() }

  /// Returns a quick spring for values that a finger drives; durations are in seconds, and the extra bounce adds to 0.15.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// Returns a quick spring for values that a finger drives, given its response in seconds and the fraction of critical
  /// damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring that does not overshoot.
  public static var smooth: Animation { .smooth() }

  /// Returns a spring that overshoots only by the extra bounce, given its duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15.
  public static var snappy: Animation { .snappy() }

  /// Returns a spring with a bounce of 0.15 plus the extra bounce, given its duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3.
  public static var bouncy: Animation { .bouncy() }

  /// Returns a spring with a bounce of 0.3 plus the extra bounce, given its duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns a spring, given by its physical properties, that adds to a running animation instead of taking over.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// Returns a spring, given by its duration and bounce, that adds to a running animation instead of taking over.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns an animation of the given spring that adds to a running animation instead of taking over.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
}
