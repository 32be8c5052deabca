import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Pinned headers and footers of sections in lazy containers.
@MainActor
@Suite struct PinnedViewsTests {
  /// Three sections of ten rows of 20 points, with a header of 40 and a footer of 30 each: 270 points a
  /// section, in a window of 400 by 300.
  private func window(
    _ pinned: PinnedScrollableViews, inForEach: Bool = false, journal: Journal = Journal()
  ) -> Window {
    Window {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          if inForEach {
            ForEach(0..<3, id: \.self) { section($0, journal) }
          } else {
            section(0, journal)
            section(1, journal)
            section(2, journal)
          }
        }
      }
    }
  }

  private func section(_ number: Int, _ journal: Journal) -> some View {
    Section {
      ForEach(0..<10, id: \.self) { row in
        Button("\(number).\(row)") { journal.note("row \(number).\(row)") }
          .buttonStyle(WideStyle()).frame(width: 400, height: 20)
      }
    } header: {
      Button("header \(number)") { journal.note("header \(number)") }
        .buttonStyle(WideStyle()).frame(width: 400, height: 40)
    } footer: {
      Text("footer \(number)").frame(width: 400, height: 30)
    }
  }

  @Test("6.1.17: a pinned header exists as long as its section is visible, and no longer")
  func existence() {
    let window = window(.sectionHeaders)
    #expect(window.texts.filter { $0.hasPrefix("header") } == ["header 0", "header 1"])
    scroll(window, to: 200)
    #expect(window.texts.contains("header 0"))
    scroll(window, to: 560)
    #expect(!window.texts.contains("header 0"))
    #expect(window.texts.contains("header 2"))
  }

  private func middle(_ text: String, in window: Window) -> CGFloat? {
    window.drawnFrame(of: text).map { $0.midY.rounded() }
  }

  private func scroll(_ window: Window, to y: CGFloat) {
    window.scrollNodes[0].scroll(to: point(0, y))
    window.update()
  }

  @Test(
    "a header stays at the top while its section scrolls, and is pushed by the next",
    arguments: [false, true])
  func headers(inForEach: Bool) {
    let window = window(.sectionHeaders, inForEach: inForEach)
    #expect(middle("header 0", in: window) == CGFloat(20))
    scroll(window, to: 100)
    #expect(middle("header 0", in: window) == CGFloat(20))
    // The section ends 20 points below the top.
    scroll(window, to: 250)
    #expect(middle("header 0", in: window) == CGFloat(0))
    #expect(middle("header 1", in: window) == CGFloat(40))
    scroll(window, to: 400)
    #expect(middle("header 0", in: window) == nil)
    #expect(middle("header 1", in: window) == CGFloat(20))
    scroll(window, to: 0)
    #expect(middle("header 1", in: window) == CGFloat(290))
    // Content that is pulled down takes its header along.
    scroll(window, to: -50)
    #expect(middle("header 0", in: window) == CGFloat(70))
  }

  @Test(
    "a footer stays at the bottom until its section ends, below its header",
    arguments: [false, true])
  func footers(inForEach: Bool) {
    let window = window(.sectionFooters, inForEach: inForEach)
    #expect(middle("footer 0", in: window) == CGFloat(255))
    scroll(window, to: 60)
    #expect(middle("footer 0", in: window) == CGFloat(195))
    #expect(middle("footer 1", in: window) == CGFloat(285))
    // Section 1 begins at 270: its header ends 10 points above the bottom.
    scroll(window, to: 20)
    #expect(middle("footer 1", in: window) == CGFloat(305))
  }

  @Test("headers and footers aren't pinned by default")
  func unpinned() {
    let window = window([])
    scroll(window, to: 100)
    #expect(middle("header 0", in: window) == nil)
  }

  @Test("a pinned header is hit where it is visible, in front of the rows below it")
  func hits() {
    let journal = Journal()
    let window = window(.sectionHeaders, journal: journal)
    scroll(window, to: 100)
    window.touch(point(200, 10))
    #expect(journal.entries == ["header 0"])
    window.touch(point(200, 50))
    #expect(journal.entries == ["header 0", "row 0.5"])
    // In front it is also drawn.
    let texts = window.texts
    #expect(
      texts.firstIndex(of: "header 0").map { $0 > texts.firstIndex(of: "0.3") ?? .max } == true)
  }

  @Test("rows are created when they are visible, even if their header always is")
  func lazy() {
    let window = Window {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          Section("title") {
            ForEach(0..<10_000, id: \.self) { Text(String($0)).frame(height: 20) }
          }
        }
      }
    }
    #expect(window.graph.texts.count < 20)
    scroll(window, to: 100_000)
    #expect(window.graph.texts.count < 40)
    #expect(window.texts.contains("title"))
    let work = window.work {
      window.scrollNodes[0].scroll(to: point(0, 100_001))
      window.update()
    }
    #expect(work.bodies == 0)
  }

  @Test("a pinned header stays below a bar at the top")
  func bars() {
    let window = Window {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(0..<50, id: \.self) { Text(String($0)).frame(width: 400, height: 20) }
          } header: {
            Text("header").frame(height: 40)
          }
        }
      }
      .safeAreaPadding(.top, 60)
    }
    scroll(window, to: 200)
    #expect(middle("header", in: window) == CGFloat(80))
    // The row that is under the header, and one that is seen above.
    #expect(middle("8", in: window) == CGFloat(70))
    #expect(middle("6", in: window) == CGFloat(30))
  }

  @Test("in a horizontal container headers stay at the leading edge", arguments: [false, true])
  func sideways(isMirrored: Bool) {
    let window = Window {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(0..<50, id: \.self) { Text(String($0)).frame(width: 50) }
          } header: {
            Text("H").frame(width: 40)
          }
        }
      }
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    scroll(window, to: 0)
    window.scrollNodes[0].scroll(to: point(500, 0))
    window.update()
    #expect(window.drawnFrame(of: "H")?.midX.rounded() == CGFloat(isMirrored ? 380 : 20))
  }

  @Test("in a grid headers and footers have their own lines, and can be pinned")
  func grids() {
    let window = Window {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 0,
          pinnedViews: [.sectionHeaders]
        ) {
          Text("pre").frame(height: 20)
          Section {
            ForEach(0..<101, id: \.self) { Text(String($0)).frame(height: 20) }
          } header: {
            Text("header").frame(maxWidth: .infinity, minHeight: 40)
          } footer: {
            Text("footer").frame(height: 30)
          }
          Text("after").frame(height: 20)
        }
      }
    }
    #expect(middle("pre", in: window) == CGFloat(10))
    #expect(middle("header", in: window) == CGFloat(40))
    #expect(window.drawnFrame(of: "header")?.midX.rounded() == CGFloat(200))
    #expect(middle("0", in: window) == CGFloat(70))
    #expect(middle("1", in: window) == CGFloat(70))
    #expect(middle("2", in: window) == CGFloat(90))
    scroll(window, to: 500)
    #expect(middle("header", in: window) == CGFloat(20))
    // The footer is taller than the rows that it was assumed to be as tall as.
    for _ in 0..<2 { scroll(window, to: 20 + 40 + 51 * 20 + 30 + 20 - 300) }
    // The last of 101 has its line for itself, and so does the footer.
    #expect(middle("100", in: window) == CGFloat(240))
    #expect(middle("footer", in: window) == CGFloat(265))
    #expect(middle("after", in: window) == CGFloat(290))
    #expect(window.graph.texts.count < 40)
  }

  @Test("an inserted header is pinned as well, and a removed one leaves nothing behind")
  func changes() {
    let window = Window {
      Stateful(false) { hasHeader in
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
            Section {
              ForEach(0..<50, id: \.self) { Text(String($0)).frame(width: 400, height: 20) }
            } header: {
              if hasHeader.wrappedValue { Text("header").frame(height: 40) }
            }
          }
        }
        .overlay(alignment: .bottom) { Button("turn") { hasHeader.wrappedValue.toggle() } }
      }
    }
    scroll(window, to: 200)
    #expect(middle("header", in: window) == nil)
    window.tap("turn")
    window.settle()
    #expect(middle("header", in: window) == CGFloat(20))
    window.tap("turn")
    window.settle()
    #expect(middle("header", in: window) == nil)
  }
}

/// A button that is hit wherever its frame is.
private struct WideStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
  }
}
