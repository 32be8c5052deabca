import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Clocks of a window's code, which move only when the test says so.
@MainActor
@Suite struct VirtualTimeTests {
  @Test("a window's code sees the window's date, and measures the time that the test lets pass")
  func clocks() throws {
    let driver = try ViewDriver.changingText { show in
      let (date, moment) = (Date.now, ContinuousClock.now)
      try? await Task.sleep(for: .seconds(90))
      show("\(Date.now.timeIntervalSince(date)) \(ContinuousClock.now - moment)")
    }
    driver.advance(by: 90)
    #expect(driver.shownTexts == ["90.0 90.0 seconds"])
    // The test's own clock goes on.
    #expect(Date.now.timeIntervalSince(driver.date) > 1_000_000)
  }

  @Test("the clocks of the C library tell the window's date, too")
  func clocksOfC() throws {
    nonisolated(unsafe) var (seconds, written) = (0, 0)
    let driver = try ViewDriver(text: .squares) {
      Button("Note") { seconds = time(&written) }
    }
    try driver.tap(on: "Note")
    #expect(seconds == Int(driver.date.timeIntervalSince1970))
    #expect(written == seconds)
  }

  @Test("a task that polls every five seconds has polled 2,160 times after three hours")
  func hours() throws {
    let driver = try ViewDriver.changingText { show in
      var polls = 0
      while (try? await Task.sleep(for: .seconds(5))) != nil {
        polls += 1
        show("\(polls)")
      }
    }
    driver.advance(by: 3 * 3600)
    #expect(driver.shownTexts == ["2160"])
  }

  @Test("windows of tests that run at the same time have clocks of their own", arguments: 0..<20)
  func parallel(_ number: Int) async throws {
    let driver = try ViewDriver.changingText { show in
      for step in 0..<10 {
        try? await Task.sleep(for: .seconds(number + 1))
        show("\(step)")
      }
    }
    for step in 0..<10 {
      driver.advance(by: TimeInterval(number + 1))
      #expect(driver.shownTexts == ["\(step)"])
      await Task.yield()
    }
  }
}
