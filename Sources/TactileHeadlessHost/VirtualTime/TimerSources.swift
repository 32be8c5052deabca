import CTactileVirtualTime
import Foundation

/// The timers of libdispatch that windows' code has made: those of `DispatchSource.makeTimerSource`, and those by
/// which tasks sleep with a tolerance.
final class TimerSources: @unchecked Sendable {
  // The lock guards the entries and what they say.
  static let shared = TimerSources()

  /// A timer, its handler, and when it is called next.
  private final class Entry: @unchecked Sendable {
    // The lock of the sources guards the variables.
    let source: UnsafeMutableRawPointer
    let queue: UnsafeMutableRawPointer
    weak var time: VirtualTime?
    var function: TactileFunction?
    var block: UnsafeMutableRawPointer?
    /// The window's time at which the timer is called next, in seconds; nil if it isn't.
    var moment: TimeInterval?
    var interval: TimeInterval = 0
    var isActive = false
    var suspensions = 0
    var cancel: () -> Void = {}
    let origin = CallOrigin.capture()

    init(_ source: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer, _ time: VirtualTime) {
      self.source = source
      self.queue = queue
      self.time = time
      tactile_queue_retain(queue)
    }

    deinit {
      if let block { tactile_block_release(block) }
      tactile_queue_release(queue)
    }
  }

  private let lock = NSRecursiveLock()
  private var entries: [UnsafeMutableRawPointer: Entry] = [:]

  /// Takes the timers of windows' code from now on.
  func begin() {
    tactile_timer_sources_set(
      TactileTimerSources(
        create: { TimerSources.shared.create($0, $1) },
        is_taken: { TimerSources.shared.entry($0) != nil },
        set: { source, delay, interval in
          TimerSources.shared.change(source) { entry in
            entry.moment = delay < 0 ? nil : (entry.time?.now ?? 0) + delay
            entry.interval = interval
          }
        },
        handle: { source, function, block in
          TimerSources.shared.change(source) { entry in
            if let old = entry.block { tactile_block_release(old) }
            (entry.function, entry.block) = (function, block)
          }
        },
        remove: { TimerSources.shared.remove($0) },
        change: { TimerSources.shared.note($1, of: $0) }))
  }

  private func create(_ source: UnsafeMutableRawPointer?, _ queue: UnsafeMutableRawPointer?) {
    guard let source, let queue, let time = WorkOwners.shared.ownerOfSleep else { return }
    lock.withLock { entries[source] = Entry(source, queue, time) }
  }

  private func entry(_ source: UnsafeMutableRawPointer?) -> Entry? {
    guard let source else { return nil }
    return lock.withLock { entries[source] }
  }

  private func remove(_ source: UnsafeMutableRawPointer?) {
    guard let source else { return }
    let entry = lock.withLock { entries.removeValue(forKey: source) }
    entry?.cancel()
  }

  private func note(_ change: TactileTimerSourceChange, of source: UnsafeMutableRawPointer?) {
    self.change(source) { entry in
      switch change {
      case TactileActivate: entry.isActive = true
      case TactileResume where !entry.isActive: entry.isActive = true
      case TactileResume: entry.suspensions -= 1
      default: entry.suspensions += 1
      }
    }
  }

  /// Changes a timer, and lets it wait from now on.
  private func change(_ source: UnsafeMutableRawPointer?, _ body: (Entry) -> Void) {
    lock.withLock {
      guard let entry = entry(source) else { return }
      entry.cancel()
      entry.cancel = {}
      body(entry)
      guard entries[entry.source] === entry, entry.isActive, entry.suspensions == 0 else { return }
      guard let time = entry.time, let moment = entry.moment else { return }
      let isOnMain = entry.queue == tactile_work_main_queue()
      entry.cancel = time.call(
        after: moment - time.now, named: "a DispatchSource timer or a sleep with a tolerance",
        from: entry.origin, isOnMain: isOnMain
      ) { [weak entry] in
        if let entry { self.fire(entry) }
      }
    }
  }

  private func fire(_ entry: Entry) {
    let work = lock.withLock {
      change(entry.source) { entry in
        let now = entry.time?.now ?? 0
        // The calls that a suspended timer has missed are one.
        let missed =
          entry.interval > 0
          ? max(0, ((now - (entry.moment ?? now)) / entry.interval).rounded(.down)) : 0
        entry.moment =
          entry.interval > 0 ? entry.moment.map { $0 + entry.interval * (missed + 1) } : nil
      }
      guard entry.function != nil || entry.block != nil else { return TactileWork?.none }
      return tactile_timer_source_work(entry.source, entry.queue, entry.function, entry.block)
    }
    guard let work else { return }
    if let time = entry.time { time.perform(work) } else { tactile_work_pass_on(work) }
  }
}
