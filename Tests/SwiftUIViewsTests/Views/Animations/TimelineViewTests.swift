import Drawing
import Foundation
import HeadlessHost
import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIViews
@testable import TestSupport

/// Timelines: when their content is evaluated, for which date, and at what cost.
///
/// Windows' clocks start at the beginning of 2001.
@MainActor
@Suite struct TimelineViewTests {
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

  @Test("a paused timeline keeps its date, and resumes at the current time")
  func pausing() {
    let window = Window {
      Stateful(false) { isPaused in
        TimelineView(.animation(minimumInterval: 0.5, paused: isPaused.wrappedValue)) { context in
          Text("\(Int((context.date.timeIntervalSince(start) * 100).rounded()))")
        }
        .onTapGesture { isPaused.wrappedValue.toggle() }
      }
    }
    func tap() {
      window.down(at: CGPoint(x: 200, y: 150))
      window.up()
    }
    window.wait(1.25)
    #expect(window.texts == ["100"])
    tap()
    #expect(window.texts == ["125"])
    #expect(window.graph.nextDeadline == nil)
    window.wait(3)
    #expect(window.texts == ["125"])
    tap()
    #expect(window.texts == ["425"])
    window.wait(0.5)
    #expect(window.texts == ["475"])
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

  @Test("the cadence is live, and slower cadences are greater")
  func cadence() {
    typealias Cadence = TimelineViewDefaultContext.Cadence
    var seen: [Cadence] = []
    _ = Window {
      TimelineView(.everyMinute) { context in
        let _ = seen.append(context.cadence)
        Text("A")
      }
    }
    #expect(seen == [.live])
    #expect(Cadence.live < .seconds && Cadence.seconds < .minutes)
  }

  @Test("a window with endless timelines still settles")
  func rest() {
    let window = Window {
      TimelineView(.animation) { context in Text("\(context.date.timeIntervalSince(start))") }
    }
    window.settle()
    #expect(window.host.time == 0)
    #expect(!window.graph.isComingToRest && window.graph.nextDeadline != nil)
    window.wait(0.1)
    #expect(abs((Double(window.texts[0]) ?? 0) - 0.1) < 1e-5)
  }

  @Test("a new date costs only the content, for any number of neighbors", arguments: [10, 1000])
  func work(count: Int) {
    var outer = 0
    let window = Window(size: CGSize(width: 400, height: 20_000)) {
      let _ = outer += 1
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text("\($0)").frame(width: 50, height: 10) }
        TimelineView(.periodic(from: start, by: 1)) { context in
          Text("\(context.date.timeIntervalSince(start))").frame(width: 50, height: 10)
        }
      }
    }
    window.settle()
    let rest = window.work { window.wait(0.9) }
    #expect(rest.bodies == 0 && rest.measures == 0 && rest.displayItems == 0)
    let work = window.work { window.wait(0.2) }
    #expect(work.bodies == 1)
    #expect(work.measures <= 3)
    #expect(work.displayItems == 1)
    #expect(work.visits < 30)
    #expect(outer == 1)
  }

  @Test("the content keeps its state between dates, and follows the values it reads")
  func state() {
    let model = Model()
    let window = Window {
      TimelineView(.periodic(from: start, by: 1)) { context in
        VStack {
          Text("\(Int(context.date.timeIntervalSince(start))) of \(model.value)")
          Stateful(0) { count in
            Button("count \(count.wrappedValue)") { count.wrappedValue += 1 }
          }
        }
      }
    }
    window.click("count 0")
    window.wait(1.5)
    #expect(window.texts == ["1 of 0", "count 1"])
    model.value = 7
    window.update()
    #expect(window.texts == ["1 of 7", "count 1"], "for the date that has come, not for now")
  }

  @Observable
  @MainActor
  final class Model { var value = 0 }

  @Test("a removed timeline doesn't update, and uses the current time when inserted again")
  func comingAndGoing() {
    let window = Window {
      Stateful(true) { isShown in
        VStack {
          if isShown.wrappedValue {
            TimelineView(.periodic(from: start, by: 1)) { context in
              Text("\(Int(context.date.timeIntervalSince(start)))")
            }
          }
          Button("Toggle") { isShown.wrappedValue.toggle() }
        }
      }
    }
    window.click("Toggle")
    window.settle()
    #expect(window.graph.nextDeadline == nil)
    window.wait(10.5)
    window.click("Toggle")
    window.settle()
    #expect(window.texts.contains("\(Int(window.host.time))"))
    #expect(window.graph.nextDeadline != nil)
  }

  @Test("a timeline that is scrolled away doesn't update, and is current when shown again")
  func parking() throws {
    var made = 0
    let window = Window(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { row in
            if row == 0 {
              TimelineView(.periodic(from: start, by: 1)) { context in
                let _ = made += 1
                Text("time \(Int(context.date.timeIntervalSince(start)))").frame(height: 50)
              }
            } else {
              Text("row \(row)").frame(height: 50)
            }
          }
        }
      }
    }
    var scroll: ScrollNode?
    window.graph.root.forEachNode { if let node = $0 as? ScrollNode { scroll = node } }
    let node = try #require(scroll)
    window.wait(2.5)
    #expect(window.texts.contains("time 2"))
    node.scroll(to: CGPoint(x: 0, y: 5000))
    window.settle()
    #expect(window.graph.nextDeadline == nil)
    let before = made
    window.wait(100)
    #expect(made == before)
    node.scroll(to: .zero)
    window.settle()
    #expect(window.texts.contains("time \(Int(window.host.time))"))
    #expect(window.graph.nextDeadline != nil)
  }

  @Test("changes at a date are animated by the content's animations, and redraw only it")
  func animating() {
    let window = Window {
      TimelineView(.periodic(from: start, by: 1)) { context in
        let isOdd = Int(context.date.timeIntervalSince(start)) % 2 == 1
        Text("A").opacity(isOdd ? 0 : 1).animation(.linear(duration: 0.5), value: isOdd)
      }
    }
    window.wait(1)
    #expect(window.opacity(of: "A") == 1)
    window.wait(0.25)
    #expect(abs((window.opacity(of: "A") ?? 0) - 0.5) < 0.02)
  }

  @Test("a window in which time has passed equals one created later")
  func freshTree() {
    func content() -> some View {
      VStack {
        TimelineView(.periodic(from: start, by: 0.7)) {
          Text("\($0.date.timeIntervalSince(start))")
        }
        TimelineView(.everyMinute) { Text("\($0.date.timeIntervalSince(start))") }
        TimelineView(.explicit([start, date(3), date(50)])) {
          Text("\($0.date.timeIntervalSince(start))")
        }
      }
    }
    let kept = Window { content() }
    kept.wait(70)
    let fresh = HeadlessHost(
      HostConfiguration(size: CGSize(width: 400, height: 300), date: date(70)), root: content)
    #expect(kept.display == fresh.displayList)
    #expect(kept.texts[1...] == ["60.000000", "50.000000"])
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
