import CTactileVirtualTime
import Foundation
@_spi(Engine) import TactileViewGraph

/// Sleeps and waits of the window's code that block its thread.
///
/// A thread of a background queue lets the rest of the window go on. The main thread lets background queues go on, and
/// the clock move if they wait, while the window stands still, as it would on a device; a warning says so.
extension VirtualTime {
  /// Asks to be called when the window's code waits.
  static func observeWaits() {
    tactile_waits_set(
      TactileWaits(
        sleep: { name, seconds in VirtualTime.running?.sleep(name, seconds) ?? false },
        retry: { name, seconds in VirtualTime.running?.waitForOther(name, seconds) ?? false },
        is_busy: { VirtualTime.running?.isBusy($0, isBarrier: $1) ?? false },
        thread: {
          RuntimeWarning.issueOnce(
            "A thread that the window's code starts waits on the machine's clock."
          ) {
            "\(VirtualTime.place("It begins")) Use a task or a DispatchQueue, whose sleeps end on the window's clock, or wait with "
              + "ViewDriver.waitFor(_:limit:condition:)."
          }
        }))
  }

  private func sleep(_ name: UnsafePointer<CChar>?, _ seconds: TimeInterval) -> Bool {
    guard seconds.isFinite else {
      warn(name, "a time that never comes; in a test, it returns immediately")
      return true
    }
    guard let worker = tactile_worker_current() else {
      if seconds > 1e-6 { warn(name, seconds.inSeconds) }
      pass(to: now + seconds)
      return true
    }
    // Workers are compared and given turns under a lock, from any thread.
    nonisolated(unsafe) let sleeper = worker
    _ = call(after: seconds, named: "a thread that sleeps", isOnMain: false) {
      self.resume(sleeper)
    }
    return tactile_worker_pause()
  }

  /// Lets other work run once; code that waits calls this method repeatedly.
  private func waitForOther(_ name: UnsafePointer<CChar>?, _ seconds: TimeInterval) -> Bool {
    if let worker = tactile_worker_current() {
      block(worker)
      guard seconds.isFinite else { return tactile_worker_pause() }
      let cancel = call(after: seconds, named: "a thread that waits", isOnMain: false) {
        self.retryBlocked()
      }
      defer { cancel() }
      return tactile_worker_pause()
    }
    let work = removeReadyBackgroundWork()
    if let work {
      perform(work)
      return true
    }
    if WorkOwners.shared.locked({ background.canGoOn }) {
      retryBlocked()
      return true
    }
    let next = nextBackgroundTime ?? .infinity
    let end = min(next, now + seconds)
    warn(
      name,
      end.isFinite
        ? (end - now).inSeconds : "work that doesn't wait on the window's clock")
    guard end.isFinite else {
      // Paused threads may wait for one that isn't the window's.
      return WorkOwners.shared.locked {
        background.mayGoOn = true
        return background.canGoOn
      }
    }
    pass(to: end)
    return true
  }

  /// Moves the clock while the main thread is blocked.
  private func pass(to end: TimeInterval) {
    while let next = nextBackgroundTime, next <= end {
      move(to: next)
      while let work = removeReadyBackgroundWork() { perform(work) }
      retryBlocked()
    }
    move(to: end)
    tactile_time_set(shownTime)
  }

  private func warn(_ name: UnsafePointer<CChar>?, _ duration: String) {
    let name = name.map { String(cString: $0) } ?? "a wait"
    RuntimeWarning.issueOnce(
      "\(name) blocks the main thread: the window stands still while it waits for \(duration)."
    ) {
      "\(Self.place("It waits")) Wait in a task, with Task.sleep or await, or on a background queue."
    }
  }

  /// A sentence with the line of the program that runs; empty if it can't be found.
  static func place(_ verb: String) -> String {
    CallOrigin.capture()?.shortWords.map { " \(verb) at \($0)." } ?? ""
  }
}
