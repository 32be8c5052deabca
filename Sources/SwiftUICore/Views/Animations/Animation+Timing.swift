import Foundation

extension Animation {
  /// The animation, beginning after a delay in seconds; a negative one begins it further on.
  ///
  /// A delay that is not finite counts as none, with a warning.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay.usable("delay(_:)", otherwise: 0)))
  }

  /// The animation at a multiple of its speed; at 0 or less it never ends.
  ///
  /// A speed that is not finite counts as 1, with a warning.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed.usable("speed(_:)", otherwise: 1)))
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
    // Written so that NaN is zero.
    Animation(LogicalAnimation(base: self, logicalDuration: duration > 0 ? duration : 0))
  }
}

extension Double {
  /// The value, or another one with a warning where it is not finite.
  fileprivate func usable(_ modifier: String, otherwise value: Double) -> Double {
    if isFinite { return self }
    RuntimeWarning.issue(
      "Animation.\(modifier) got \(concise), which counts as \(value.concise). Pass a finite number "
        + "of seconds or a finite factor.")
    return value
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

  var isEndless: Bool { speed <= 0 || base.isEndless }

  // Backwards there is nothing before the start.
  func time(_ time: TimeInterval) -> TimeInterval { max(time * speed, 0) }
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
    if let length = base.duration, !(length > 0) { return nil }
    skipFinishedRuns(at: time, &context)
    // A frame sees the end of one run and, at most, the beginning of the next.
    for _ in 0..<Self.mostRuns where context.cycle.index < count ?? .max {
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

  private static let mostRuns = 4

  /// Goes to the run before the one that is due, where the length of a run is known: frames may be
  /// any number of runs apart.
  private func skipFinishedRuns<V>(at time: TimeInterval, _ context: inout AnimationContext<V>) {
    guard let length = base.duration, length.isFinite else { return }
    let cycle = context.cycle
    let finished = ((time - cycle.start) / length).rounded(.down) - 1
    guard finished >= 1, finished.isFinite else { return }
    let left = Double((count ?? .max) - cycle.index)
    let skipped = min(finished, left)
    context = AnimationContext(scope: context.scope)
    // Beyond what an index can count, only whether a run goes backwards matters.
    let index = Double(cycle.index) + skipped
    context.cycle = AnimationCycle(
      index: index < 9e15 ? Int(index) : count ?? Int(skipped.truncatingRemainder(dividingBy: 2)),
      start: cycle.start + skipped * length)
  }
}
