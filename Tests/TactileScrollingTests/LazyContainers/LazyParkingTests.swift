import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Lazy stacks that scroll: rows are created, parked, shown again and removed.
@MainActor
@Suite struct LazyParkingTests {
  @Test("scrolling creates rows that become visible, and parks the others")
  func scrolling() {
    let journal = Journal()
    let window = Window.lazyRows(journal: journal)
    journal.clear()
    let work = window.work { window.scrollFirst(to: 55) }
    #expect(window.shownRows == (1..<8).map { "\($0): 0" })
    #expect(Set(journal.entries) == ["-0", "+6", "+7"])
    // The rows that came: themselves and what their buttons' styles show.
    #expect(work.bodies < 15)
    #expect(window.y(of: "1: 0") == 15)
    journal.clear()
    window.scrollFirst(to: 250_000)
    #expect(window.shownRows == (5000..<5006).map { "\($0): 0" })
    window.scrollFirst(to: 499_690)
    #expect(window.shownRows.last == "9999: 0")
  }

  @Test("a row that is shown again has kept its state, and appears again")
  func state() {
    let journal = Journal()
    let window = Window.lazyRows(journal: journal)
    window.tap("1: 0")
    window.settle()
    #expect(window.shownRows[1] == "1: 1")
    window.scrollFirst(to: 5000)
    #expect(journal.count("-1") == 1)
    window.scrollFirst(to: 0)
    #expect(window.shownRows[1] == "1: 1")
    #expect(journal.count("+1") == 2)
    window.tap("1: 1")
    window.settle()
    #expect(window.shownRows[1] == "1: 2")
  }

  @Test("a row whose element is removed while it is parked is removed")
  func removal() {
    var rows: Binding<[Int]>?
    struct Content: View {
      let journal: Journal
      @State var rows = Array(0..<100)
      let register: (Binding<[Int]>) -> Void
      var body: some View {
        register($rows)
        return ScrollView {
          LazyVStack(spacing: 10) {
            ForEach(rows, id: \.self) { LazyRow(index: $0, journal: journal) }
          }
        }
      }
    }
    let window = Window { Content(journal: Journal()) { rows = $0 } }
    window.tap("1: 0")
    window.scrollFirst(to: 1000)
    rows?.wrappedValue.removeAll { $0 == 1 }
    window.update()
    rows?.wrappedValue.insert(1, at: 0)
    window.update()
    window.scrollFirst(to: 0)
    #expect(Array(window.shownRows.prefix(3)) == ["1: 0", "0: 0", "2: 0"])
    rows?.wrappedValue = [7, 3]
    window.update()
    #expect(window.shownRows == ["7: 0", "3: 0"])
    rows?.wrappedValue = []
    window.update()
    #expect(window.shownRows == [])
  }

  @Test("environment values that a parked row reads are current when it is shown again")
  func parkedEnvironment() {
    struct Reader: View {
      let index: Int
      @Environment(\.isEnabled) var isEnabled
      var body: some View {
        Text("\(String(index)) \(isEnabled ? "on" : "off")").frame(height: isEnabled ? 40 : 60)
      }
    }
    struct Content: View {
      @State var isOff = false
      let register: (Binding<Bool>) -> Void
      var body: some View {
        register($isOff)
        return ScrollView {
          LazyVStack(spacing: 10) { ForEach(0..<100, id: \.self) { Reader(index: $0) } }
            .disabled(isOff)
        }
      }
    }
    var isOff: Binding<Bool>?
    let window = Window { Content { isOff = $0 } }
    window.scrollFirst(to: 1000)
    isOff?.wrappedValue = true
    window.update()
    window.scrollFirst(to: 0)
    #expect(window.shownRows.first == "0 off")
    #expect(window.y(of: "1 off") == 100)
  }

  @Test("content doesn't jump when a row above is taller than assumed")
  func correction() {
    // Rows of 40 first, those before the thousandth of 100.
    let window = Window.lazyRows { $0 > 500 && $0 < 1000 ? 100 : 40 }
    window.scrollFirst(to: 50_000)
    #expect(window.shownRows.first == "1000: 0")
    #expect(window.y(of: "1000: 0") == 20)
    for _ in 0..<20 {
      let before = window.shownRows[0]
      let place = window.y(of: before)
      window.host.scroll(by: CGSize(width: 0, height: -25), at: middle)
      #expect(window.y(of: before) == place + 25)
    }
    // 500 points further up, rows of 100 with their distances.
    #expect(window.shownRows.first == "995: 0")
  }

  @Test("content stays under a finger that scrolls up through corrected rows")
  func correctionUnderFinger() {
    let window = Window.lazyRows { $0 > 500 && $0 < 1000 ? 100 : 40 }
    window.scrollFirst(to: 50_000)
    window.down(at: point(200, 50))
    window.move(to: point(200, 60))
    let start = window.y(of: "1002: 0")
    for finger in stride(from: CGFloat(80), through: 200, by: 20) {
      window.move(to: point(200, finger))
      #expect(window.y(of: "1002: 0") == start + finger - 60)
    }
    window.up()
    window.settle()
  }

  @Test("a press ends when its row is scrolled away")
  func press() {
    let journal = Journal()
    let window = Window {
      ScrollView {
        LazyVStack {
          ForEach(0..<100, id: \.self) { index in
            Button(String(index)) { journal.note("action") }
              .buttonStyle(TellingStyle(journal: Journal()))
          }
        }
      }
    }
    window.down(at: point(200, 20), .mouse(button: 0))
    #expect(window.isPressed)
    window.scrollFirst(to: 1000)
    window.up(.mouse(button: 0))
    window.scrollFirst(to: 0)
    #expect(!window.isPressed)
    #expect(journal.entries == [])
  }
}
