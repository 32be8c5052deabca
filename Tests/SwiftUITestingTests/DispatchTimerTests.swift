import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Dispatch timers, and sleeps with a tolerance, in a window whose clock moves only when the test says so.
@MainActor
@Suite struct DispatchTimerTests {
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
    let (driver, notes) = try WaitingStory.started { notes in
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
    let (driver, notes) = try WaitingStory.started { notes in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now(), repeating: 1)
      timer.setEventHandler { notes.add("call") }
      timer.resume()
      withExtendedLifetime(timer) {}
    }
    driver.advance(by: 5)
    #expect(notes.all == [])
  }
}
