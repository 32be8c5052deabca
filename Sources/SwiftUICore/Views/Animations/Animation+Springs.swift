import Foundation

extension Animation {
  /// A spring of half a second that does not overshoot.
  public static var spring: Animation { .spring() }

  /// A spring that takes over the speed of what is running.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds.
  ///   - bounce: 0 for none, towards 1 for more, below 0 for slower than critical.
  ///   - blendDuration: the seconds over which an earlier spring's duration turns into this one's.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  /// A spring of the seconds of one swing and the part of the critical damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: max(dampingFraction, 0),
        blendDuration: blendDuration))
  }

  /// A spring with the numbers of another type.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring(
      response: spring.response, dampingFraction: spring.dampingRatio,
      blendDuration: blendDuration)
  }

  /// A quick spring for values that a finger drives.
  public static var interactiveSpring: Animation { .interactiveSpring() }

  /// A quick spring for values that a finger drives.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring for values that a finger drives.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring that does not overshoot.
  public static var smooth: Animation { .smooth() }

  /// A spring that does not overshoot, but for the extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that overshoots a little.
  public static var snappy: Animation { .snappy() }

  /// A spring that overshoots a little, and by the extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that overshoots.
  public static var bouncy: Animation { .bouncy() }

  /// A spring that overshoots, and by the extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring that adds to what is running instead of taking over.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring that adds to what is running instead of taking over.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that adds to what is running instead of taking over.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
}
