import CTactileVirtualTime
import Foundation
@_spi(Engine) import TactileViewGraph

/// The tasks, sleeps and queues of the code that runs in a window, on a clock that advances only on request.
///
/// The window's code sees the clock's time in `Date.now` and the clocks of Swift. Its work is done on the
/// thread that moves the clock, in the order in which it was asked for: the jobs of tasks, and blocks on the
/// main queue and the global queues. It is done in turns, as by a main queue (rule 5.27): a turn does the work that was
/// ready at its beginning, and the window is updated after it. ``WorkOwners`` knows which work is the window's.
///
/// The state is guarded by the lock of ``WorkOwners``, since other threads may resume a window's task.
package final class VirtualTime: @unchecked Sendable {
  private var time: TimeInterval = 0
  /// The reading of the clocks when the window was created, in seconds.
  private let start = tactile_time_of_machine().rounded()
  private let startDate: Date
  /// The work that can be done now, in order.
  private var ready: [TactileWork] = []
  /// The number of items at the start of ``ready`` that the current turn does.
  private var leftInTurn = 0
  /// Updates the window after a turn that no advance of the clock does; set by the host.
  @MainActor var updateWindow: () -> Void = {}
  /// The work that waits, by its moment, and in order for equal moments.
  private var waiting: [PendingWait] = []
  var background = BackgroundWork()
  private var isDoingWork = false
  private var isCalled = false

  /// The most work that is done at a moment, so that a task that yields forever doesn't stop a test.
  private var mostWork = 100_000

  /// Creates a clock for a window that is shown at a date.
  ///
  /// Work of the current task is not the window's, but what the task begins from now on is.
  package init(date: Date) {
    startDate = date
    WorkOwners.shared.add(self)
  }

  /// Warns, when it is read for the first time, that tasks, queues and timers wait on the machine's clock if the
  /// program is linked so.
  @MainActor static let warningOfMissingReplacement: Void = {
    guard let name = tactile_function_without_replacement() else { return }
    RuntimeWarning.issue(
      "Tasks, queues or timers of windows wait on the machine's clock, because the program calls the system's "
        + "\(String(cString: name)) instead of SwiftUITesting's. Link SwiftUITesting into the executable of the tests "
        + "instead of a dynamic library, and don't link with -static-stdlib.")
  }()

  /// Hands the work that is left to the machine's clock.
  package func close() {
    let left: [TactileWork] = WorkOwners.shared.locked {
      guard !ready.isEmpty || !waiting.isEmpty else { return [] }
      defer { (ready, waiting) = ([], []) }
      let late = waiting.map { wait in
        TactileWork(
          function: wait.work.function, context: wait.work.context, queue: wait.work.queue,
          task: wait.work.task, delay: max(wait.moment - time, 0), sleeper: 0,
          is_barrier: wait.work.is_barrier)
      }
      return ready + late
    }
    WorkOwners.shared.remove(self)
    for work in freeWorkers() { tactile_work_pass_on(work) }
    for work in left { tactile_work_pass_on(work) }
  }

  /// Calls a closure whose work is the window's.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = tactile_time_current()
    tactile_time_set(shownTime)
    WorkOwners.shared.locked { background.mayGoOn = true }
    defer { tactile_time_set(outer) }
    return try body()
  }

  /// The clock of the window whose code is running on this thread; nil outside of windows.
  static var running: VirtualTime? {
    tactile_time_current().owner.map {
      Unmanaged<VirtualTime>.fromOpaque($0).takeUnretainedValue()
    }
  }

  var shownTime: TactileTime {
    TactileTime(
      owner: Unmanaged.passUnretained(self).toOpaque(), seconds: start + time,
      date: startDate.timeIntervalSince1970 + time)
  }

  /// The time since the window was created, in seconds.
  var now: TimeInterval { WorkOwners.shared.locked { time } }

  /// The time of the earliest work that waits; nil if there is none.
  package var nextTime: TimeInterval? { WorkOwners.shared.locked { waiting.first?.moment } }

  /// The work that waits, by its moment, without that of canceled sleeps and blocks.
  package var waits: [PendingWait] {
    WorkOwners.shared.locked { waiting.filter { !$0.isCanceled } }
  }

  /// Whether work can be done before the clock moves.
  package var hasReadyWork: Bool {
    WorkOwners.shared.locked { !ready.isEmpty || background.canGoOn }
  }

  /// The time of the earliest work of background queues and timers that waits; nil if there is none.
  var nextBackgroundTime: TimeInterval? {
    WorkOwners.shared.locked { waiting.first { !$0.work.isOnMain }?.moment }
  }

  /// Removes the first ready work that isn't the main queue's, and returns it.
  func removeReadyBackgroundWork() -> TactileWork? {
    WorkOwners.shared.locked { ready.firstIndex { !$0.isOnMain }.map(removeReadyWork) }
  }

  /// Whether any ready work is that of a queue; called with the lock.
  func hasReadyWork(of queue: UnsafeMutableRawPointer) -> Bool {
    ready.contains { $0.queue == queue }
  }

  /// Inserts work that is done next, in the current turn; called with the lock.
  func insertReadyWork(_ work: [TactileWork]) {
    ready.insert(contentsOf: work, at: 0)
    leftInTurn += work.count
  }

  private func removeReadyWork(at index: Int) -> TactileWork {
    if index < leftInTurn { leftInTurn -= 1 }
    return ready.remove(at: index)
  }

  /// Moves the clock to a time, at which work becomes ready that has waited for it.
  ///
  /// The clock is ahead of a window whose main thread was blocked until the window's next frame.
  package func move(to newTime: TimeInterval) {
    WorkOwners.shared.locked {
      time = max(time, newTime)
      background.mayGoOn = true
      let woken = waiting.prefix { $0.moment <= time }
      ready += woken.map(\.work)
      waiting.removeFirst(woken.count)
    }
  }

  /// Does all work that is ready, and what becomes ready by it, turn by turn.
  ///
  /// - Parameter afterTurn: Updates the window after each turn, and returns whether to go on.
  func doReadyWork(afterTurn: () -> Bool) {
    let begins = WorkOwners.shared.locked {
      guard !isDoingWork, !ready.isEmpty || background.canGoOn else { return false }
      isDoingWork = true
      return true
    }
    guard begins else { return }
    defer { WorkOwners.shared.locked { isDoingWork = false } }
    run {
      var (left, idleTurns) = (mostWork, 0)
      repeat {
        let before = left
        doTurn(&left)
        idleTurns = left == before ? idleTurns + 1 : 0
        guard left > 0 else {
          defer { mostWork = 100 }
          return RuntimeWarning.issue(
            "Tasks of the window were resumed \(mostWork) times without any time passing; the rest "
              + "waits until the clock moves. Sleep between the steps of a task that never ends, "
              + "instead of calling Task.yield().")
        }
      } while afterTurn() && hasReadyWork && idleTurns < Self.mostIdleTurns
    }
  }

  /// The most turns in a row in which blocked threads only check whether they can continue.
  private static let mostIdleTurns = 100

  /// Does the work that is ready now, but at most a number of items.
  private func doTurn(_ left: inout Int) {
    WorkOwners.shared.locked { leftInTurn = ready.count }
    while left > 0 {
      retryBlocked()
      let work = WorkOwners.shared.locked { leftInTurn > 0 ? removeReadyWork(at: 0) : nil }
      guard let work else { return }
      left -= 1
      perform(work)
    }
  }

  /// Calls a closure on the thread that moves the clock after a time, in seconds, and returns a closure that cancels
  /// the call.
  ///
  /// - Parameters:
  ///   - name: What waits, in words.
  ///   - origin: Where the code began to wait.
  ///   - isOnMain: Whether the call waits until a blocked main thread goes on.
  func call(
    after delay: TimeInterval, named name: String, from origin: CallOrigin? = nil,
    isOnMain: Bool = true,
    _ action: @escaping @Sendable () -> Void
  ) -> () -> Void {
    let call = Call(action)
    let work = TactileWork(
      function: { context in
        guard let context else { return }
        Unmanaged<Call>.fromOpaque(context).takeRetainedValue().action()
      }, context: Unmanaged.passRetained(call).toOpaque(),
      queue: isOnMain ? tactile_work_main_queue() : nil, task: 0, delay: max(delay, 0), sleeper: 0,
      is_barrier: false)
    WorkOwners.shared.locked { take(work, named: name, from: origin) }
    return { [weak self] in self?.cancel(call) }
  }

  private final class Call: Sendable {
    let action: @Sendable () -> Void
    init(_ action: @escaping @Sendable () -> Void) { self.action = action }
  }

  private func cancel(_ call: Call) {
    let call = Unmanaged.passUnretained(call)
    let wasWaiting = WorkOwners.shared.locked {
      let count = waiting.count
      waiting.removeAll { $0.work.context == call.toOpaque() }
      return waiting.count < count
    }
    if wasWaiting { call.release() }
  }

  /// Takes work; called with the lock.
  func take(_ work: TactileWork, named name: String? = nil, from origin: CallOrigin? = nil) {
    // A task that goes on no longer sleeps, though its sleep has not ended.
    if work.task != 0 { noteCancel { $0.sleeper == work.task } }
    if work.delay > 0 {
      // Clocks count microseconds, so that a sum of times is exact enough to compare.
      let moment = ((time + work.delay) * 1e6).rounded() / 1e6
      let index = waiting.firstIndex { $0.moment > moment } ?? waiting.count
      let kind = work.sleeper == 0 ? "a block of a DispatchQueue" : "a sleep of a task"
      let wait = PendingWait(
        moment: moment, name: name ?? kind,
        origin: origin ?? .capture(isAsynchronous: work.sleeper != 0), work: work)
      waiting.insert(wait, at: index)
    } else {
      ready.append(work)
    }
    if !isDoingWork { callLater() }
  }

  /// Marks waiting work as canceled; the caller holds the lock.
  func noteCancel(of isCanceled: (TactileWork) -> Bool) {
    for index in waiting.indices where isCanceled(waiting[index].work) {
      waiting[index].isCanceled = true
    }
  }

  /// Does the work from the main queue, for a test that waits for a task instead of moving the clock.
  private func callLater() {
    guard !isCalled else { return }
    isCalled = true
    tactile_work_call_on_main_queue(
      { context in
        guard let context else { return }
        let time = Unmanaged<VirtualTime>.fromOpaque(context).takeRetainedValue()
        WorkOwners.shared.locked { time.isCalled = false }
        MainActor.assumeIsolated {
          time.doReadyWork {
            time.updateWindow()
            return true
          }
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }
}

/// A wait of the window's code.
package struct PendingWait {
  /// The time at which the wait ends, in seconds since the window was created.
  package let moment: TimeInterval
  /// A description of the work that waits, such as “a sleep of a task”.
  package let name: String
  /// Where the code began to wait.
  package let origin: CallOrigin?
  /// Whether the work does nothing when its time comes.
  fileprivate(set) var isCanceled = false
  /// The work that is done then.
  fileprivate let work: TactileWork
}
