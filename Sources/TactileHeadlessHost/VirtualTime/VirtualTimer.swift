import Combine

/// A timer of a publisher or a scheduler that a window's code has started, on the window's clock.
final class VirtualTimer: @unchecked Sendable {
  // The lock of `WorkOwners` guards the two variables.
  private let timer: RunLoopTimer
  private weak var time: VirtualTime?
  private let origin: CallOrigin?
  private var isStopped = false
  private var cancel: () -> Void = {}

  /// Starts a timer, and returns a closure that stops it; nil if no window's code starts it.
  static func start(_ timer: RunLoopTimer) -> (() -> Void)? {
    guard let time = VirtualTime.running else { return nil }
    let timer = VirtualTimer(timer, time)
    timer.wait(timer.timer.delay)
    return { timer.stop() }
  }

  private init(_ timer: RunLoopTimer, _ time: VirtualTime) {
    self.timer = timer
    self.time = time
    origin = timer.origin as? CallOrigin ?? .capture()
  }

  private func wait(_ delay: Double) {
    guard
      let cancel = time?.call(
        after: delay, named: "a published timer or a scheduler", from: origin, { self.fire() })
    else { return }
    WorkOwners.shared.locked { self.cancel = cancel }
  }

  private func fire() {
    guard !WorkOwners.shared.locked({ isStopped }) else { return }
    // As Foundation's timers, which call at most every tenth of a millisecond.
    if let interval = timer.interval { wait(max(0.0001, interval)) }
    timer.action()
  }

  private func stop() {
    let cancel = WorkOwners.shared.locked {
      isStopped = true
      return self.cancel
    }
    cancel()
  }
}
