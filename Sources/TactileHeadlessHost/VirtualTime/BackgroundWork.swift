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
  /// The queues that do work now, but for the global ones, which do any work at once.
  fileprivate var queues: [UnsafeMutableRawPointer: BusyQueue] = [:]
  /// Whether something has happened since the blocked threads last looked.
  var mayGoOn = false

  /// Whether no thread waits, and no work.
  fileprivate var isIdle: Bool { paused.isEmpty && blocked.isEmpty && queues.isEmpty }
  var canGoOn: Bool { mayGoOn && !blocked.isEmpty }
}

/// A queue that does work.
private struct BusyQueue {
  /// Whether other work has to wait until the work that is being done has ended: that of a serial queue, or a barrier.
  let isExclusive: Bool
  /// The number of pieces of work that are being done, asleep or not.
  var running = 1
  /// The work that comes after them, in order.
  var backlog: [TactileWork] = []

  init(isExclusive: Bool) { self.isExclusive = isExclusive }

  /// Whether new work has to wait: a barrier waits for all work, and other work waits for a barrier.
  func defers(isBarrier: Bool) -> Bool { isExclusive || isBarrier || !backlog.isEmpty }
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
      sleeper: sleeper, is_barrier: is_barrier)
  }
}

extension VirtualTime {
  /// Does work, on a thread of its own if it is a background queue's, until it ends or waits.
  func perform(_ work: TactileWork) {
    guard work.isBackground else {
      work.function(work.context)
      return WorkOwners.shared.locked { background.mayGoOn = true }
    }
    guard WorkOwners.shared.locked({ begins(work) }) else { return }
    if let worker = tactile_worker_for(work.logged) { giveTurn(to: worker) }
  }

  /// Notes that a queue does work, or that the work has to wait for other work of its queue; called with the lock.
  private func begins(_ work: TactileWork) -> Bool {
    guard let queue = work.queue, !tactile_queue_is_global(queue) else { return true }
    guard var busy = background.queues[queue] else {
      let isExclusive = work.is_barrier || tactile_queue_is_serial(queue)
      background.queues[queue] = BusyQueue(isExclusive: isExclusive)
      return true
    }
    let isDeferred = busy.defers(isBarrier: work.is_barrier)
    if isDeferred { busy.backlog.append(work) } else { busy.running += 1 }
    background.queues[queue] = busy
    return !isDeferred
  }

  /// Notes that work of a queue has ended, after which others may begin; called with the lock.
  private func ended(on queue: UnsafeMutableRawPointer?) {
    guard let queue, var busy = background.queues[queue] else { return }
    busy.running -= 1
    background.queues[queue] = busy.running == 0 ? nil : busy
    if busy.running == 0 { insertReadyWork(busy.backlog) }
  }

  private func giveTurn(to worker: OpaquePointer) {
    let queue = tactile_worker_queue(worker)
    let hasEnded = tactile_worker_run(worker, shownTime)
    WorkOwners.shared.locked {
      background.mayGoOn = true
      guard hasEnded else { return _ = background.paused.insert(worker) }
      background.paused.remove(worker)
      ended(on: queue)
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

  /// Whether a queue has work that a call has to wait for.
  func isBusy(_ queue: UnsafeMutableRawPointer?, isBarrier: Bool) -> Bool {
    guard let queue else { return false }
    return WorkOwners.shared.locked {
      background.queues[queue]?.defers(isBarrier: isBarrier) == true || hasReadyWork(of: queue)
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
    return left.queues.values.flatMap(\.backlog)
  }
}
