import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Long presses (rules 3.3.13 to 3.3.17).
@MainActor
@Suite struct LongPressGestureTests {
  private let journal = Journal()

  @Test(
    "3.3.14, 3.3.17: a long press ends after half a second, with the finger down, and only once")
  func ends() {
    let window = squareWindow {
      $0.gesture(LongPressGesture().onEnded { journal.note("long \($0)") })
    }
    window.down(at: middle)
    window.wait(0.49)
    #expect(journal.entries == [])
    window.wait(0.01)
    #expect(journal.entries == ["long true"])
    window.wait(2)
    window.up()
    #expect(journal.entries == ["long true"])
  }

  @Test("3.3.14: a long press fails if the finger is lifted, or moves 10 points")
  func fails() {
    let window = squareWindow {
      $0.gesture(LongPressGesture().onEnded { _ in journal.note("long") })
    }
    window.touch(for: 0.49)
    #expect(journal.entries == [])
    for (distance, count) in [(9.0, 1), (10, 0)] {
      journal.clear()
      window.down(at: middle)
      window.move(to: point(200 + distance, 150))
      window.move(to: middle)
      window.wait(1)
      window.up()
      #expect(journal.entries.count == count)
    }
  }

  @Test("3.3.14: onChanged and updating are called with true while the press is possible")
  func active() {
    struct Content: View {
      let journal: Journal
      @GestureState private var isHeld = false

      var body: some View {
        Text(isHeld ? "held" : "free").frame(width: 100, height: 100).background(Color.gray)
          .gesture(
            LongPressGesture()
              .updating($isHeld) { value, isHeld, _ in isHeld = value }
              .onChanged { journal.note("changed \($0)") }
              .onEnded { journal.note("ended \($0)") })
      }
    }
    let window = Window { Content(journal: journal) }
    window.down(at: middle)
    #expect(window.texts == ["held"])
    #expect(journal.entries == ["changed true"])
    window.wait(0.5)
    #expect(window.texts == ["free"])
    #expect(journal.entries == ["changed true", "ended true"])
    window.up()
    journal.clear()
    window.touch(for: 0.2)
    #expect(window.texts == ["free"])
    #expect(journal.entries == ["changed true"])
  }

  @Test("3.3.14: without callbacks it stays possible, and doesn't affect taps around it")
  func possible() {
    for isTold in [false, true] {
      journal.clear()
      let press = LongPressGesture()
      let window = squareWindow { square in
        Group {
          if isTold {
            square.gesture(press.onChanged { _ in })
          } else {
            square.gesture(press.onEnded { _ in })
          }
        }
        .onTapGesture { journal.note("tap") }
      }
      window.touch()
      #expect(journal.entries == (isTold ? [] : ["tap"]))
    }
  }

  @Test("3.3.15: a long press waits for gestures inside")
  func waits() {
    let window = squareWindow {
      $0.onTapGesture { journal.note("tap") }
        .gesture(LongPressGesture().onEnded { _ in journal.note("long") })
    }
    window.down(at: middle)
    window.wait(0.7)
    #expect(journal.entries == [])
    window.wait(0.1)
    #expect(journal.entries == ["long"])
    window.up()
    window.touch()
    #expect(journal.entries == ["long", "tap"])
  }

  @Test("3.3.16: onPressingChanged is called at the touch, and its end before the action")
  func pressing() {
    let window = squareWindow {
      $0.onLongPressGesture {
        journal.note("long")
      } onPressingChanged: {
        journal.note("pressing \($0)")
      }
    }
    window.down(at: middle)
    #expect(journal.entries == ["pressing true"])
    window.wait(0.5)
    #expect(journal.entries == ["pressing true", "pressing false", "long"])
    window.up()
    for end in [
      { window.up() }, { window.cancel() }, { window.move(to: point(220, 150)) },
    ] {
      journal.clear()
      window.down(at: middle)
      end()
      #expect(journal.entries == ["pressing true", "pressing false"])
      window.up()
      #expect(journal.entries == ["pressing true", "pressing false"])
    }
  }

  @Test("3.3.16: the older parameter order has the same meaning")
  func oldForm() {
    let window = squareWindow {
      $0.onLongPressGesture(
        minimumDuration: 1, pressing: { journal.note("pressing \($0)") },
        perform: { journal.note("long") })
    }
    window.down(at: middle)
    window.wait(0.9)
    #expect(journal.entries == ["pressing true"])
    window.wait(0.1)
    #expect(journal.entries == ["pressing true", "pressing false", "long"])
  }

  @Test("3.3.13: duration and distance can be set", arguments: [(0.0, 1), (-1, 1), (.infinity, 0)])
  func durations(duration: Double, count: Int) {
    let window = squareWindow {
      $0.onLongPressGesture(minimumDuration: duration, maximumDistance: .infinity) {
        journal.note("long")
      }
    }
    window.down(at: middle)
    window.move(to: point(390, 290))
    window.wait(3600)
    #expect(journal.entries.count == count)
    window.up()
  }

  @Test("NaN durations and distances issue a warning, and the defaults are used")
  func badNumbers() {
    let window = squareWindow {
      $0.onLongPressGesture(minimumDuration: .nan, maximumDistance: .nan) { journal.note("long") }
    }
    let warnings = RuntimeWarning.collect { window.down(at: middle) }
    #expect(warnings.count == 2)
    #expect(warnings.contains { $0.contains("minimumDuration of a LongPressGesture") })
    #expect(warnings.contains { $0.contains("maximumDistance of a LongPressGesture") })
    window.wait(0.5)
    #expect(journal.entries == ["long"])
  }

  @Test("3.1.1: a gesture that failed stays so while the finger is down, and begins with the next")
  func resetsTogether() {
    let window = squareWindow {
      $0.gesture(LongPressGesture().onEnded { _ in journal.note("long") })
        .simultaneousGesture(
          DragGesture().onChanged { journal.note("drag \($0.translation.width)") })
    }
    window.down(at: middle)
    window.move(to: point(220, 150))
    window.move(to: middle)
    window.wait(1)
    window.up()
    #expect(journal.entries == ["drag 20.0", "drag 0.0"])
    journal.clear()
    window.touch(for: 1)
    #expect(journal.entries == ["long"])
  }

  @Test(
    "3.1.5: gestures that wait for time are evaluated at their deadlines, however time advances")
  func deadlines() {
    var window: Window?
    func note(_ name: String) {
      let time = window?.graph.time ?? .nan
      journal.note("\(name) at \(Int((time * 1000).rounded()))")
    }
    window = squareWindow {
      $0.onTapGesture { note("tap") }
        .simultaneousGesture(LongPressGesture(minimumDuration: 0.6).onEnded { _ in note("long") })
        .simultaneousGesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in note("short") })
        .simultaneousGesture(TapGesture(count: 2).onEnded { note("double") })
    }
    window?.down(at: middle)
    window?.wait(10)
    #expect(journal.entries == ["short at 300", "long at 600"])
    window?.up()
  }
}
