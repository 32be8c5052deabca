import Foundation
import SwiftUI
import TactileDrawing
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Dates in text: their format, and when they are redrawn.
///
/// Windows' clocks start at the beginning of 2001.
@MainActor
@Suite struct DateTextTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func said(_ text: Text) -> String? {
    let window = Window { text }
    return window.texts.first?.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
  }

  @Test("dates and times are formatted in the environment's locale and time zone")
  func styles() {
    #expect(said(Text(start, style: .date)) == "January 1, 2001")
    #expect(said(Text(start, style: .time)) == "12:00 AM")
    #expect(said(Text("At \(start, style: .time) **sharp**")) == "At 12:00 AM sharp")
    let window = Window {
      Text(start, style: .time)
        .environment(\.timeZone, TimeZone(secondsFromGMT: -3600) ?? .gmt)
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(window.texts == ["23:00"])
  }

  @Test("an interval includes the dates if they differ")
  func intervals() {
    #expect(said(Text(start...start.addingTimeInterval(5400))) == "12:00 – 1:30 AM")
    #expect(said(Text(DateInterval(start: start, duration: 46800))) == "12:00 AM – 1:00 PM")
    #expect(
      said(Text("Open \(start...start.addingTimeInterval(90000))"))
        == "Open 1/1/2001, 12:00 AM – 1/2/2001, 1:00 AM")
    #expect(said(Text(start...start)) == "12:00 AM")
  }

  @Test(
    "relative and offset styles show the distance to a date, before and after",
    arguments: [
      (0, "0 sec", "+0 seconds", "0:00"), (14, "14 sec", "-14 seconds", "0:14"),
      (674, "11 min, 14 sec", "-11 minutes", "11:14"),
      (-674, "11 min, 14 sec", "+11 minutes", "11:14"),
      (8580, "2 hr, 23 min", "-2 hours", "2:23:00"), (8639, "2 hr, 23 min", "-2 hours", "2:23:59"),
      (133_141, "1 day, 12 hr", "-1 day", "36:59:01"),
      (-31 * 86400, "1 month", "+1 month", "744:00:00"),
      (396 * 86400, "1 year, 1 month", "-1 year", "9504:00:00"),
    ] as [(TimeInterval, String, String, String)])
  func distances(seconds: TimeInterval, relative: String, offset: String, timer: String) {
    let date = start.addingTimeInterval(seconds)
    #expect(said(Text(date, style: .relative)) == relative)
    #expect(said(Text(date, style: .offset)) == offset)
    #expect(said(Text(date, style: .timer))?.replacing(",", with: "") == timer)
  }

  @Test("the distance to a future date is rounded up, and to a past one down")
  func fractions() {
    #expect(said(Text(start.addingTimeInterval(4.2), style: .timer)) == "0:05")
    #expect(said(Text(start.addingTimeInterval(-4.8), style: .timer)) == "0:04")
  }

  @Test("a timer runs through its range, down or up, and stands still before and after")
  func timers() {
    let range = start.addingTimeInterval(2)...start.addingTimeInterval(5)
    let window = Window {
      Text(timerInterval: range)
      Text(timerInterval: range, countsDown: false)
      Text(timerInterval: range, pauseTime: start.addingTimeInterval(3))
    }
    var seen: [[String]] = [window.texts]
    for _ in 0..<6 {
      window.wait(1)
      seen.append(window.texts)
    }
    #expect(seen.map { $0[0] } == ["0:03", "0:03", "0:03", "0:02", "0:01", "0:00", "0:00"])
    #expect(seen.map { $0[1] } == ["0:00", "0:00", "0:00", "0:01", "0:02", "0:03", "0:03"])
    #expect(seen.map { $0[2] } == ["0:03", "0:03", "0:03", "0:02", "0:02", "0:02", "0:02"])
    #expect(window.graph.nextDeadline == nil)
    let long = start...start.addingTimeInterval(5400)
    #expect(said(Text(timerInterval: long)) == "1:30:00")
    #expect(said(Text(timerInterval: long, showsHours: false)) == "90:00")
    #expect(said(Text("\(timerInterval: long, showsHours: false) left")) == "90:00 left")
  }

  @Test("a countdown is redrawn once a second, continues past its date, and lets the window settle")
  func ticking() {
    let window = Window { Text(start.addingTimeInterval(2.5), style: .timer) }
    window.settle()
    #expect(window.graph.nextDeadline == 0.5)
    var seen: [String] = []
    for _ in 0..<60 {
      window.wait(0.1)
      if let text = window.texts.first, seen.last != text { seen.append(text) }
    }
    #expect(seen == ["0:03", "0:02", "0:01", "0:00", "0:01", "0:02", "0:03"])
    let work = window.work { window.wait(0.2) }
    #expect(work.measures == 0)
    let second = window.work { window.wait(1) }
    #expect(second.measures == 1)
  }

  @Test("a text that shows minutes is redrawn once a minute")
  func slow() {
    let window = Window { Text(start.addingTimeInterval(7290), style: .relative) }
    #expect(window.texts == ["2 hr, 1 min"])
    // Two hours and a minute and a half: the next minute is over in 31 seconds.
    #expect(window.graph.nextDeadline == 31)
    window.wait(31)
    #expect(window.texts == ["2 hr"])
    #expect(window.graph.nextDeadline == 91)
    let day = Window { Text(start, style: .date) }
    #expect(day.graph.nextDeadline == nil)
  }

  @Test("a removed text doesn't update, and shows the current time when inserted again")
  func comingAndGoing() {
    let window = Window {
      Stateful(true) { isShown in
        VStack {
          if isShown.wrappedValue { Text(start.addingTimeInterval(100), style: .timer) }
          Button("Toggle") { isShown.wrappedValue.toggle() }
        }
      }
    }
    #expect(window.graph.nextDeadline != nil)
    window.tap("Toggle")
    window.settle()
    #expect(window.graph.nextDeadline == nil)
    window.wait(10)
    window.tap("Toggle")
    window.settle()
    let left = Int((100 - window.host.time).rounded(.up))
    #expect(window.texts.contains("1:\(left - 60)") || window.texts.contains("1:0\(left - 60)"))
  }

  @Test("a text that is scrolled away doesn't update, and is current when shown again")
  func parking() throws {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { row in
            Text(
              "\(start.addingTimeInterval(row == 0 ? 1000 : 0), style: row == 0 ? .timer : .date)"
            )
            .frame(height: 50)
          }
        }
      }
    }
    #expect(window.texts.contains("16:40"))
    var scroll: ScrollNode?
    window.graph.root.forEachNode { if let node = $0 as? ScrollNode { scroll = node } }
    let node = try #require(scroll)
    node.scroll(to: CGPoint(x: 0, y: 5000))
    window.settle()
    #expect(window.graph.nextDeadline == nil)
    window.wait(100)
    node.scroll(to: .zero)
    window.settle()
    let left = Int((1000 - window.host.time).rounded(.up))
    #expect(window.texts.contains("\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60)"))
    #expect(window.graph.nextDeadline != nil)
  }

  @Test("a window in which time has passed equals one created later")
  func freshTree() {
    func content() -> some View {
      VStack {
        Text(start.addingTimeInterval(61), style: .relative)
        Text("Ends in \(start.addingTimeInterval(30), style: .timer)")
        Text(start.addingTimeInterval(-50), style: .offset).bold()
      }
    }
    let kept = Window { content() }
    kept.wait(40)
    kept.settle()
    let fresh = HeadlessHost(
      HostConfiguration(
        size: CGSize(width: 400, height: 300), date: start.addingTimeInterval(40)),
      root: content)
    #expect(kept.display == fresh.displayList)
    #expect(kept.texts == ["21 sec", "Ends in 0:10", "+1 minute"])
  }

  @Test("the accessibility label is the visible text, and finds the button")
  func reading() {
    let window = Window { Button("Resend in \(start.addingTimeInterval(30), style: .timer)") {} }
    #expect(window.graph.buttons.map(\.label) == ["Resend in 0:30"])
    window.wait(10)
    #expect(window.graph.buttons.map(\.label) == ["Resend in 0:20"])
  }

  @Test("invalid dates issue a warning, and dates out of range are clamped")
  func hostileDates() {
    let warnings = RuntimeWarning.collect {
      #expect(
        said(Text(Date(timeIntervalSinceReferenceDate: .nan), style: .date)) == "January 1, 2001")
    }
    #expect(warnings.count == 1 && warnings[0].contains("isn't a number"))
    for seconds in [TimeInterval.infinity, -.infinity, 1e300, -1e300] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let all: [Text.DateStyle] = [.date, .time, .relative, .offset, .timer]
      for style in all { #expect(said(Text(date, style: style))?.isEmpty == false) }
    }
    let endless = Date.distantPast...Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(said(Text(timerInterval: endless)) != nil)
    #expect(said(Text(endless)) != nil)
  }

  @Test("date styles can be encoded and decoded")
  func coding() throws {
    let data = try JSONEncoder().encode([Text.DateStyle.timer, .date])
    #expect(try JSONDecoder().decode([Text.DateStyle].self, from: data) == [.timer, .date])
  }
}
