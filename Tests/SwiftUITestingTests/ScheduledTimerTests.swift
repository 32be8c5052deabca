import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Timers of run loops, in a window whose clock moves only when the test says so.
@MainActor
@Suite struct ScheduledTimerTests {
  /// A view whose button starts something, and which shows a number that it counts up.
  private struct Counter: View {
    let start: @MainActor (_ count: @escaping @MainActor () -> Void) -> Void
    @State private var number = 0

    var body: some View {
      Button("Start") { start { number += 1 } }
      Text("\(number)")
    }
  }

  private func counter(
    _ start: @escaping @MainActor (_ count: @escaping @MainActor () -> Void) -> Void
  ) throws -> ViewDriver {
    let driver = try ViewDriver(text: .squares) { Counter(start: start) }
    try driver.tap(on: "Start")
    return driver
  }

  private func shown(_ driver: ViewDriver) -> String? { driver.texts.last?.label }

  private func scheduled(
    _ interval: TimeInterval, repeats: Bool, _ action: @escaping @MainActor () -> Void
  ) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in
      MainActor.assumeIsolated(action)
    }
  }

  @Test("a scheduled timer is called at each of its moments, and never between them")
  func everyTenth() throws {
    let driver = try counter { count in _ = scheduled(0.1, repeats: true, count) }
    // The tap takes a moment after its action.
    driver.advance(by: 0.05)
    #expect(shown(driver) == "0")
    driver.advance(by: 0.05)
    #expect(shown(driver) == "1")
    for second in 1...30 {
      driver.advance(by: 1)
      #expect(shown(driver) == "\(1 + 10 * second)")
    }
  }

  @Test("a timer that doesn't repeat is called once, and is invalid then")
  func once() throws {
    var timer: Timer?
    let driver = try counter { count in timer = scheduled(2, repeats: false, count) }
    driver.advance(by: 1.9)
    #expect(shown(driver) == "0")
    #expect(timer?.isValid == true)
    driver.advance(by: 10)
    #expect(shown(driver) == "1")
    #expect(timer?.isValid == false)
  }

  @Test("a timer that is added to a run loop for two modes is called once at each moment")
  func added() throws {
    let driver = try counter { count in
      let timer = Timer(fire: .now + 1, interval: 1, repeats: true) { _ in
        MainActor.assumeIsolated(count)
      }
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.current.add(timer, forMode: .default)
    }
    driver.advance(by: 3)
    #expect(shown(driver) == "3")
  }

  @Test("a timer that is called at once, as those without a date are on Linux, is warned of")
  func undated() throws {
    let warnings = ViewDriver.warnings {
      _ = try? counter { count in
        let timer = Timer(timeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated(count) }
        RunLoop.main.add(timer, forMode: .common)
      }
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Use Timer.scheduledTimer") == true)
    #expect(warnings.first?.contains(". It is added at ScheduledTimerTests.swift:") == true)
  }

  @Test("an invalidated timer is not called again, and nothing waits for it")
  func invalidated() throws {
    var timer: Timer?
    let driver = try counter { count in timer = scheduled(60, repeats: true, count) }
    driver.advance(by: 60)
    #expect(shown(driver) == "1")
    timer?.invalidate()
    try driver.expectRest()
    driver.advance(by: 120)
    #expect(shown(driver) == "1")
  }

  @Test("a timer invalidates itself, as a countdown does at its end")
  func ends() throws {
    struct Countdown: View {
      @State private var left = 3
      var body: some View {
        Text("\(left)").onAppear {
          _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
            MainActor.assumeIsolated { left -= 1 }
            if MainActor.assumeIsolated({ left == 0 }) { timer.invalidate() }
          }
        }
      }
    }
    let driver = try ViewDriver(text: .squares) { Countdown() }
    for left in [2, 1, 0, 0, 0] {
      driver.advance(by: 1)
      #expect(shown(driver) == "\(left)")
    }
    try driver.expectRest()
  }

  @Test("a timer whose date is moved is called at its new date, and goes on from there")
  func moved() throws {
    var timer: Timer?
    let driver = try counter { count in timer = scheduled(1, repeats: true, count) }
    driver.advance(by: 0.5)
    timer?.fireDate = driver.date + 5
    driver.advance(by: 4.9)
    #expect(shown(driver) == "0")
    driver.advance(by: 0.1)
    #expect(shown(driver) == "1")
    driver.advance(by: 1)
    #expect(shown(driver) == "2")
  }

  @Test("a timer shows the date of its next call")
  func date() throws {
    var timer: Timer?
    let driver = try counter { count in timer = scheduled(4, repeats: true, count) }
    let first = try #require(timer?.fireDate)
    driver.advance(by: 5)
    #expect(abs(try #require(timer?.fireDate).timeIntervalSince(first) - 4) < 0.001)
  }

  @Test("a block that is performed on the main run loop runs in the next moment")
  func perform() throws {
    var order: [String] = []
    let driver = try counter { count in
      RunLoop.main.perform {
        MainActor.assumeIsolated {
          order.append("later")
          count()
        }
      }
      order.append("now")
    }
    driver.advance(by: 0)
    #expect(order == ["now", "later"])
    #expect(shown(driver) == "1")
  }

  @Test("a published timer that is cancelled leaves nothing that waits")
  func cancelled() throws {
    struct Blinker: View {
      private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { Text("on").onReceive(timer) { _ in } }
      }
    }
    let driver = try ViewDriver(text: .squares) { Blinker() }
    driver.advance(by: 61)
    try driver.tap(on: "Hide")
    driver.advance(by: 0)
    try driver.expectRest(except: .animations)
  }

  @Test(
    "timers of windows of tests that run at the same time go by their own clocks", arguments: 1...8)
  func parallel(_ seconds: Int) async throws {
    let driver = try counter { count in
      _ = scheduled(TimeInterval(seconds), repeats: true, count)
    }
    for number in 1...10 {
      driver.advance(by: TimeInterval(seconds))
      #expect(shown(driver) == "\(number)")
      await Task.yield()
    }
  }
}
