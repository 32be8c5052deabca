import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Code that waits by dispatch timers, on its own queues, or by blocking a thread, in a window whose clock moves only
/// when the test says so.
@MainActor
@Suite struct BlockingWaitTests {
  private typealias Notes = WaitingStory.Notes

  private func started(_ start: @escaping @MainActor (Notes) -> Void) throws -> (ViewDriver, Notes)
  {
    let story = try WaitingStory(start)
    return (story.driver, story.notes)
  }

  // MARK: Timers

  @Test("a sleep with a tolerance ends when its time has come")
  func tolerance() throws {
    try WaitingStory.expect("slept", at: 2) { notes in
      Task {
        try await Task.sleep(for: .seconds(2), tolerance: .seconds(1))
        notes.add("slept")
      }
    }
  }

  @Test("a dispatch timer is called at each of its moments", arguments: [true, false])
  func dispatchTimer(_ isMain: Bool) throws {
    var timer: (any DispatchSourceTimer)?
    let (driver, notes) = try started { notes in
      let new = DispatchSource.makeTimerSource(queue: isMain ? .main : nil)
      new.schedule(deadline: .now() + 1, repeating: 0.5)
      new.setEventHandler { notes.add("call") }
      new.resume()
      timer = new
    }
    driver.advance(by: 0.999)
    #expect(notes.all.count == 0)
    driver.advance(by: 0.002)
    #expect(notes.all.count == 1)
    driver.advance(by: 10)
    #expect(notes.all.count == 21)
    timer?.suspend()
    driver.advance(by: 5)
    #expect(notes.all.count == 21)
    timer?.resume()
    driver.advance(by: 0.5)
    #expect(notes.all.count == 23)
    timer?.cancel()
    try driver.expectRest()
    driver.advance(by: 5)
    #expect(notes.all.count == 23)
  }

