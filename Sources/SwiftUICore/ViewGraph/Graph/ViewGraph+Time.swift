import Foundation

extension ViewGraph {
  /// Moves the time on and marks what the running animations and due deadlines change.
  ///
  /// - Parameter time: the host's time in seconds; earlier than the last is taken as the last.
  package func advance(to time: TimeInterval) {
    becomeActive()
    self.time = max(self.time, time)
    animators.advance(to: self.time)
    keys.advance(to: self.time)
    events.advance(to: self.time)
    clock.advance(to: self.time)
  }

  /// The next moment at which something happens without an event, besides animations.
  package var nextDeadline: TimeInterval? {
    [events.nextDeadline, keys.nextDeadline, clock.nextTime].compactMap(\.self).min()
  }

  /// Whether some value changes with time, so that every frame differs.
  package var isAnimating: Bool { !animators.isEmpty }

  /// Whether some value changes with time and will arrive.
  package var hasFiniteAnimation: Bool { animators.hasFinite }

  /// Whether something will have ended after some time: a deadline, or what is on its way, unless it
  /// goes on without end as a spinner or a clock does.
  package var isComingToRest: Bool { events.nextDeadline != nil || animators.hasFinite }
}
