import Foundation

/// A timer of a publisher, or an action of a scheduler.
package struct RunLoopTimer: Sendable {
  /// The time until the first call, in seconds.
  package let delay: TimeInterval
  /// The time between two calls, in seconds; nil for a single call.
  package let interval: TimeInterval?
  /// The closure that the timer calls.
  package let action: @Sendable () -> Void

  /// A closure that starts a timer on another clock than a run loop's, and returns a closure that stops it.
  ///
  /// It returns nil if the run loop is to call the timer. A host sets it.
  package static var start: (@Sendable (RunLoopTimer) -> (() -> Void)?)? {
    get { lock.withLock { storedStart } }
    set { lock.withLock { storedStart = newValue } }
  }

  private static let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var storedStart: (@Sendable (RunLoopTimer) -> (() -> Void)?)?

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