  @Test("a dispatch timer that was released is never called")
  func releasedTimer() throws {
    let (driver, notes) = try started { notes in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now(), repeating: 1)
      timer.setEventHandler { notes.add("call") }
      timer.resume()
      withExtendedLifetime(timer) {}
    }
    driver.advance(by: 5)
    #expect(notes.all == [])
  }

  // MARK: Queues

  @Test("a queue of the window's code calls its blocks at their moments, and one after the other")
  func ownQueue() throws {
    let queue = DispatchQueue(label: "own")
    let (driver, notes) = try started { notes in
      queue.asyncAfter(deadline: .now() + 1) { notes.add("later") }
      queue.async {
        Thread.sleep(forTimeInterval: 0.5)
        notes.add("first")
      }
      queue.async { notes.add("second") }
      queue.async(flags: .barrier) { notes.add("third") }
    }
    driver.advance(by: 0.49)
    #expect(notes.all == [])
    driver.advance(by: 0.02)
    #expect(notes.all == ["first", "second", "third"])
    driver.advance(by: 0.5)
    #expect(notes.all.last == "later")
  }

  @Test("blocks of a concurrent queue sleep at the same time")
  func concurrent() throws {
    let queue = DispatchQueue(label: "own", attributes: .concurrent)
    let (driver, notes) = try started { notes in
      for number in 1...3 {
        queue.async {
          Thread.sleep(forTimeInterval: 1)
          notes.add("\(number)")
        }
      }
    }
    driver.advance(by: 1)
    #expect(notes.all == ["1", "2", "3"])
  }

  @Test("a value that a queue guards is read after the writes before it")
  func sync() throws {
    let queue = DispatchQueue(label: "own")
    let (_, notes) = try started { notes in
      nonisolated(unsafe) var value = 0
      queue.async { value = 1 }
      queue.async { value += 1 }
      notes.add("\(queue.sync { value })")
    }
    #expect(notes.all == ["2"])
  }

  @Test("a background block waits for the main queue")
  func syncToMain() throws {
    let (driver, notes) = try started { notes in
      DispatchQueue.global().async {
        notes.add("begins")
        DispatchQueue.main.sync { notes.add("main") }
        notes.add("ends")
      }
      DispatchQueue.main.async { notes.add("other") }
    }
    driver.advance(by: 0)
    #expect(notes.all == ["begins", "other", "main", "ends"])
  }

  @Test("a group notifies the main queue when its last member has ended")
  func group() throws {
    try WaitingStory.expect("all", at: 3) { notes in
      let group = DispatchGroup()
      for seconds in 1...3 {
        group.enter()
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { group.leave() }
      }
      DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 2) }
      group.notify(queue: .main) { notes.add("all") }
    }
  }

  @Test("an operation is done, and what it hands to the main queue")
  func operation() throws {
    let operations = OperationQueue()
    try WaitingStory.expect("done", at: 1) { notes in
      operations.addOperation {
        Thread.sleep(forTimeInterval: 1)
        OperationQueue.main.addOperation { notes.add("done") }
      }
    }
  }

  // MARK: Blocked threads

  @Test(
    "a background block sleeps on the window's clock, by each of the ways to sleep",
    arguments: 0..<4)
  func sleep(_ way: Int) throws {
    try WaitingStory.expect("slept", at: 2) { notes in
      DispatchQueue.global().async {
        switch way {
        case 0: Thread.sleep(forTimeInterval: 2)
        case 1: _ = Glibc.sleep(2)
        case 2: usleep(2_000_000)
        default: Thread.sleep(until: .now + 2)
        }
        DispatchQueue.main.async { notes.add("slept") }
      }
    }
  }

  @Test("sleeps of any length end, though the clock counts microseconds")
  func shortSleeps() throws {
    let story = try WaitingStory { notes in
      DispatchQueue.global().async {
        for number in 1...300 {
          Thread.sleep(forTimeInterval: 0.01 / Double(number))
          var nothing = timespec(tv_sec: 0, tv_nsec: number)
          nanosleep(&nothing, nil)
        }
        notes.add("slept")
      }
    }
    story.driver.advance(by: 1)
    #expect(story.notes.all == ["slept"])
  }

  @Test("a detached task that blocks its thread lets the window go on")
  func detachedTask() throws {
    try WaitingStory.expect("loaded", at: 2) { notes in
      Task {
        let value = await Task.detached {
          usleep(2_000_000)
          return "loaded"
        }.value
        notes.add(value)
      }
    }
  }

  @Test("a background block waits for a semaphore that other work signals later")
  func semaphore() throws {
    try WaitingStory.expect("signaled", at: 1) { notes in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        semaphore.wait()
        notes.add("signaled")
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
    }
  }

  @Test("a background block waits for a semaphore that a tap signals")
  func semaphoreOfTap() throws {
    let semaphore = DispatchSemaphore(value: 0)
    let notes = Notes()
    let driver = try ViewDriver(text: .squares) {
      Button("Wait") {
        DispatchQueue.global().async {
          notes.add(semaphore.wait(timeout: .now() + 5) == .success ? "success" : "time out")
        }
      }
      Button("Signal") { semaphore.signal() }
    }
    try driver.tap(on: "Wait")
    driver.advance(by: 1)
    #expect(notes.all == [])
    try driver.tap(on: "Signal")
    driver.advance(by: 0)
    #expect(notes.all == ["success"])
    try driver.tap(on: "Wait")
    driver.advance(by: 5)
    #expect(notes.all == ["success", "time out"])
  }

  @Test("a main thread that sleeps stands still, and a warning names the sleep")
  func mainSleeps() throws {
    let notes = Notes()
    let line = #line + 5
    let driver = try ViewDriver(text: .squares) {
      Button("Start") {
        let start = Date.now
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { notes.add("background") }
        Thread.sleep(forTimeInterval: 2)
        notes.add("\(Date.now.timeIntervalSince(start).rounded())")
      }
    }
    let warnings = ViewDriver.warnings { try? driver.tap(on: "Start") }
    #expect(notes.all == ["background", "2.0"])
    #expect(
      warnings == [
        "Thread.sleep or nanosleep blocks the main thread: the window stands still while it waits for 2 seconds. It "
          + "waits at BlockingWaitTests.swift:\(line). Wait in a task, with Task.sleep or await, or on a background queue."
      ])
  }

  @Test("a window whose main thread has slept goes on at the time at which it awakes")
  func goesOnAfterSleep() throws {
    let notes = Notes()
    let driver = try ViewDriver(text: .squares) {
      Button("Start") {
        Thread.sleep(forTimeInterval: 2)
        Task {
          try? await Task.sleep(for: .seconds(1))
          notes.add("done")
        }
      }
    }
    let start = driver.date
    _ = ViewDriver.warnings { try? driver.tap(on: "Start") }
    #expect(driver.time >= 2)
    #expect(driver.date == start + driver.time)
    driver.advance(by: 0.9)
    #expect(notes.all == [])
    driver.advance(by: 0.1)
    #expect(notes.all == ["done"])
  }

  @Test("a main thread that runs its run loop for a second stands still, and is warned of")
  func runLoop() throws {
    var dates: [Date] = []
    let driver = try ViewDriver(text: .squares) {
      Button("Start") {
        dates.append(.now)
        RunLoop.current.run(until: .now + 1)
        dates.append(.now)
      }
    }
    let warnings = ViewDriver.warnings { try? driver.tap(on: "Start") }
    #expect(abs(dates[1].timeIntervalSince(dates[0]) - 1) < 0.001)
    #expect(warnings.first?.hasPrefix("RunLoop.run blocks the main thread") == true)
  }

  @Test("a thread of the window's code is warned of, since it waits on the machine's clock")
  func thread() throws {
    let line = #line + 2
    let warnings = try ViewDriver.warnings {
      _ = try started { _ in Thread.detachNewThread {} }
    }
    #expect(
      warnings == [
        "A thread that the window's code starts waits on the machine's clock. It begins at "
          + "BlockingWaitTests.swift:\(line). Use a task or a DispatchQueue, whose "
          + "sleeps end on the window's clock, or wait with ViewDriver.waitFor(_:limit:condition:)."
      ])
  }

  @Test("a main thread that waits for background work gets it")
  func mainWaits() throws {
    let (_, notes) = try started { notes in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        notes.add("work")
        semaphore.signal()
      }
      semaphore.wait()
      notes.add("done")
    }
    #expect(notes.all == ["work", "done"])
  }

  @Test("a main thread that waits for background work that sleeps is warned of")
  func mainWaitsLong() throws {
    var notes: Notes?
    let warnings = try ViewDriver.warnings {
      notes = try started { notes in
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
          Thread.sleep(forTimeInterval: 3)
          notes.add("work")
        }
        group.wait()
        notes.add("done")
      }.1
    }
    #expect(notes?.all == ["work", "done"])
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("DispatchGroup.wait blocks the main thread") == true)
  }

  @Test("a thread that sleeps when its window is closed goes on by the machine's clock")
  func outliving() async throws {
    let notes = Notes()
    do {
      let driver = try ViewDriver(text: .squares) {
        Button("Start") {
          DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: 0.02)
            notes.add("slept")
          }
        }
      }
      try driver.tap(on: "Start")
      driver.advance(by: 0.001)
      #expect(notes.all == [])
    }
    while notes.all.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(notes.all == ["slept"])
  }

  @Test("windows of tests that run at the same time sleep on their own clocks", arguments: 1...20)
  func parallel(_ seconds: Int) async throws {
    let (driver, notes) = try started { notes in
      DispatchQueue.global().async {
        for number in 1...10 {
          Thread.sleep(forTimeInterval: Double(seconds))
          notes.add("\(number)")
        }
      }
    }
    for number in 1...10 {
      driver.advance(by: TimeInterval(seconds))
      #expect(notes.all.count == number)
      await Task.yield()
    }
  }
}
