import Foundation

extension Animation {
  /// The animation, beginning after a delay in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay))
  }

  /// The animation, so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }

  /// The animation several times over; each run counts, forwards and backwards are two.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatAnimation(base: self, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// The animation over and over again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// The animation, which counts as complete after a time in seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalAnimation(base: self, logicalDuration: max(duration, 0)))
  }
}

/// An animation that changes another one's time.
protocol WrappedAnimation: TimedAnimation {
  var base: Animation { get }

  /// The other's time at a time.
  func time(_ time: TimeInterval) -> TimeInterval
  /// How fast the other's time passes.
  var rate: Double { get }
}

extension WrappedAnimation {
  func time(_ time: TimeInterval) -> TimeInterval { time }
  var rate: Double { 1 }
  var isEndless: Bool { base.isEndless }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.function.animate(value: value, time: self.time(time), context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.function.velocity(value: value, time: self.time(time), context: context)?
      .scaled(by: rate)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.function.shouldMerge(
      previous: previous, value: value, time: self.time(time), context: &context)
  }
}

/// Begins later.
struct DelayedAnimation: WrappedAnimation {
  let base: Animation
  let delay: TimeInterval

  func time(_ time: TimeInterval) -> TimeInterval { max(time - delay, 0) }
  var duration: TimeInterval? { base.duration.map { max($0 + delay, 0) } }
  var logicalDuration: TimeInterval { base.logicalDuration + delay }
}

/// Runs faster or slower.
struct SpeedAnimation: WrappedAnimation {
  let base: Animation
  let speed: Double

  func time(_ time: TimeInterval) -> TimeInterval { time * speed }
  var rate: Double { speed }
  var duration: TimeInterval? { speed > 0 ? base.duration.map { $0 / speed } : nil }
  var logicalDuration: TimeInterval {
    speed > 0 ? base.logicalDuration / speed : .infinity
  }
}

/// Counts as complete at another time.
struct LogicalAnimation: WrappedAnimation {
  let base: Animation
  let logicalDuration: TimeInterval

  var duration: TimeInterval? { base.duration }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    defer { context.isLogicallyComplete = time >= logicalDuration }
    return base.function.animate(value: value, time: time, context: &context)
  }
}

/// Runs several times (rule 4.1.13).
struct RepeatAnimation: TimedAnimation {
  let base: Animation
  /// The number of runs; nil for ever.
  let count: Int?
  let autoreverses: Bool

  var isEndless: Bool { count == nil }

  var duration: TimeInterval? {
    guard let count, let run = base.duration else { return nil }
    return run * Double(count)
  }

  var logicalDuration: TimeInterval {
    count.map { base.logicalDuration * Double($0) } ?? .infinity
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // A run that takes no time would be repeated for ever in one moment.
    if base.duration == 0 { return nil }
    while count.map({ context.cycle.index < $0 }) ?? true {
      let cycle = context.cycle
      if let done = base.function.animate(
        value: value, time: time - cycle.start, context: &context)
      {
        if count != cycle.index + 1 { context.isLogicallyComplete = false }
        return autoreverses && cycle.index % 2 == 1 ? value - done : done
      }
      // Where a run's length is known the next one begins exactly then, else at this frame.
      let end = base.duration.map { cycle.start + $0 } ?? time
      context = AnimationContext(scope: context.scope)
      context.cycle = AnimationCycle(index: cycle.index + 1, start: end)
    }
    return nil
  }
}
