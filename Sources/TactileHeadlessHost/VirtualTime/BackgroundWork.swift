import CTactileVirtualTime
import Foundation
@_spi(Engine) import TactileViewGraph

/// The work of background queues, whose threads take turns with the thread that moves the clock.
///
/// One of them runs at a time, so the order is the same in each run, and a thread that sleeps or waits for a semaphore
/// returns to the thread that moves the clock. The state is guarded by the lock of ``WorkOwners``.
struct BackgroundWork {
  /// The threads that wait for a time, a semaphore, a group or another queue.
  fileprivate var paused: Set<OpaquePointer> = []
  /// The threads that may continue after other work, in order.
  fileprivate var blocked: [OpaquePointer] = []
  /// The serial queues whose work is being done, and the work behind it.
  fileprivate var backlog: [UnsafeMutableRawPointer: [TactileWork]] = [:]
  /// Whether something has happened since the blocked threads last looked.
  var mayGoOn = false

  /// Whether no thread waits, and no work.
  fileprivate var isIdle: Bool { paused.isEmpty && blocked.isEmpty && backlog.isEmpty }
  var canGoOn: Bool { mayGoOn && !blocked.isEmpty }
}

extension TactileWork {
  /// Whether the work is that of a background queue.
  fileprivate var isBackground: Bool { queue != nil && !isOnMain }

  /// Whether the work is that of the main queue.
  var isOnMain: Bool { queue == tactile_work_main_queue() }

  /// Returns the work with the test's log of warnings, which a thread doesn't have by itself.
  fileprivate var logged: TactileWork {
    guard let log = RuntimeWarning.log else { return self }
    final class Logged {
      let work: TactileWork
      let log: RuntimeWarning.Log
      init(_ work: TactileWork, _ log: RuntimeWarning.Log) { (self.work, self.log) = (work, log) }
    }
    let context = Unmanaged.passRetained(Logged(self, log)).toOpaque()
    return TactileWork(
      function: { context in
        guard let context else { return }
        let logged = Unmanaged<Logged>.fromOpaque(context).takeRetainedValue()
        RuntimeWarning.$log.withValue(logged.log) { logged.work.function(logged.work.context) }
      }, context: context, queue: queue, task: task, delay: delay,
      sleeper: sleeper)
  }
}

extension VirtualTime {
  /// Does work, on a thread of its own if it is a background queue's, until it ends or waits.
  func perform(_ work: TactileWork) {
    guard work.isBackground else {
      work.function(work.context)
      return WorkOwners.shared.locked { background.mayGoOn = true }
    }
    let queue = tactile_queue_is_serial(work.queue) ? work.queue : nil
    if let queue {
      let isFree = WorkOwners.shared.locked {
        background.backlog[queue]?.append(work)
        guard background.backlog[queue] == nil else { return false }
        background.backlog[queue] = []
        return true
      }
      guard isFree else { return }
    }
    if let worker = tactile_worker_for(work.logged) { giveTurn(to: worker) }
  }

  private func giveTurn(to worker: OpaquePointer) {
    let queue = tactile_worker_queue(worker)
    let hasEnded = tactile_worker_run(worker, shownTime)
    WorkOwners.shared.locked {
      background.mayGoOn = true
      guard hasEnded else { return _ = background.paused.insert(worker) }
      background.paused.remove(worker)
      guard let queue, let next = background.backlog.removeValue(forKey: queue) else { return }
      insertReadyWork(next)
    }
    if hasEnded { tactile_queue_release(queue) }
  }

  /// Resumes a thread whose sleep has ended.
  func resume(_ worker: OpaquePointer) {
    guard WorkOwners.shared.locked({ background.paused.contains(worker) }) else { return }
    giveTurn(to: worker)
  }

  /// Resumes a thread after other work.
  func block(_ worker: OpaquePointer) {
    WorkOwners.shared.locked { background.blocked.append(worker) }
  }

  /// Whether a serial queue has work that isn't done.
  func isBusy(_ queue: UnsafeMutableRawPointer?) -> Bool {
    guard let queue else { return false }
    return WorkOwners.shared.locked {
      background.backlog[queue] != nil || hasReadyWork(of: queue)
    }
  }

  /// Lets each blocked thread check whether it can continue.
  func retryBlocked() {
    let blocked = WorkOwners.shared.locked {
      defer { (background.blocked, background.mayGoOn) = ([], false) }
      return background.mayGoOn ? background.blocked : []
    }
    for worker in blocked { giveTurn(to: worker) }
    // A thread that still waits has changed nothing.
    WorkOwners.shared.locked {
      if background.blocked == blocked { background.mayGoOn = false }
    }
  }

  /// Lets all threads go on by themselves, and returns the work that they are ahead of.
  func freeWorkers() -> [TactileWork] {
    let left = WorkOwners.shared.locked {
      guard !background.isIdle else { return BackgroundWork?.none }
      defer { background = BackgroundWork() }
      return background
    }
    guard let left else { return [] }
    left.paused.forEach(tactile_worker_free)
    return left.backlog.values.flatMap(\.self)
  }
}
