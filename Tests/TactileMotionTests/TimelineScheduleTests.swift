import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Schedules of timelines: for which dates the content is made, and when.
///
/// Windows' clocks start at the beginning of 2001.
@MainActor
@Suite struct TimelineScheduleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func date(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

  /// The dates for which the content is made while some time passes, and when: in thousandths.
  private func made<S: TimelineSchedule>(
    _ schedule: S, during duration: TimeInterval
  ) -> [Int] {
    var made: [Int] = []
    let window = Window {
      TimelineView(schedule) { context in
        let _ = made.append(Int((context.date.timeIntervalSince(start) * 1000).rounded()))
        Text("\(made.count)")
      }
    }
    window.wait(duration)
    #expect(window.texts == ["\(made.count)"])
    return made
  }

  @Test("a periodic timeline is evaluated for the current interval, and for each new one")
  func periodic() {
    #expect(made(.periodic(from: start, by: 1), during: 3.5) == [0, 1000, 2000, 3000])
    // What begins at half past began at half past before.
    #expect(made(.periodic(from: date(100.5), by: 1), during: 2) == [-500, 500, 1500])
    #expect(made(.periodic(from: date(-1e6), by: 0.25), during: 0.5) == [0, 250, 500])
    #expect(made(.periodic(from: start, by: 0.1), during: 1).count == 11)
  }

  @Test("minutes begin at full minutes")
  func everyMinute() {
    #expect(made(.everyMinute, during: 125) == [0, 60_000, 120_000])
    let late = Array(EveryMinuteTimelineSchedule().entries(from: date(95), mode: .normal).prefix(3))
    #expect(late == [date(60), date(120), date(180)])
  }

  @Test("explicit dates are skipped unless they are later, and end")
  func explicit() {
    let dates = [date(-5), date(-2), date(0.5), date(0.25), date(2)]
    #expect(made(.explicit(dates), during: 10) == [-2000, 500, 2000])
    #expect(made(.explicit([date(1)]), during: 3) == [0, 1000], "before the first, as of now")
    #expect(made(.explicit([Date]()), during: 3) == [0])
    #expect(made(.explicit((1...).lazy.map { date(Double($0)) }), during: 2.5) == [0, 1000, 2000])
  }

  @Test("an animation schedule updates in every frame, less often, or not while paused")
  func animation() {
    #expect(made(.animation, during: 1).count == 61)
    #expect(made(.animation(minimumInterval: 0.25), during: 1) == [0, 250, 500, 750, 1000])
    #expect(made(.animation(minimumInterval: 0.001), during: 0.5).count == 31)
    #expect(made(.animation(paused: true), during: 1) == [0])
    #expect(made(.animation(minimumInterval: .infinity), during: 1) == [0])
  }

  @Test("an animation schedule has no dates while it is paused, and none at a low frequency")
  func pausedDates() {
    func count(_ schedule: AnimationTimelineSchedule, _ mode: TimelineScheduleMode) -> Int {
      schedule.entries(from: start, mode: mode).prefix(3).map { $0 }.count
    }
    #expect(count(AnimationTimelineSchedule(paused: true), .normal) == 0)
    #expect(count(AnimationTimelineSchedule(), .lowFrequency) == 0)
    #expect(count(AnimationTimelineSchedule(), .normal) == 3)
  }

  struct Countdown: TimelineSchedule {
    let count: Int

    func entries(from startDate: Date, mode: Mode) -> [Date] {
      mode == .normal ? (0...count).map { startDate.addingTimeInterval(Double($0) * 2) } : []
    }
  }

  @Test("a custom schedule is asked for entries from the view's insertion, in normal mode")
  func custom() {
    #expect(made(Countdown(count: 3), during: 20) == [0, 2000, 4000, 6000])
  }

  @Test("invalid schedules don't update, with a warning unless the reason is obvious")
  func hostile() {
    for interval in [0, -1, Double.nan, .infinity] {
      let warnings = RuntimeWarning.collect {
        #expect(made(.periodic(from: start, by: interval), during: 2) == [0])
      }
      #expect(warnings.count == 1 && warnings[0].contains("periodic(from:by:)"))
    }
    let warnings = RuntimeWarning.collect {
      #expect(made(.explicit((0...).lazy.map { _ in start }), during: 2) == [0])
    }
    #expect(warnings.count == 1 && warnings[0].contains("entries(from:mode:)"))
    let others = RuntimeWarning.collect {
      let nan = Date(timeIntervalSinceReferenceDate: .nan)
      #expect(made(.explicit([nan, date(1), nan, date(2)]), during: 3) == [0, 1000, 2000])
      #expect(made(.explicit([.distantPast, .distantFuture]), during: 3).count == 1)
      #expect(made(.periodic(from: .distantPast, by: 1e-9), during: 0.01).count <= 12)
      #expect(made(.periodic(from: .distantFuture, by: 1), during: 1.5).count == 2)
    }
    #expect(others == [])
  }
}
