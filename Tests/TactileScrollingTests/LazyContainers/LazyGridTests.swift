import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Lazy grids and their tracks.
@MainActor
@Suite struct LazyGridTests {
  private func tracks(_ items: [GridItem], _ room: CGFloat?) -> [[CGFloat]] {
    LazyTrack.tracks(of: items, in: room).0.map { [$0.start, $0.length] }
  }

  @Test(
    "fixed tracks have their size, flexible ones share the rest, adaptive ones are as many as fit")
  func tracks() {
    #expect(tracks([GridItem(.fixed(50)), GridItem(.fixed(30))], 400) == [[0, 50], [58, 30]])
    #expect(tracks([GridItem(), GridItem()], 208) == [[0, 100], [108, 100]])
    #expect(
      tracks([GridItem(.fixed(50), spacing: 0), GridItem(spacing: 10), GridItem()], 260)
        == [[0, 50], [50, 100], [160, 100]])
    #expect(
      tracks([GridItem(.flexible(maximum: 40)), GridItem()], 208) == [[0, 40], [48, 160]])
    #expect(
      tracks([GridItem(.adaptive(minimum: 50))], 170) == [
        [0, 51.333333333333336], [59.333333333333336, 51.333333333333336],
        [118.66666666666667, 51.333333333333336],
      ])
    #expect(tracks([GridItem(.adaptive(minimum: 500))], 100) == [[0, 500]])
    #expect(tracks([GridItem(), GridItem(.fixed(20))], nil) == [[0, 10], [18, 20]])
  }

  @Test("invalid sizes are ignored, and the number of columns is limited")
  func badTracks() {
    #expect(tracks([GridItem(.fixed(.nan))], 100) == [[0, 0]])
    #expect(tracks([GridItem(.fixed(-5))], 100) == [[0, 0]])
    #expect(tracks([GridItem(.adaptive(minimum: 0), spacing: -1)], 1e9).count == 10_000)
    #expect(tracks([GridItem(.flexible(minimum: .infinity))], 100) == [[0, 0]])
  }

  @Test(
    "views are aligned in their column as its item says, or as the columns in the grid, and centered in their row",
    arguments: [(HorizontalAlignment.trailing, [134, 242, 310]), (.leading, [90, 158, 266])])
  func alignmentOfTheGrid(_ alignment: HorizontalAlignment, _ places: [CGFloat]) {
    let columns = [
      GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
      GridItem(.fixed(60), alignment: .bottomTrailing),
    ]
    let window = Window {
      LazyVGrid(columns: columns, alignment: alignment) {
        Text("A").frame(width: 20, height: 20)
        Text("B").frame(width: 20, height: 40)
        Text("C").frame(width: 20, height: 20)
        Color.clear.frame(height: 40)
        Text("D").frame(width: 20, height: 20)
      }
      .frame(width: 240)
    }
    #expect(["A", "B", "C"].map { window.frame(of: $0).midX } == places)
    #expect(window.frame(of: "D").midX == places[1])
    let line = window.frame(of: "B").midY
    #expect(abs(window.frame(of: "A").midY - line) < 1)
    #expect(abs(window.frame(of: "C").midY - line - 10) < 1)
    #expect(abs(window.frame(of: "D").midY - line - 48) < 1)
  }

  @Test("views in the rows of a horizontal grid are aligned as the rows in the grid")
  func alignmentOfTheHorizontalGrid() {
    let window = Window {
      LazyHGrid(rows: [GridItem(.fixed(60))], alignment: .top) {
        Text("A").frame(width: 20, height: 20)
        Text("B").frame(width: 20, height: 60)
      }
      .frame(height: 100)
    }
    #expect(abs(window.frame(of: "A").midY - 110) < 1)
    #expect(abs(window.frame(of: "B").midY - 130) < 1)
  }

  private func window(count: Int) -> Window {
    Window {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 10) {
          ForEach(0..<count, id: \.self) { index in
            Text(String(index)).frame(height: index % 4 == 3 ? 40 : 20)
          }
        }
      }
    }
  }

  @Test("of 10,000 views only visible ones are created, in rows as tall as their tallest view")
  func visibleViews() {
    let window = window(count: 10_000)
    // Rows of 20 and 40 points with 10 between.
    #expect(window.graph.texts.map(\.string) == (0..<16).map(String.init))
    #expect(window.frame(of: "0").midX == 171)
    #expect(window.frame(of: "1").midX == 229)
    #expect(abs(window.frame(of: "2").midY - 50) <= 0.25)
    #expect(abs(window.frame(of: "4").midY - 90) <= 0.25)
    window.scrollNodes[0].scroll(to: point(0, 40_000))
    window.update()
    #expect(window.graph.texts.count < 24)
    #expect(window.graph.texts.count > 10)
  }

  @Test("a horizontal grid fills one column after the other")
  func horizontal() {
    let window = Window {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 0) {
          ForEach(0..<1000, id: \.self) { Text(String($0)).frame(width: 100) }
        }
      }
    }
    #expect(window.graph.texts.map(\.string) == (0..<8).map(String.init))
    #expect(window.frame(of: "1").midX == window.frame(of: "0").midX)
    #expect(window.frame(of: "1").midY - window.frame(of: "0").midY == 38)
  }

  @Test("items that aren't a single view by their type are all created, and each takes its place")
  func unknownItems() {
    let window = Window {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
          ForEach(0..<40, id: \.self) { index in
            if index != 1 { Text(String(index)).frame(height: 20) }
          }
        }
      }
    }
    #expect(window.graph.texts.count == 39)
    #expect(window.frame(of: "2").midX == 229)
  }
}
