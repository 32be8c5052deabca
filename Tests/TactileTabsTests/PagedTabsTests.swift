import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTabs
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Pages that a finger swipes through.
@MainActor
@Suite struct PagedTabsTests {
  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Pages: View {
    @State private var page = 0
    var indexDisplayMode = PageTabViewStyle.IndexDisplayMode.automatic

    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { Counter(name: "page \($0)").tag($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: indexDisplayMode))
      .overlay(alignment: .top) {
        HStack {
          Button("Last") { withAnimation { page = 2 } }
          Text("at \(page)")
        }
      }
    }
  }

  private func swipe(_ window: Window, by distance: CGFloat, in duration: Double = 0.1) {
    let start = point(150 - distance / 2, 200)
    window.down(at: start)
    for step in 1...5 {
      window.wait(duration / 5)
      window.move(to: point(start.x + distance * CGFloat(step) / 5, 200))
    }
    window.up()
    window.settle()
  }

  private func pages(_ window: Window) -> [String] { window.texts.filter { $0 != "Last" } }

  @Test("6.5.8: a swipe shows the next page and sets the selection")
  func swipeToTheNextPage() {
    let window = Window(size: CGSize(width: 300, height: 400)) { Pages() }
    #expect(pages(window) == ["page 0 0", "at 0"])
    #expect(window.center(of: "page 0 0").x == 150)
    swipe(window, by: -200)
    #expect(pages(window) == ["page 1 0", "at 1"])
    #expect(window.center(of: "page 1 0").x == 150)
    swipe(window, by: 200)
    #expect(pages(window) == ["page 0 0", "at 0"])
  }

  @Test("6.5.8: a short slow drag goes back, and a flick turns the page")
  func shortDrags() {
    let window = Window(size: CGSize(width: 300, height: 400)) { Pages() }
    swipe(window, by: -60, in: 2)
    #expect(pages(window) == ["page 0 0", "at 0"])
    swipe(window, by: -60, in: 0.05)
    #expect(pages(window) == ["page 1 0", "at 1"])
  }

  @Test("6.5.8: the first page gives way to a finger, and comes back")
  func rubberBand() {
    let window = Window(size: CGSize(width: 300, height: 400)) { Pages() }
    window.down(at: point(100, 200))
    window.wait(0.1)
    window.move(to: point(250, 200))
    window.wait(0.1)
    let x = window.center(of: "page 0 0").x
    #expect(x > 160 && x < 290)
    window.up()
    window.settle()
    #expect(window.center(of: "page 0 0").x == 150)
  }

  @Test("a page keeps its state when it is swiped away")
  func keptState() {
    let window = Window(size: CGSize(width: 300, height: 400)) { Pages() }
    window.tap("page 0 0")
    window.settle()
    swipe(window, by: -200)
    swipe(window, by: -200)
    #expect(pages(window) == ["page 2 0", "at 2"])
    swipe(window, by: 200)
    swipe(window, by: 200)
    #expect(pages(window) == ["page 0 1", "at 0"])
  }

  @Test("6.5.9: code turns to a page, with the animation of the change")
  func selectionInCode() {
    let window = Window(size: CGSize(width: 300, height: 400)) { Pages() }
    window.tap("Last")
    window.settle()
    #expect(pages(window) == ["page 2 0", "at 2"])
    #expect(window.center(of: "page 2 0").x == 150)
  }

  private func dots(_ window: Window) -> Int {
    "\(window.display)".split(separator: "\n").count { $0.contains("8×8") }
  }

  @Test("6.5.10: there is a dot for each page, unless the style has none")
  func dotsOfPages() {
    #expect(dots(Window(size: CGSize(width: 300, height: 400)) { Pages() }) == 3)
    #expect(
      dots(Window(size: CGSize(width: 300, height: 400)) { Pages(indexDisplayMode: .never) }) == 0)
    func single(_ mode: PageTabViewStyle.IndexDisplayMode) -> Window {
      Window(size: CGSize(width: 300, height: 400)) {
        TabView { Text("only") }.tabViewStyle(.page(indexDisplayMode: mode))
      }
    }
    #expect(dots(single(.automatic)) == 0)
    #expect(dots(single(.always)) == 1)
  }

  @Test("6.5.10: a tap beside the middle of the dots turns the page")
  func tapOnDots() {
    let window = Window(size: CGSize(width: 300, height: 400)) { Pages() }
    window.down(at: point(170, 378))
    window.wait(0.05)
    window.up()
    window.settle()
    #expect(pages(window) == ["page 1 0", "at 1"])
    window.down(at: point(130, 378))
    window.wait(0.05)
    window.up()
    window.settle()
    #expect(pages(window) == ["page 0 0", "at 0"])
  }

  @Test("from right to left, a swipe to the right shows the next page")
  func rightToLeft() {
    let window = Window(size: CGSize(width: 300, height: 400)) {
      Pages().environment(\.layoutDirection, .rightToLeft)
    }
    #expect(pages(window) == ["page 0 0", "at 0"])
    swipe(window, by: 200)
    #expect(pages(window).contains("page 1 0"))
  }

  @Test("6.5.8: a page is as large as the tab view, in the middle of an iPhone SE")
  func pageOfTheWindow() {
    let window = Window(size: CGSize(width: 375, height: 667)) {
      TabView { Text("page1").frame(width: 120, height: 80) }.tabViewStyle(.page)
    }
    let frame = window.frame(of: "page1")
    #expect(frame.midX == 187.5)
    #expect(abs(frame.midY - 333.5) <= 0.25)
  }
}
