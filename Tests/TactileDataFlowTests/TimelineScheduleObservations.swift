import Foundation
import SwiftUI
import Testing

/// Dates of schedules, as a public suite observes them on Apple's systems.
@Suite struct TimelineScheduleObservations {
  private func seconds(_ entries: some Sequence<Date>, _ count: Int) -> [Double] {
    entries.prefix(count).map(\.timeIntervalSince1970)
  }

  @Test(
    "a periodic schedule begins with the last date that is not after the start",
    arguments: [(5, 12, [10, 15, 20]), (10, 25, [20, 30]), (5, 15, [15, 20])]
      as [(Double, Double, [Double])])
  func periodic(interval: Double, start: Double, expected: [Double]) {
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: interval)
    let entries = schedule.entries(from: Date(timeIntervalSince1970: start), mode: .normal)
    #expect(seconds(entries, expected.count) == expected)
  }

  @Test("every minute begins with the minute of the start")
  func everyMinute() {
    let schedule = EveryMinuteTimelineSchedule()
    let entries = schedule.entries(from: Date(timeIntervalSince1970: 90), mode: .normal)
    #expect(seconds(entries, 3) == [60, 120, 180])
  }

  @Test("an explicit schedule has its dates, then ends")
  func explicit() {
    let dates = [100, 200, 300].map(Date.init(timeIntervalSince1970:))
    let entries = ExplicitTimelineSchedule(dates)
      .entries(from: Date(timeIntervalSince1970: 0), mode: .normal)
    #expect(seconds(entries, 9) == [100, 200, 300])
  }

  @Test("an animation schedule has no dates while it is paused or at a low frequency")
  func animation() {
    let start = Date(timeIntervalSince1970: 0)
    let running = AnimationTimelineSchedule(minimumInterval: 1.5)
    #expect(seconds(running.entries(from: start, mode: .normal), 3) == [0, 1.5, 3])
    #expect(seconds(running.entries(from: start, mode: .lowFrequency), 3) == [])
    let paused = AnimationTimelineSchedule(paused: true)
    #expect(seconds(paused.entries(from: start, mode: .normal), 3) == [])
  }
}
