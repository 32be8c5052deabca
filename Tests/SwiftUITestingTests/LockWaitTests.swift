import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Locks, conditions and concurrent loops of code in a window, which are held or waited for while a thread sleeps on the
/// window's clock.
@MainActor
@Suite struct LockWaitTests {
  @Test("a lock that a sleeping block holds is waited for by another block")
  func lock() throws {
    try WaitingStory.expect("first", "second", at: 2) { notes in
      let lock = NSLock()
      DispatchQueue.global().async {
        lock.withLock { Thread.sleep(forTimeInterval: 2) }
        notes.add("first")
      }
      DispatchQueue.global().async {
        lock.withLock {}
        notes.add("second")
      }
    }
  }

  @Test("a main thread that waits for the lock of a sleeping block stands still, and is warned of")
  func lockOfMain() throws {
    let lock = NSLock()
    let notes = WaitingStory.Notes()
    let driver = try ViewDriver(text: .squares) {
      Button("Load") {
        DispatchQueue.global().async {
          lock.withLock { Thread.sleep(forTimeInterval: 2) }
          notes.add("loaded")
        }
      }
      Button("Read") { lock.withLock { notes.add("read") } }
    }
    try driver.tap(on: "Load")
    driver.advance(by: 0)
    let warnings = ViewDriver.warnings { try? driver.tap(on: "Read") }
    #expect(notes.all.first == "loaded")
    #expect(notes.all.count == 2)
    #expect(
      warnings.first?.hasPrefix(
        "A lock blocks the main thread: the window stands still while it waits for ") == true)
  }

  @Test("a background block waits for a lock that the main thread holds while it waits")
  func lockHeldByMain() throws {
    let story = try WaitingStory { notes in
      let lock = NSRecursiveLock()
      lock.lock()
      DispatchQueue.global().async {
        lock.withLock { notes.add("block") }
      }
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1)
      notes.add("main")
      lock.unlock()
    }
    story.driver.advance(by: 0)
    #expect(story.notes.all == ["main", "block"])
  }

  @Test("a condition is waited for until a later block signals it", arguments: [false, true])
  func condition(_ isBroadcast: Bool) throws {
    try WaitingStory.expect("signaled", "signaled", at: 3) { notes in
      let condition = NSCondition()
      nonisolated(unsafe) var isReady = false
      for _ in 1...2 {
        DispatchQueue.global().async {
          condition.withLock { while !isReady { condition.wait() } }
          notes.add("signaled")
        }
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 3) {
        condition.withLock {
          isReady = true
          if isBroadcast { return condition.broadcast() }
          condition.signal()
          condition.signal()
        }
      }
    }
  }

  @Test("a signal wakes one thread, and only one that waits")
  func oneSignal() throws {
    let condition = NSCondition()
    let story = try WaitingStory { notes in
      condition.signal()
      for number in 1...2 {
        DispatchQueue.global().async {
          condition.withLock { condition.wait() }
          notes.add("\(number)")
        }
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { condition.signal() }
    }
    story.driver.advance(by: 5)
    #expect(story.notes.all == ["1"])
    condition.broadcast()
    story.driver.advance(by: 0.1)
    #expect(story.notes.all == ["1", "2"])
  }

  @Test("a wait for a condition ends at its date, on the window's clock")
  func dateOfCondition() throws {
    try WaitingStory.expect("false", at: 4) { notes in
      let condition = NSCondition()
      DispatchQueue.global().async {
        let isSignaled = condition.withLock { condition.wait(until: .now + 4) }
        notes.add("\(isSignaled)")
      }
    }
  }

  @Test("an operation is waited for")
  func operation() throws {
    try WaitingStory.expect("1", "2", at: 1) { notes in
      let queue = OperationQueue()
      let first = BlockOperation {
        Thread.sleep(forTimeInterval: 1)
        notes.add("1")
      }
      queue.addOperation(first)
      DispatchQueue.global().async {
        first.waitUntilFinished()
        notes.add("2")
      }
    }
  }

  // MARK: Concurrent loops

  @Test("a concurrent loop calls each iteration once, in the same order in each run")
  func concurrentLoop() throws {
    func order() throws -> [String] {
      try WaitingStory { notes in
        DispatchQueue.concurrentPerform(iterations: 100) { notes.add("\($0)") }
        notes.add("end")
      }.notes.all
    }
    let first = try order()
    #expect(first == (0..<100).map { "\($0)" } + ["end"])
    #expect(try order() == first)
  }

  @Test("iterations that sleep do so at the same time, four of them")
  func sleepingLoop() throws {
    try WaitingStory.expect("end", at: 2) { notes in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 8) { _ in Thread.sleep(forTimeInterval: 1) }
        notes.add("end")
      }
    }
  }

  // MARK: Run loops

  @Test("a main thread that runs its run loop without an end is warned of, and goes on")
  func endlessRunLoop() throws {
    var story: WaitingStory?
    let line = #line + 3
    let warnings = try ViewDriver.warnings {
      story = try WaitingStory { notes in
        RunLoop.current.run()
        notes.add("end")
      }
    }
    #expect(story?.notes.all == ["end"])
    #expect(
      warnings == [
        "RunLoop.run blocks the main thread: the window stands still while it waits for a time that never comes; in a "
          + "test, it returns immediately. It waits at LockWaitTests.swift:\(line). Wait in a task, with Task.sleep or "
          + "await, or on a background queue."
      ])
  }
}
