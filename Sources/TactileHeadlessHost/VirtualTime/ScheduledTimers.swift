import CTactileVirtualTime
import Foundation
import TactileDrawing
@_spi(Engine) import TactileViewGraph

/// The timers that windows' code has added to run loops: those of `Timer.scheduledTimer` and `RunLoop.add`.
///
/// A run loop would call them on the machine's clock, and only while it runs, which that of a test doesn't.
final class ScheduledTimers: @unchecked Sendable {
  // The lock guards the entries.
  static let shared = ScheduledTimers()

  /// A timer, and when it is called next.
  private final class Entry: @unchecked Sendable {
    // A timer is used on the thread of its run loop only, which is the one that moves the clock.
    let timer: Timer
    weak var time: VirtualTime?
    /// The window's time at which the timer is called next, in seconds.
    var moment: TimeInterval
    var cancel: () -> Void = {}
    /// How often the timer's date has been set by others.
    var moves = 0
    var isSettingDate = false
    let origin = CallOrigin.capture()
    var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(timer).toOpaque() }

    init(_ timer: Timer, _ time: VirtualTime) {
      self.timer = timer
      self.time = time
      moment = time.now + time.run { timer.fireDate.timeIntervalSinceNow }
    }
  }

  private let lock = NSLock()
  /// The timers by their addresses: not every timer of a run loop is a `Timer`.
  private var entries: [UnsafeMutableRawPointer: Entry] = [:]

  /// Takes the timers of windows' code from now on.
  func begin() {
    tactile_timer_set_taker(
      { timer in
        guard let timer else { return false }
        return ScheduledTimers.shared.schedule(
          Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue())
      },
      { timer in
        if let timer { ScheduledTimers.shared.noteChange(of: timer) }
      })
  }

  private func schedule(_ timer: Timer) -> Bool {
    guard let time = VirtualTime.running, timer.isValid else { return false }
    let entry = Entry(timer, time)
    let isNew = lock.withLock {
      // A timer that is added for several modes is called once.
      guard entries[entry.address]?.time == nil else { return false }
      entries[entry.address] = entry
      return true
    }
    guard isNew else { return true }
    if entry.moment <= time.now {
      RuntimeWarning.issue(
        "A timer whose fire date has passed was added to a run loop, so it fires immediately.\(VirtualTime.place("It is added")) On Linux, "
          + "Timer(timeInterval:repeats:block:) creates such a timer; on other platforms, it waits for the "
          + "interval. Use Timer.scheduledTimer, or Timer(fire:interval:repeats:block:).")
    }
    wait(entry)
    return true
  }

  private func noteChange(of address: UnsafeMutableRawPointer) {
    guard let entry = lock.withLock({ entries[address] }), let time = entry.time,
      !entry.isSettingDate
    else { return }
    entry.cancel()
    guard entry.timer.isValid else { return remove(entry) }
    entry.moves += 1
    entry.moment = time.now + time.run { entry.timer.fireDate.timeIntervalSinceNow }
    wait(entry)
  }

  private func remove(_ entry: Entry) {
    _ = lock.withLock { entries.removeValue(forKey: entry.address) }
  }

  private func wait(_ entry: Entry) {
    guard let time = entry.time else { return }
    entry.cancel = time.call(
      after: entry.moment - time.now,
      named: entry.timer.timeInterval > 0
        ? "a Timer that repeats every \(entry.timer.timeInterval.concise) s" : "a Timer",
      from: entry.origin
    ) { self.fire(entry) }
  }

  private func fire(_ entry: Entry) {
    let timer = entry.timer
    // The timers of a closed window end with it.
    guard let time = entry.time else {
      timer.invalidate()
      return remove(entry)
    }
    let moves = entry.moves
    timer.fire()
    guard timer.isValid, entry.moves == moves else { return }
    // A sum of dates would be less exact than one of times.
    entry.moment += timer.timeInterval
    entry.isSettingDate = true
    timer.fireDate = Date.now + (entry.moment - time.now)
    entry.isSettingDate = false
    wait(entry)
  }
}
