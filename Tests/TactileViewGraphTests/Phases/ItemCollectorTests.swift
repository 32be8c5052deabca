import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The items of a region, compared with all items of the window.
@MainActor
@Suite struct ItemCollectorTests {
  /// Points of a line on which two ranges meet, if they meet at all: halves, and the ends of the line.
  private static let line = (-8...30).map { CGFloat($0) / 2 } + [-.infinity, .infinity]

  /// The points of a range; an end that is NaN may be anywhere.
  private func points(from start: CGFloat, length: CGFloat) -> Set<CGFloat> {
    Set(Self.line.filter { !($0 < start) && !($0 > start + length) })
  }

  @Test("a region wants all that has a point in common with it, and what may be anywhere")
  func regions() {
    for seed in UInt64(0)..<2000 {
      var random = RandomCases(seed: seed)
      func number(_ limit: Int) -> CGFloat {
        let special: [CGFloat] = [.nan, .infinity, 0]
        return random.below(20) == 0 ? special[random.below(3)] : CGFloat(random.below(limit)) / 2
      }
      let wanted = CGRect(
        x: random.below(8), y: random.below(8), width: random.below(5), height: random.below(5))
      let reach = CGRect(
        x: number(16) - 2, y: number(16) - 2, width: number(8), height: number(8))
      let columns = points(from: reach.origin.x, length: reach.width)
        .intersection(points(from: wanted.minX, length: wanted.width))
      let rows = points(from: reach.origin.y, length: reach.height)
        .intersection(points(from: wanted.minY, length: wanted.height))
      #expect(
        ItemCollector(wanted: wanted).wants(reach) == (!columns.isEmpty && !rows.isEmpty),
        "seed \(seed): \(reach) in \(wanted)")
    }
    #expect(!ItemCollector(wanted: CGRect(x: 0, y: 0, width: 9, height: 9)).wants(.null))
    #expect(ItemCollector().wants(.null))
  }

  /// A square somewhere, in groups that move it.
  private struct Square: View {
    let color: Color
    let side: CGFloat
    let ways: [CGSize]

    var body: some View {
      ways.reduce(AnyView(color.frame(width: side, height: side))) { view, way in
        AnyView(ZStack { view.offset(way) })
      }
    }
  }

  @Test("the items of a region are those of the window that reach into it, in the same order")
  func windows() {
    for seed in UInt64(0)..<12 {
      var random = RandomCases(seed: seed)
      func number() -> CGFloat { CGFloat(random.below(40) * 5 - 100) }
      let squares = (0..<8).map { index in
        Square(
          color: Color(white: Double(index) / 8), side: CGFloat(10 + 10 * random.below(6)),
          ways: (0...random.below(3)).map { _ in CGSize(width: number(), height: number()) })
      }
      let window = Window {
        ZStack { ForEach(0..<8, id: \.self) { squares[$0] } }
      }
      let all = window.fills
      #expect(all.count == 8)
      for _ in 0..<20 {
        let region = CGRect(
          x: random.below(380), y: random.below(280), width: 1 + random.below(60),
          height: 1 + random.below(60))
        // By the model, the middle of the window moved by all distances.
        let expected = squares.enumerated().filter { _, square in
          let (x, y) = (
            200 + square.ways.reduce(0) { $0 + $1.width },
            150 + square.ways.reduce(0) { $0 + $1.height }
          )
          let half = square.side / 2
          return x - half <= region.maxX && x + half >= region.minX && y - half <= region.maxY
            && y + half >= region.minY
        }
        let found = window.graph.displayList(in: region).items.count
        #expect(found == expected.count, "seed \(seed): \(region)")
      }
    }
  }
}
