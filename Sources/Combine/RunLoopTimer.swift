import Foundation

/// A timer of a publisher, or an action of a scheduler.
package struct RunLoopTimer: Sendable {
  /// The time until the first call, in seconds.
  package let delay: TimeInterval
  /// The time between two calls, in seconds; nil for a single call.
  package let interval: TimeInterval?
  /// Where the program asked for the timer, as ``whereCalled`` returned it; nil if that is where it is started.
  package var origin: (any Sendable)?
  /// The closure that the timer calls.
  package let action: @Sendable () -> Void

  /// A closure that starts a timer on another clock than a run loop's, and returns a closure that stops it.
  ///
  /// It returns nil if the run loop is to call the timer. A host sets it.
  package static var start: (@Sendable (RunLoopTimer) -> (() -> Void)?)? {
    get { lock.withLock { hooks.start } }
    set { lock.withLock { hooks.start = newValue } }
  }

  /// A closure that returns the place from which the program has called this package, for messages; nil if no host sets it.
  package static var whereCalled: (@Sendable () -> (any Sendable)?)? {
    get { lock.withLock { hooks.whereCalled } }
    set { lock.withLock { hooks.whereCalled = newValue } }
  }

  private struct Hooks {
    var start: (@Sendable (RunLoopTimer) -> (() -> Void)?)?
    var whereCalled: (@Sendable () -> (any Sendable)?)?
  }

  private static let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var hooks = Hooks()

  /// Starts the timer on a run loop.
  ///
  /// - Returns: A closure that stops it.
  func start(
    on runLoop: RunLoop, mode: RunLoop.Mode, tolerance: TimeInterval?
  ) -> () -> Void {
    if let stop = Self.start?(self) { return stop }
    let timer = Timer(
      fire: Date.now + delay, interval: interval ?? 0, repeats: interval != nil
    ) { _ in action() }
    if let tolerance { timer.tolerance = tolerance }
    runLoop.add(timer, forMode: mode)
    return { timer.invalidate() }
  }
}
