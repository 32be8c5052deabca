import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The cost of scrolling is proportional to the visible content.
@MainActor
@Suite struct ScrollWorkTests {
  nonisolated static let sizes = [10, 1000, 10_000]

  @Test("scrolling n buttons: no body, nothing measured or placed, one path", arguments: sizes)
  func eager(count: Int) {
    let window = Window {
      ScrollView {
        VStack { ForEach(0..<count, id: \.self) { Button(String($0)) {}.frame(height: 40) } }
      }
    }
    let scroll = window.scrollNodes[0]
    let work = window.work {
      scroll.scroll(to: point(0, 30))
      window.graph.update()
    }
    #expect(window.offset == point(0, 30))
    #expect(work.bodies == 0)
    #expect(work.measures == 0)
    #expect(work.placements == 0)
    #expect(work.displayItems == 0)
    // The display phase goes down to the scroll view; the others look at the window.
    #expect(work.visits <= scroll.depth + 4)
  }

  @Test(
    "scrolling n buttons by finger: the indicator is redrawn, and nothing else is created",
    arguments: sizes)
  func finger(count: Int) {
    let window = Window {
      ScrollView {
        VStack { ForEach(0..<count, id: \.self) { Button(String($0)) {}.frame(height: 40) } }
      }
    }
    window.swipe(from: point(200, 200), by: CGSize(width: 0, height: -40))
    let depth = window.scrollNodes[0].depth
    let work = window.work { window.host.send(.moved, .touch(0), at: point(200, 150)) }
    #expect(work.bodies == 0)
    #expect(work.measures == 0)
    #expect(work.placements == 0)
    #expect(work.displayItems == 1)
    #expect(work.visits <= depth + 4)
    window.up()
  }

  /// A row that is a view of its own.
  struct Row: View {
    let index: Int
    var body: some View { Button(String(index)) {}.frame(height: 40) }
  }

  @Test(
    "of n rows in a lazy stack only visible ones are created; a scroll creates new ones",
    arguments: sizes)
  func lazy(count: Int) {
    let window = Window {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0) } }
      }
    }
    let made = window.graph.statistics
    // Eight rows, each with what its button's style shows.
    #expect(made.bodies <= 8 * 6)
    let scroll = window.scrollNodes[0]
    let within = window.work {
      scroll.scroll(to: point(0, 10))
      window.graph.update()
    }
    #expect(within.bodies == 0)
    #expect(within.measures == 0)
    let onward = window.work {
      scroll.scroll(to: point(0, 30))
      window.graph.update()
    }
    // Of ten rows the ninth comes.
    #expect(window.graph.texts.count == 9)
    #expect(onward.bodies <= 6)
    #expect(onward.measures <= 20)
    #expect(onward.visits <= 150)
    let back = window.work {
      scroll.scroll(to: point(0, 0))
      window.graph.update()
    }
    #expect(back.bodies == 0)
  }
}
