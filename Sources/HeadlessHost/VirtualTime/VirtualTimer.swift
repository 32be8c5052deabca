import CVirtualTime
import Combine

/// A timer of a run loop that a window's code has started, on the window's clock.
final class VirtualTimer: @unchecked Sendable {
  private let timer: RunLoopTimer
  private weak var time: VirtualTime?
  private var isStopped = false

  /// Starts a timer, and returns a closure that stops it; nil if no window's code starts it.
  static func start(_ timer: RunLoopTimer) -> (() -> Void)? {
    guard let time = VirtualTime.running else { return nil }
    let timer = VirtualTimer(timer, time)
    timer.wait(timer.timer.delay)
    return { WorkOwners.shared.locked { timer.isStopped = true } }
  }

  private init(_ timer: RunLoopTimer, _ time: VirtualTime) {
    self.timer = timer
    self.time = time
  }

  private func wait(_ delay: Double) {
    guard let time else { return }
    let work = TactileWork(
      function: { context in
        guard let context else { return }
        Unmanaged<VirtualTimer>.fromOpaque(context).takeRetainedValue().fire()
      }, context: Unmanaged.passRetained(self).toOpaque(), queue: tactile_work_main_queue(),
      task: 0, delay: max(delay, 0))
    WorkOwners.shared.locked { time.take(work) }
  }

  private func fire() {
    guard !WorkOwners.shared.locked({ isStopped }) else { return }
    // As Foundation's timers, which call at most every tenth of a millisecond.
    if let interval = timer.interval { wait(max(0.0001, interval)) }
    timer.action()
  }
}
