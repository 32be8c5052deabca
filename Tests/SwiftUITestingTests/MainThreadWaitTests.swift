import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Code that blocks the main thread, in a window whose clock moves only when the test says so.
@MainActor
@Suite struct MainThreadWaitTests {
  @Test("a main thread that sleeps stands still, and a warning names the sleep")
  func mainSleeps() throws {
    let notes = WaitingStory.Notes()
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
          + "waits at MainThreadWaitTests.swift:\(line). Wait in a task, with Task.sleep or await, or on a background queue."
      ])
  }

  @Test("a window whose main thread has slept goes on at the time at which it awakes")
  func goesOnAfterSleep() throws {
    let notes = WaitingStory.Notes()
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

  @Test("a main thread that waits for background work gets it")
  func mainWaits() throws {
    let (_, notes) = try WaitingStory.started { notes in
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
    var notes: WaitingStory.Notes?
    let warnings = try ViewDriver.warnings {
      notes = try WaitingStory.started { notes in
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
}
