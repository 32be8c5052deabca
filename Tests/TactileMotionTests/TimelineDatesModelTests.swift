import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The date that a timeline shows, compared with the latest one of the dates that have passed.
@MainActor
@Suite struct TimelineDatesModelTests {
  /// A schedule of random dates, in sixteenths of a second, which may be out of order.
  private struct Listed: TimelineSchedule {
    let times: [Int]

    func entries(from startDate: Date, mode: Mode) -> [Date] {
      times.map { Date(timeIntervalSinceReferenceDate: Double($0) / 16) }
    }
  }

  /// Returns times around the present, most of them in order.
  private func times(around now: Int, _ random: inout RandomCases) -> [Int] {
    var time = now - 10
    return (0..<random.below(14)).map { _ in
      time += random.below(12) - 2
      return time
    }
  }

  @Test("a timeline shows the latest date before the first that hasn't come, or else its start")
  func dates() throws {
    for seed in UInt64(0)..<20 {
      var random = RandomCases(seed: seed)
      var (times, now, start) = (times(around: 0, &random), 0, 0)
      var operations = ["seed \(seed): \(times)"]
      var schedule: Binding<Listed>?
      let window = Window {
        Stateful(Listed(times: times)) { listed in
          let _ = schedule = listed
          TimelineView(listed.wrappedValue) { context in
            Text("\(Int((context.date.timeIntervalSinceReferenceDate * 16).rounded()))")
          }
        }
      }
      for _ in 0..<24 {
        if random.below(6) == 0 {
          let old = times
          times = self.times(around: now, &random)
          if times != old { start = now }
          operations.append("from \(now) on: \(times)")
          schedule?.wrappedValue = Listed(times: times)
          window.update()
        } else {
          let step = random.below(8)
          operations.append("wait \(step)")
          now += step
          window.wait(Double(step) / 16)
        }
        // A date waits for all before it in the list.
        let expected = times.prefix { $0 <= now }.max() ?? start
        #expect(window.texts == ["\(expected)"], "\(operations)")
      }
    }
  }
}
