import Foundation
import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Timelines: when their content is evaluated, for which date, and at what cost.
///
/// Windows' clocks start at the beginning of 2001.
@MainActor
@Suite struct TimelineViewTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func date(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

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
}
