import CTactileVirtualTime
import Combine
import Foundation

/// The windows' clocks to which tasks and blocks belong, so that tests that run at the same time don't
/// disturb each other.
///
/// Work belongs to a window's clock if the window's code asks for it, or if it belongs to a task that was
/// begun by the window's code, or by the test after it had made the window. The test's own task belongs to no
/// clock, so its sleeps take the machine's time.
///
/// It is `Sendable`, unchecked, because work arrives on any thread; the lock guards every access to its variables.
final class WorkOwners: @unchecked Sendable {
  static let shared: WorkOwners = {
    let owners = WorkOwners()
    tactile_work_set_taker { WorkOwners.shared.assign($0) }
    tactile_work_set_cancel_observer { block in WorkOwners.shared.noteCancel(of: block) }
    RunLoopTimer.start = { VirtualTimer.start($0) }
    RunLoopTimer.whereCalled = { VirtualTime.running == nil ? nil : CallOrigin.capture() }
    ScheduledTimers.shared.begin()
    TimerSources.shared.begin()
    VirtualTime.observeWaits()
    return owners
  }()

  private struct Owner { weak var time: VirtualTime? }

  private let lock = NSLock()
  /// The newest clock that each task has made.
  private var makers: [UInt64: Owner] = [:]
  /// The clocks of the tasks that belong to windows.
  private var tasks: [UInt64: Owner] = [:]

  /// Calls a closure with the lock that guards the clocks and their owners.
  func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  func add(_ time: VirtualTime) {
    let task = tactile_work_current_task()
    guard task != 0 else { return }
    locked { makers[task] = Owner(time: time) }
  }

  func remove(_ time: VirtualTime) {
    func belongs(_ owner: Owner) -> Bool { owner.time == nil || owner.time === time }
    locked {
      makers = makers.filter { !belongs($0.value) }
      tasks = tasks.filter { !belongs($0.value) }
    }
  }

  /// Passes work to the clock to which it belongs, and returns whether there is one.
  private func assign(_ work: TactileWork) -> Bool {
    locked {
      guard let owner = owner(of: work) else { return false }
      if work.task != 0 { tasks[work.task] = Owner(time: owner) }
      owner.take(work)
      return true
    }
  }

  /// Marks a canceled block as such on the clock on which it waits, if there is one.
  private func noteCancel(of block: UnsafeMutableRawPointer?) {
    locked {
      let owners = makers.values.map(\.time) + tasks.values.map(\.time) + [VirtualTime.running]
      for time in owners { time?.noteCancel { $0.context == block } }
    }
  }

  /// The clock on which a sleep of the code that runs on this thread waits; nil for the machine's.
  var ownerOfSleep: VirtualTime? {
    VirtualTime.running ?? locked { tasks[tactile_work_current_task()]?.time }
  }

  private func owner(of work: TactileWork) -> VirtualTime? {
    if work.task != 0 {
      if makers[work.task]?.time != nil { return nil }
      if let owner = tasks[work.task]?.time { return owner }
    }
    if let running = VirtualTime.running { return running }
    let beginner = tactile_work_current_task()
    if let owner = tasks[beginner]?.time { return owner }
    return work.delay > 0 ? nil : makers[beginner]?.time
  }
}
