import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Tests that wait themselves, on the machine's clock, for their own tasks or for work outside of the window.
@MainActor
@Suite struct OwnWaitTests {
  @Test("a test may wait for a task that it has begun itself")
  func ownTask() async throws {
    let driver = try ViewDriver.changingText { show in show("shown") }
    let task = Task { 42 }
    #expect(await task.value == 42)
    driver.advance(by: 0)
    #expect(driver.shownTexts == ["shown"])
  }

  @Test("a test's own sleep takes the machine's time")
  func ownSleep() async throws {
    let driver = try ViewDriver.changingText { _ in }
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(20))
    #expect(ContinuousClock.now - start >= .milliseconds(20))
    #expect(driver.time == 0)
  }

  @Test("work of another thread is waited for, and an error names what did not come")
  func elsewhere() async throws {
    let driver = try ViewDriver.changingText { show in
      let answer = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 0.02)
          continuation.resume(returning: "answer")
        }
      }
      show(answer)
    }
    driver.advance(by: 100)
    #expect(driver.shownTexts == ["start"])
    try await driver.waitFor("the answer") { driver.shownTexts == ["answer"] }
    try await withKnownIssue {
      try await driver.waitFor("a miracle", limit: 0.01) { false }
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2
        && issue.comments.first?.rawValue.hasPrefix(
          "waited 0.01 seconds for a miracle, which did not happen; the window has the texts: “answer”."
        ) == true
    }
  }

  @Test("turns in which other tests keep the main actor busy don't count as waiting")
  func busy() async throws {
    // It is begun before the window, like the work of another test.
    let flag = Flag()
    let other = Task { @MainActor in
      for _ in 0..<5 {
        let end = ContinuousClock.now + .milliseconds(150)
        while ContinuousClock.now < end {}
        // The wait gets a turn between two of these.
        try await Task.sleep(for: .milliseconds(5))
      }
      flag.isRaised = true
    }
    let driver = try ViewDriver.changingText { _ in }
    try await driver.waitFor("the other test", limit: 0.5) { flag.isRaised }
    try await other.value
  }

  @MainActor private final class Flag {
    var isRaised = false
  }

  @Test("a wait for what waits on the window's clock says what to advance")
  func wrongWait() async throws {
    let driver = try ViewDriver.changingText { show in
      try? await Task.sleep(for: .seconds(3))
      show("late")
    }
    driver.advance(by: 0)
    let line = #line + 2
    try await withKnownIssue {
      try await driver.waitFor("the end", limit: 0.01) { driver.shownTexts == ["late"] }
    } matching: { issue in
      let words = issue.comments.first?.rawValue ?? ""
      return words.hasPrefix(
        "waited 0.01 seconds for the end, which did not happen; the window has the texts: “start”. The window's clock "
          + "stands still during waitFor. A sleep of a task ends in 3 s (OwnWaitTests.swift:\(line - 6)); call "
          + "driver.advance(by: 3) to wait for it.")
        && issue.sourceLocation?.line == line
    }
  }

  @Test("a wait for other work isn't blamed on an animation")
  func waitDuringAnimation() async throws {
    let driver = try ViewDriver(text: .squares) { Button("Go") {} }
    try driver.tap(on: "Go")
    try await withKnownIssue {
      try await driver.waitFor("the end", limit: 0.01) { false }
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix("for sleeps and timers, advance the clock.") == true
    }
  }
}
