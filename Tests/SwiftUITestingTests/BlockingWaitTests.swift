import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Code that blocks a thread in the background, in a window whose clock moves only when the test says so.
@MainActor
@Suite struct BlockingWaitTests {
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
    let notes = WaitingStory.Notes()
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

  @Test("a thread of the window's code is warned of, since it waits on the machine's clock")
  func thread() throws {
    let line = #line + 2
    let warnings = try ViewDriver.warnings {
      _ = try WaitingStory.started { _ in Thread.detachNewThread {} }
    }
    #expect(
      warnings == [
        "A thread that the window's code starts waits on the machine's clock. It begins at "
          + "BlockingWaitTests.swift:\(line). Use a task or a DispatchQueue, whose "
          + "sleeps end on the window's clock, or wait with ViewDriver.waitFor(_:limit:condition:)."
      ])
  }

  @Test("a thread that sleeps when its window is closed goes on by the machine's clock")
  func outliving() async throws {
    let notes = WaitingStory.Notes()
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
    let (driver, notes) = try WaitingStory.started { notes in
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
