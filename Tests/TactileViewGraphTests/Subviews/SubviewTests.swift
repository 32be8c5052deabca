import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Containers that arrange the subviews of their content.
@MainActor
@Suite struct SubviewTests {
  /// Rows with a line between each pair.
  struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { rows in
          ForEach(rows) { row in
            row
            if row.id != rows.last?.id { Text("-") }
          }
        }
      }
    }
  }

  /// Counts its taps.
  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("5.29: a card draws a line between rows, however these are written")
  func linesBetweenRows() {
    struct Pair: View {
      var body: some View {
        Text("C")
        Text("D")
      }
    }
    let window = Window {
      Card {
        Text("A")
        if true { Text("B").padding() }
        if false { Text("never") }
        Pair()
        ForEach(1..<3) { Text("E\($0)") }
        AnyView(Text("F"))
        Text("G").id(7)
      }
    }
    #expect(
      window.texts == ["A", "-", "B", "-", "C", "-", "D", "-", "E1", "-", "E2", "-", "F", "-", "G"])
  }

  @Test("a row that is added later gets a line, and the other rows keep their state")
  func laterRow() {
    struct Content: View {
      @State private var count = 1
      var body: some View {
        Button("Add") { count += 1 }
        Card { ForEach(0..<count, id: \.self) { Counter(name: "row \($0)") } }
      }
    }
    let window = Window { Content() }
    #expect(window.texts == ["Add", "row 0 0"])
    window.click("row 0 0")
    window.settle()
    window.click("Add")
    #expect(window.texts == ["Add", "row 0 1", "-", "row 1 0"])
    window.click("row 1 0")
    window.settle()
    #expect(window.texts == ["Add", "row 0 1", "-", "row 1 1"])
  }

  @Test("a counter keeps its count when it moves from a row to a column")
  func movingKeepsState() {
    struct Content: View {
      @State private var isWide = true
      var body: some View {
        Button("Turn") { isWide.toggle() }
        Group(subviews: counters) { subviews in
          if isWide {
            HStack { ForEach(subviews) { $0 } }
          } else {
            VStack {
              subviews.first
              ForEach(subviews.dropFirst()) { $0 }
            }
          }
        }
      }
      @ViewBuilder private var counters: some View {
        Counter(name: "A")
        Counter(name: "B")
      }
    }
    let window = Window { Content() }
    window.click("B 0")
    #expect(window.frame(of: "A 0").minY == window.frame(of: "B 1").minY)
    window.click("Turn")
    #expect(window.frame(of: "A 0").minX == window.frame(of: "B 1").minX)
    window.click("A 0")
    window.settle()
    #expect(window.texts == ["Turn", "A 1", "B 1"])
  }

  @Test("5.30: a subview has the environment of its place, changed by the modifiers in the content")
  func environmentOfThePlace() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      let name: String
      var body: some View { Text("\(name) \(limit ?? 0)") }
    }
    let window = Window {
      ForEach(
        subviews: Group {
          Text("plain")
          Group { Text("red") }.foregroundColor(.red)
          Reader(name: "own").lineLimit(2)
          Reader(name: "place")
        }
      ) { subview in
        subview.foregroundColor(.green).lineLimit(3)
      }
    }
    #expect(window.color(of: "plain") == SystemColor.green.value(in: .light))
    #expect(window.color(of: "red") == SystemColor.red.value(in: .light))
    #expect(window.texts == ["plain", "red", "own 2", "place 3"])
  }

  @Test("a button style at the place of a subview draws its button")
  func styleOfThePlace() {
    struct Marked: ButtonStyle {
      let mark: String
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(mark)
          configuration.label
        }
      }
    }
    let window = Window {
      ForEach(
        subviews: Group {
          Button("plain") {}
          Button("own") {}.buttonStyle(Marked(mark: "inner"))
        }
      ) { $0.buttonStyle(Marked(mark: "outer")) }
    }
    #expect(window.texts == ["outer", "plain", "inner", "own"])
  }

  @Test("a change in the content is shown in place")
  func changedContent() {
    struct Content: View {
      @State private var count = 0
      var body: some View {
        Card {
          Button("More") { count += 1 }
          Text("count \(count)").opacity(count == 0 ? 1 : 0.5)
          if count > 1 { Text("many") }
        }
      }
    }
    let window = Window { Content() }
    window.click("More")
    #expect(window.texts == ["More", "-", "count 1"])
    #expect(window.opacity(of: "count 1") == 0.5)
    window.click("More")
    #expect(window.texts == ["More", "-", "count 2", "-", "many"])
  }

  @Test("one subview in two places is two views")
  func shownTwice() {
    let window = Window {
      Group(subviews: Text("echo")) { subviews in
        subviews.first
        subviews
        subviews.dropLast(0)
      }
    }
    #expect(window.texts == ["echo", "echo", "echo"])
  }

  @Test("containers can be nested, and each resolves the subviews that the inner one shows")
  func nested() {
    let window = Window {
      Card {
        Text("A")
        ForEach(
          subviews: Group {
            Text("B")
            Text("C")
          }
        ) { $0.padding(1) }
        Card {
          Text("D")
          Text("E")
        }
      }
    }
    #expect(window.texts == ["A", "-", "B", "-", "C", "-", "D", "-", "E"])
  }

  @Test("a modifier of the group applies to each view of the result")
  func modifiedResult() {
    let window = Window {
      VStack(spacing: 0) {
        Group(subviews: Text("A")) { subviews in
          subviews
          Text("B")
        }
        .padding(10)
      }
    }
    #expect(window.frame(of: "B").minY - window.frame(of: "A").maxY == 20)
  }

  @Test("in a lazy stack, subviews are made when they are visible")
  func lazySubviews() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack {
          ForEach(subviews: ForEach(0..<500) { Text("row \($0)").frame(height: 50) }) { $0 }
        }
      }
    }
    #expect(window.texts.contains("row 0"))
    #expect(!window.texts.contains("row 100"))
  }

  @Test("to add a row costs as much among 1,000 rows as among 10: two bodies, one for the closure")
  func workOfARow() {
    struct Row: View {
      let number: Int
      var body: some View { Text("row \(number)") }
    }
    struct Content: View {
      let size: Int
      @State private var isLong = false
      var body: some View {
        Button("Add") { isLong.toggle() }
        Card { ForEach(0..<(isLong ? size + 1 : size), id: \.self) { Row(number: $0) } }
      }
    }
    func bodies(_ size: Int) -> Int {
      let window = Window { Content(size: size) }
      let center = window.center(of: "Add")
      return window.work {
        window.host.send(.began, .mouse(button: 0), at: center)
        window.host.send(.ended, .mouse(button: 0), at: center)
      }.bodies
    }
    #expect(bodies(1000) == bodies(10))
  }
}
