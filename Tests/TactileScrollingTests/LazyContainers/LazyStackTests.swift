import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Lazy stacks and grids: creation, placement and parking of views.
@MainActor
@Suite struct LazyStackTests {
  @Test("of 10,000 rows only visible ones are created")
  func viewport() {
    let journal = Journal()
    let window = Window.lazyRows(journal: journal)
    #expect(window.shownRows == (0..<6).map { "\($0): 0" })
    #expect(journal.entries == (0..<6).map { "+\($0)" })
    #expect(window.scrollNodes[0].contentSize == CGSize(width: 400, height: 499_990))
    #expect(window.graph.statistics.bodies < 30)
  }

  @Test("a divider is across a lazy stack, and a spacer has its least length along it")
  func dividersAndSpacers() {
    let window = Window {
      VStack(spacing: 0) {
        LazyHStack(spacing: 0) {
          Text("A")
          Divider()
          Spacer(minLength: 30)
          Text("B")
        }
        .frame(height: 100)
      }
    }
    #expect(window.fills.map(\.rect.size) == [CGSize(width: 0.5, height: 100)])
    #expect(window.frame(of: "B").minX - window.frame(of: "A").maxX == 30.5)
  }

  @Test("6.1.17: outside of a scroll view the rows that the window shows are created")
  func outside() {
    let window = Window(size: CGSize(width: 400, height: 300)) {
      LazyVStack(spacing: 10) {
        ForEach(0..<1000, id: \.self) { Text(String($0)).frame(height: 40) }
      }
      .frame(height: 100, alignment: .top)
    }
    // From 100 points above the bottom of the frame, at 200, to that of the window, at 300.
    #expect(window.shownRows == ["0", "1", "2", "3"])
  }

