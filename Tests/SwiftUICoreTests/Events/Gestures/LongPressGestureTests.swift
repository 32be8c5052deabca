import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIViews

/// Long presses (rules 3.3.13 to 3.3.17).
@MainActor
@Suite struct LongPressGestureTests {
  private let journal = Journal()

  @Test("3.3.14, 3.3.17: it ends after half a second, with the finger still down, and only once")
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

  @Test("3.3.14: lifted or strayed before, it is none; a stray by less than 10 points is allowed")
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

  @Test("3.3.14: while it may still become one, changes and updates are told true")
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

  @Test("3.3.14: nobody being told, it is only possible, and leaves taps around it alone")
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

  @Test("3.3.15: it waits for what is inside of it")
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

  @Test("3.3.16: pressing is told at the touch, and its end before the closure is called")
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

  @Test("3.3.16: the old order of the closures means the same")
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

  @Test("3.3.13: time and distance as one likes", arguments: [(0.0, 1), (-1, 1), (.infinity, 0)])
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

  @Test("durations and distances that are no numbers are warned of, and the usual ones taken")
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
}
