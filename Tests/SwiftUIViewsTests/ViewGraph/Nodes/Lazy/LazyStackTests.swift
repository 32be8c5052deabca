import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIViews
@testable import TestSupport

/// Lazy stacks and grids: creation, placement and parking of views.
@MainActor
@Suite struct LazyStackTests {
  /// A row that counts its taps and tells when it comes and goes.
  struct Row: View {
    let index: Int
    var height: CGFloat = 40
    let journal: Journal
    @State private var taps = 0

    var body: some View {
      Button("\(String(index)): \(String(taps))") { taps += 1 }
        .frame(width: 100, height: height)
        .onAppear { journal.note("+\(index)") }
        .onDisappear { journal.note("-\(index)") }
    }
  }

  private func window(
    count: Int = 10_000, journal: Journal = Journal(),
    heights: @escaping (Int) -> CGFloat = { _ in 40 }
  ) -> Window {
    Window {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<count, id: \.self) { index in
            Row(index: index, height: heights(index), journal: journal)
          }
        }
      }
    }
  }

  private func scroll(_ window: Window, to y: CGFloat) {
    window.scrollNodes[0].scroll(to: point(0, y))
    window.update()
  }

  /// The middle of a text, which is some pixels high, to a point.
  private func y(_ window: Window, _ label: String) -> CGFloat {
    window.frame(of: label).midY.rounded()
  }

  private func shown(_ window: Window) -> [String] { window.graph.texts.map(\.string) }

  @Test("of 10,000 rows only visible ones are created")
  func viewport() {
    let journal = Journal()
    let window = window(journal: journal)
    #expect(shown(window) == (0..<6).map { "\($0): 0" })
    #expect(journal.entries == (0..<6).map { "+\($0)" })
    #expect(window.scrollNodes[0].contentSize == CGSize(width: 400, height: 499_990))
    #expect(window.graph.statistics.bodies < 30)
  }

  @Test("scrolling creates rows that become visible, and parks the others")
  func scrolling() {
    let journal = Journal()
    let window = window(journal: journal)
    journal.clear()
    let work = window.work { scroll(window, to: 55) }
    #expect(shown(window) == (1..<8).map { "\($0): 0" })
    #expect(Set(journal.entries) == ["-0", "+6", "+7"])
    // The rows that came: themselves and what their buttons' styles show.
    #expect(work.bodies < 15)
    #expect(y(window, "1: 0") == 15)
    journal.clear()
    scroll(window, to: 250_000)
    #expect(shown(window) == (5000..<5006).map { "\($0): 0" })
    scroll(window, to: 499_690)
    #expect(shown(window).last == "9999: 0")
  }

  @Test("a row that is shown again has kept its state, and appears again")
  func state() {
    let journal = Journal()
    let window = window(journal: journal)
    window.tap("1: 0")
    window.settle()
    #expect(shown(window)[1] == "1: 1")
    scroll(window, to: 5000)
    #expect(journal.count("-1") == 1)
    scroll(window, to: 0)
    #expect(shown(window)[1] == "1: 1")
    #expect(journal.count("+1") == 2)
    window.tap("1: 1")
    window.settle()
    #expect(shown(window)[1] == "1: 2")
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
            ForEach(rows, id: \.self) { Row(index: $0, journal: journal) }
          }
        }
      }
    }
    let window = Window { Content(journal: Journal()) { rows = $0 } }
    window.tap("1: 0")
    scroll(window, to: 1000)
    rows?.wrappedValue.removeAll { $0 == 1 }
    window.update()
    rows?.wrappedValue.insert(1, at: 0)
    window.update()
    scroll(window, to: 0)
    #expect(Array(shown(window).prefix(3)) == ["1: 0", "0: 0", "2: 0"])
    rows?.wrappedValue = [7, 3]
    window.update()
    #expect(shown(window) == ["7: 0", "3: 0"])
    rows?.wrappedValue = []
    window.update()
    #expect(shown(window) == [])
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
    scroll(window, to: 1000)
    isOff?.wrappedValue = true
    window.update()
    scroll(window, to: 0)
    #expect(shown(window).first == "0 off")
    #expect(y(window, "1 off") == 100)
  }

  @Test("content doesn't jump when a row above is taller than assumed")
  func correction() {
    // Rows of 40 first, those before the thousandth of 100.
    let window = window { $0 > 500 && $0 < 1000 ? 100 : 40 }
    scroll(window, to: 50_000)
    #expect(shown(window).first == "1000: 0")
    #expect(y(window, "1000: 0") == 20)
    for _ in 0..<20 {
      let before = shown(window)[0]
      let place = y(window, before)
      window.host.scroll(by: CGSize(width: 0, height: -25), at: middle)
      #expect(y(window, before) == place + 25)
    }
    // 500 points further up, rows of 100 with their distances.
    #expect(shown(window).first == "995: 0")
  }

  @Test("content stays under a finger that scrolls up through corrected rows")
  func correctionUnderFinger() {
    let window = window { $0 > 500 && $0 < 1000 ? 100 : 40 }
    scroll(window, to: 50_000)
    window.down(at: point(200, 50))
    window.move(to: point(200, 60))
    let start = y(window, "1002: 0")
    for finger in stride(from: CGFloat(80), through: 200, by: 20) {
      window.move(to: point(200, finger))
      #expect(y(window, "1002: 0") == start + finger - 60)
    }
    window.up()
    window.settle()
  }

  @Test("outside of a scroll view the rows that fit the height are created")
  func outside() {
    let window = Window {
      LazyVStack(spacing: 10) {
        ForEach(0..<1000, id: \.self) { Text(String($0)).frame(height: 40) }
      }
      .frame(height: 100, alignment: .top)
    }
    #expect(shown(window) == ["0", "1"])
  }

  @Test("views outside of a ForEach are always created; several lists follow one another")
  func mixed() {
    let window = Window {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          Text("head").frame(height: 50)
          ForEach(0..<100, id: \.self) { Text("a\(String($0))").frame(height: 50) }
          Text("middle").frame(height: 50)
          ForEach(0..<100, id: \.self) { Text("b\(String($0))").frame(height: 50) }
        }
      }
    }
    #expect(shown(window) == ["head", "a0", "a1", "a2", "a3", "a4", "middle"])
    #expect(window.scrollNodes[0].contentSize.height == CGFloat(10_100))
    scroll(window, to: 99 * 50)
    #expect(shown(window) == ["head", "a98", "a99", "middle", "b0", "b1", "b2"])
    #expect(y(window, "middle") == 125)
  }

  @Test("an item with several views, or none, takes their space")
  func items() {
    let window = Window {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<100, id: \.self) { index in
            if index != 1 { Text("x\(String(index))").frame(height: 20) }
            if index == 2 { Text("y").frame(height: 20) }
          }
        }
      }
    }
    #expect(y(window, "x2") == 40)
    #expect(y(window, "y") == 70)
    #expect(y(window, "x3") == 100)
  }

  @Test("a modifier on a list wraps the rows that are created")
  func modifiedList() {
    let window = Window {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { Text(String($0)) }.frame(height: 30)
        }
      }
    }
    #expect(shown(window).count == 10)
    scroll(window, to: 3000)
    #expect(shown(window).first == "100")
  }

  @Test("a VStack in a lazy stack is one view, whose lists are created completely")
  func columnInside() {
    let window = Window {
      ScrollView {
        LazyVStack { VStack { ForEach(0..<20, id: \.self) { Text(String($0)).frame(height: 40) } } }
      }
    }
    #expect(shown(window).count == 20)
  }

  @Test("a lazy row creates the views that fit the width, also from right to left")
  func horizontal() {
    let content = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { Text(String($0)).frame(width: 100, height: 20) }
      }
    }
    let window = Window { content }
    #expect(shown(window) == ["0", "1", "2", "3"])
    window.scrollNodes[0].scroll(to: point(250, 0))
    window.update()
    #expect(shown(window) == ["2", "3", "4", "5", "6"])
    #expect(window.frame(of: "2").midX == 0)
    let mirrored = Window { content.environment(\.layoutDirection, .rightToLeft) }
    #expect(shown(mirrored) == ["0", "1", "2", "3"])
    #expect(mirrored.frame(of: "0").midX == 350)
    mirrored.scrollNodes[0].scroll(to: point(250, 0))
    mirrored.update()
    #expect(shown(mirrored) == ["2", "3", "4", "5", "6"])
    #expect(mirrored.frame(of: "2").midX == 400)
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
    scroll(window, to: 1000)
    window.up(.mouse(button: 0))
    scroll(window, to: 0)
    #expect(!window.isPressed)
    #expect(journal.entries == [])
  }
}