  @Test("6.1.17: rows beyond the offered height are created where the window shows them")
  func offered() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      VStack {
        LazyVStack(spacing: 0) { ForEach(0..<4) { Text("row \($0)").frame(height: 150) } }
        Button("x") {}
      }
    }
    #expect(window.texts == ["row 0", "row 1", "row 2", "row 3", "x"])
  }

  @Test("6.1.17: the squares of a grid below a title are all created")
  func grid() {
    let window = Window(size: CGSize(width: 390, height: 800)) {
      VStack {
        Text("Title")
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(0..<9) { Text("square \($0)").frame(height: 200) }
        }
        Spacer()
      }
    }
    #expect(window.texts.count == 10)
  }

  @Test("6.1.17: views and sections that are written one by one are created when they are visible")
  func writtenOneByOne() {
    let journal = Journal()
    func section(_ name: String) -> some View {
      Section {
        LazyRow(index: 0, journal: journal)
        ForEach(1..<4) { LazyRow(index: $0, journal: journal) }
      } header: {
        Text("header \(name)").frame(height: 60).onAppear { journal.note(name) }
      }
    }
    let window = Window(size: CGSize(width: 400, height: 300)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          section("a")
          section("b")
          section("c")
          Text("end").frame(height: 40).onAppear { journal.note("end") }
        }
      }
    }
    // 60 points of the header and four rows of 40: 220 points a section.
    #expect(window.shownRows.filter { !$0.contains(":") } == ["header a", "header b"])
    #expect(!journal.entries.contains("c") && !journal.entries.contains("end"))
    for _ in 0..<3 { window.scrollFirst(to: 10_000) }
    #expect(journal.entries.contains("end"))
    #expect(window.shownRows.last == "end")
    #expect(!window.shownRows.contains("header a"))
  }

  @Test("6.1.17: a view written in a lazy stack keeps its state while it is scrolled away")
  func keptState() {
    let window = Window(size: CGSize(width: 400, height: 300)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          LazyRow(index: 7, journal: Journal())
          Color.red.frame(height: 1000)
          Text("end")
        }
      }
    }
    window.tap("7: 0")
    window.scrollFirst(to: 700)
    #expect(!window.shownRows.contains("7: 1"))
    window.scrollFirst(to: 0)
    #expect(window.shownRows.contains("7: 1"))
  }

  @Test(
    "6.1.17: views of a condition in a lazy stack are created at once, and come with a transition")
  func branches() {
    let window = Window(size: CGSize(width: 400, height: 300)) {
      Stateful(false) { isShown in
        LazyVStack(spacing: 0) {
          Button("Show") { withAnimation(.linear(duration: 1)) { isShown.wrappedValue = true } }
          if isShown.wrappedValue { Text("new").transition(.opacity) }
        }
      }
    }
    window.tap("Show")
    window.wait(0.5)
    #expect(abs((window.opacity(of: "new") ?? 0) - 0.5) < 0.1)
  }

  @Test("6.1.17: a window that grows creates the rows that it newly shows")
  func growing() {
    let window = Window(size: CGSize(width: 400, height: 100)) {
      VStack { LazyVStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(height: 50) } } }
        .frame(height: 60, alignment: .top)
    }
    let count = window.texts.count
    var configuration = window.graph.configuration
    configuration.size.height = 600
    window.graph.configure(configuration)
    window.update()
    #expect(window.texts.count > count + 3)
  }

  @Test("6.1.17: rows move into the window and are created when a view above them shrinks")
  func moving() {
    let window = Window(size: CGSize(width: 400, height: 200)) {
      Stateful(150.0) { height in
        VStack(spacing: 0) {
          Button("Shrink") { height.wrappedValue = 20 }.frame(height: height.wrappedValue)
          LazyVStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(height: 50) } }
        }
        .frame(height: 200, alignment: .top)
      }
    }
    #expect(window.texts == ["Shrink", "0"])
    window.tap("Shrink")
    #expect(window.texts == ["Shrink", "0", "1", "2", "3"])
  }

  @Test("several lists and views written one by one follow one another")
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
    #expect(window.shownRows == ["head", "a0", "a1", "a2", "a3", "a4"])
    #expect(window.scrollNodes[0].contentSize.height == CGFloat(10_100))
    window.scrollFirst(to: 99 * 50)
    #expect(window.shownRows == ["a98", "a99", "middle", "b0", "b1", "b2"])
    #expect(window.y(of: "middle") == 125)
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
    #expect(window.y(of: "x2") == 40)
    #expect(window.y(of: "y") == 70)
    #expect(window.y(of: "x3") == 100)
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
    #expect(window.shownRows.count == 10)
    window.scrollFirst(to: 3000)
    #expect(window.shownRows.first == "100")
  }

  @Test("a VStack in a lazy stack is one view, whose lists are created completely")
  func columnInside() {
    let window = Window {
      ScrollView {
        LazyVStack { VStack { ForEach(0..<20, id: \.self) { Text(String($0)).frame(height: 40) } } }
      }
    }
    #expect(window.shownRows.count == 20)
  }

  @Test("a lazy row creates the views that fit the width, also from right to left")
  func horizontal() {
    let content = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { Text(String($0)).frame(width: 100, height: 20) }
      }
    }
    let window = Window { content }
    #expect(window.shownRows == ["0", "1", "2", "3"])
    window.scrollNodes[0].scroll(to: point(250, 0))
    window.update()
    #expect(window.shownRows == ["2", "3", "4", "5", "6"])
    #expect(window.frame(of: "2").midX == 0)
    let mirrored = Window { content.environment(\.layoutDirection, .rightToLeft) }
    #expect(mirrored.shownRows == ["0", "1", "2", "3"])
    #expect(mirrored.frame(of: "0").midX == 350)
    mirrored.scrollNodes[0].scroll(to: point(250, 0))
    mirrored.update()
    #expect(mirrored.shownRows == ["2", "3", "4", "5", "6"])
    #expect(mirrored.frame(of: "2").midX == 400)
  }
}
