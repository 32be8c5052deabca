import Foundation

extension Animation {
  /// Returns the animation with a delayed start.
  ///
  /// - Parameter delay: the delay in seconds; a negative delay starts the animation partway
  ///   through. A delay that is not finite issues a warning and counts as 0.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay.usable("delay(_:)", otherwise: 0)))
  }

  /// Returns the animation at a multiple of its speed.
  ///
  /// - Parameter speed: the factor; at 0 or less the animation never ends. A factor that is not
  ///   finite issues a warning and counts as 1.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed.usable("speed(_:)", otherwise: 1)))
  }

  /// Returns the animation repeated a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: the number of runs; a forward and a backward run count as two. Values below 1 count as 1.
  ///   - autoreverses: whether every second run goes backward.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatAnimation(base: self, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// Returns the animation repeated without end.
  ///
  /// - Parameter autoreverses: whether every second run goes backward.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Returns the animation with an earlier time of logical completion; one that is complete before isn't delayed.
  ///
  /// - Parameter duration: the time after which the animation counts as complete, in seconds; a
  ///   negative value or NaN counts as 0.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    // The comparison maps NaN to zero.
    Animation(LogicalAnimation(base: self, limit: duration > 0 ? duration : 0))
  }
}

extension Double {
  /// Returns the value if it is finite; otherwise issues a warning and returns the fallback.
  fileprivate func usable(_ modifier: String, otherwise value: Double) -> Double {
    if isFinite { return self }
    RuntimeWarning.issue(
      "Animation.\(modifier)\(RuntimeWarning.inEvaluatedView) got \(concise), which is treated as \(value.concise). Pass a finite "
        + "number of seconds or a finite factor.")
    return value
  }
}

extension Animation {
  /// The animation without the delays that were applied to it last.
  package var withoutDelay: Animation { (function as? DelayedAnimation)?.base.withoutDelay ?? self }
}

/// An animation that changes the time of another.
protocol WrappedAnimation: TimedAnimation {
  var base: Animation { get }

  /// Returns the base animation's time at a time of this animation, in seconds.
  func time(_ time: TimeInterval) -> TimeInterval
  /// The rate at which the base animation's time passes.
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

/// An animation with a delayed start.
struct DelayedAnimation: WrappedAnimation {
  let base: Animation
  let delay: TimeInterval

  func time(_ time: TimeInterval) -> TimeInterval { max(time - delay, 0) }
  var duration: TimeInterval? { base.duration.map { max($0 + delay, 0) } }
  var logicalDuration: TimeInterval { base.logicalDuration + delay }
}

/// An animation at another speed.
struct SpeedAnimation: WrappedAnimation {
  let base: Animation
  let speed: Double

  var isEndless: Bool { speed <= 0 || base.isEndless }

  // A negative speed stays at the start: there is nothing before it.
  func time(_ time: TimeInterval) -> TimeInterval { max(time * speed, 0) }
  var rate: Double { speed }
  var duration: TimeInterval? { speed > 0 ? base.duration.map { $0 / speed } : nil }
  var logicalDuration: TimeInterval {
    speed > 0 ? base.logicalDuration / speed : .infinity
  }
}

/// An animation with an earlier time of logical completion (rule 4.1.14).
struct LogicalAnimation: WrappedAnimation {
  let base: Animation
  let limit: TimeInterval

  var duration: TimeInterval? { base.duration }
  var logicalDuration: TimeInterval { min(base.logicalDuration, limit) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    defer { if time >= logicalDuration { context.isLogicallyComplete = true } }
    return base.function.animate(value: value, time: time, context: &context)
  }
}

/// An animation that runs several times (rule 4.1.13).
struct RepeatAnimation: TimedAnimation {
  let base: Animation
  /// The number of runs; nil repeats forever.
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
    // A run without duration would repeat forever within one moment.
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
      // The next run begins exactly at the end of a run of known length, otherwise at this frame.
      let end = base.duration.map { cycle.start + $0 } ?? time
      context = AnimationContext(scope: context.scope)
      context.cycle = AnimationCycle(index: cycle.index + 1, start: end)
    }
    return nil
  }

  private static let mostRuns = 4

  /// Skips to the run before the current one if the length of a run is known: any number of runs
  /// may pass between two frames.
  private func skipFinishedRuns<V>(at time: TimeInterval, _ context: inout AnimationContext<V>) {
    guard let length = base.duration, length.isFinite else { return }
    let cycle = context.cycle
    let finished = ((time - cycle.start) / length).rounded(.down) - 1
    guard finished >= 1, finished.isFinite else { return }
    let left = Double((count ?? .max) - cycle.index)
    let skipped = min(finished, left)
    context = AnimationContext(scope: context.scope)
    // Beyond the range of an index, only the direction of the run matters.
    let index = Double(cycle.index) + skipped
    context.cycle = AnimationCycle(
      index: index < 9e15 ? Int(index) : count ?? Int(skipped.truncatingRemainder(dividingBy: 2)),
      start: cycle.start + skipped * length)
  }
}
