import Foundation
@_spi(Engine) import TactileViewGraph

extension HeadlessHost {
  /// The time between two frames of an animation, in seconds.
  private static let frameDuration: TimeInterval = 1.0 / 60

  /// The time at the start and at the end of an advance, in seconds, during which endless
  /// animations are played frame by frame.
  private static let playedDuration: TimeInterval = 10

  /// The maximum number of frames that one advance plays: three minutes of animation.
  ///
  /// After them, the window is only drawn at deadlines.
  private static let mostFrames = 10_800
  /// The maximum number of deadlines that one advance meets after its last frame; the remaining time passes at once.
  private static let mostDeadlines = 100_000

  /// Advances the clock, drawing frames while something animates and meeting each deadline exactly.
  ///
  /// State written since the last frame takes effect before time passes, as it does in the next
  /// frame of a window on a screen.
  ///
  /// The amount of work is bounded, however long the duration is. While only endless animations
  /// run, only the first and the last ten seconds are played. After 10,800 frames, the window is
  /// drawn at deadlines only; after 100,000 of them, the remaining time passes at once, with a runtime
  /// warning.
  ///
  /// - Parameter duration: The time to pass, in seconds. Traps if it is negative or not finite.
  package func advance(by duration: TimeInterval) {
    precondition(
      duration.isFinite && duration >= 0,
      "a duration must be finite and not negative; \(duration) seconds were given")
    guard acceptsCalls() else { return }
    doReadyWork()
    if graph.needsUpdate { update() }
    let start = time
    let end = end(after: duration)
    var frames = 0
    repeat {
      time = nextTime(from: start, to: end, after: frames)
      virtualTime?.move(to: time)
      // Animations that the work starts begin now, not at the last frame.
      perform { graph.advance(to: time) }
      doReadyWork()
      update()
      doReadyWork()
      frames += 1
      if frames == Self.mostFrames + Self.mostDeadlines, time < end {
        RuntimeWarning.issue(
          "Advancing by \(duration.concise) seconds takes more than \(frames) frames and "
            + "deadlines; the remaining time passes in one step. Advance by less, or stop repeating timers."
        )
      }
    } while time < end
  }

  /// The time at the end of an advance.
  ///
  /// A sum of times such as tenths of a second is exact, because it is rounded to a tenth of a millisecond if it is
  /// that but for the errors of additions. It is not rounded past a deadline.
  private func end(after duration: TimeInterval) -> TimeInterval {
    let sum = time + duration
    guard duration > 0, Self.exact(duration) != nil, let exact = Self.exact(sum) else { return sum }
    let deadlines = [graph.nextDeadline, virtualTime?.nextTime]
    let isMissed = deadlines.contains { $0.map { exact < $0 && $0 <= sum } ?? false }
    return isMissed ? sum : exact
  }

  /// Returns a time rounded to a tenth of a millisecond; nil if that is more than a rounding error away.
  private static func exact(_ time: TimeInterval) -> TimeInterval? {
    let exact = (time * 1e4).rounded() / 1e4
    return abs(exact - time) < 1e-9 ? exact : nil
  }

  /// The maximum number of frames that the turns of one moment draw.
  private static let mostTurnFrames = 100

  /// Runs the tasks and blocks that are ready in turns, and draws a frame after each turn that changes something, at most
  /// 100 times.
  private func doReadyWork() {
    var frames = 0
    virtualTime?.doReadyWork {
      guard graph.needsUpdate else { return true }
      update()
      frames += 1
      return frames < Self.mostTurnFrames
    }
  }

  /// The time of the next frame, deadline or end of a sleep.
  private func nextTime(
    from start: TimeInterval, to end: TimeInterval, after frames: Int
  ) -> TimeInterval {
    guard frames < Self.mostFrames + Self.mostDeadlines else { return end }
    var next = end
    if graph.isAnimating, frames < Self.mostFrames {
      let isPlayed =
        graph.hasFiniteAnimation || time - start < Self.playedDuration
        || end - time <= Self.playedDuration
      next = isPlayed ? min(next, time + Self.frameDuration) : end - Self.playedDuration
    }
    if let deadline = graph.nextDeadline { next = min(next, max(deadline, time)) }
    if let moment = virtualTime?.nextTime { next = min(next, max(moment, time)) }
    return next
  }

  /// Advances the clock until only endless animations are running.
  ///
  /// - Parameters:
  ///   - limit: The maximum time to wait, in seconds.
  ///   - advance: Advances the clock by a time in seconds; nil for ``advance(by:)``. A recording
  ///     also takes its frames.
  /// - Returns: Whether everything came to rest within the limit.
  @discardableResult
  package func settle(
    limit: TimeInterval = 60, advance: ((TimeInterval) -> Void)? = nil
  ) -> Bool {
    guard acceptsCalls() else { return true }
    let advance = advance ?? { self.advance(by: $0) }
    let end = time + limit
    advance(0)
    var frames = 0
    // Values that views write while they are deallocated need another update.
    while graph.isComingToRest || graph.needsUpdate, time < end, frames < Self.mostFrames {
      advance(min(Self.frameDuration, end - time))
      frames += 1
    }
    if graph.isComingToRest, time < end { advance(end - time) }
    return !graph.isComingToRest
  }
}
