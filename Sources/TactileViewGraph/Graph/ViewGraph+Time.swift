import Foundation

extension ViewGraph {
  /// Advances the time, and marks the nodes that running animations and due deadlines change.
  ///
  /// - Parameter time: The host's time in seconds; a time before the current one has no effect.
  package func advance(to time: TimeInterval) {
    let code = services.beginCode()
    defer { code.end() }
    let time = max(self.time, time)
    progress.time = time
    animators.advance(to: time)
    for feature in features.all { feature.advance(to: time) }
    clock.advance(to: time)
  }

  /// Runs the queued actions as code of the window.
  package func runActions() {
    guard !actions.isEmpty else { return }
    let code = services.beginCode()
    defer { code.end() }
    actions.run()
  }

  /// The time of the next change that requires no event, apart from animations; nil if there is none.
  package var nextDeadline: TimeInterval? {
    (features.all.map(\.nextDeadline) + [clock.nextTime]).compactMap(\.self).min()
  }

  /// Whether any animation is running, so that every frame may differ.
  package var isAnimating: Bool { !animators.isEmpty }

  /// Whether any animation that ends is running.
  package var hasFiniteAnimation: Bool { animators.hasFinite }

  /// The running animations that end.
  package var unendedAnimations: [UnendedAnimation] { animators.unended }

  /// Whether a deadline is pending or an animation that ends is running.
  ///
  /// Endless animations, such as a spinner's, and clocks do not count.
  package var isComingToRest: Bool { events.nextDeadline != nil || animators.hasFinite }
}
