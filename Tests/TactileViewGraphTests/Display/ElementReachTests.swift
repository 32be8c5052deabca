import Observation
import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Hit testing, which skips views that can't reach a point, compared with the color that is seen there.
@MainActor
@Suite struct ElementReachTests {
  @Observable @MainActor
  final class Model {
    var offsets: [CGSize]
    var widths: [CGFloat]
    var tapped: Int?

    init(count: Int) {
      offsets = Array(repeating: .zero, count: count)
      widths = Array(repeating: 20, count: count)
    }
  }

  /// A view with a color of its own, which tells that it is tapped.
  private struct Tile: View {
    let model: Model
    let number: Int

    var body: some View {
      Color(red: Double(number) / 255, green: 0.2, blue: 0.4)
        .onTapGesture { model.tapped = number }
        .frame(width: model.widths[number], height: 20)
        .offset(model.offsets[number])
    }
  }

  /// More tiles than are in one block of a reach, in rows that overflow, with a frame that is too small in the middle.
  private struct Tiles: View {
    let model: Model

    var body: some View {
      ZStack {
        Color.white.onTapGesture { model.tapped = nil }
        VStack(spacing: -4) {
          ForEach(0..<6) { row in
            HStack(spacing: 2) {
              ForEach(0..<12) { Tile(model: model, number: row * 12 + $0) }
            }
            .padding(3)
            .frame(width: row == 2 ? 30 : nil, height: row == 4 ? 8 : nil)
          }
        }
        ForEach(72..<120) { Tile(model: model, number: $0) }
      }
    }
  }

  @Test("a tap reaches the view that is seen there, wherever views have moved")
  func taps() throws {
    let model = Model(count: 120)
    let driver = try ViewDriver(size: CGSize(width: 300, height: 200), scale: 1) {
      Tiles(model: model)
    }
    var random = RandomCases()
    for _ in 0..<40 {
      for _ in 0..<random.below(12) {
        let tile = random.below(120)
        model.offsets[tile] = CGSize(
          width: random.below(300) - 150, height: random.below(220) - 110)
        if random.below(3) == 0 { model.widths[tile] = CGFloat(random.below(40)) }
      }
      driver.settle()
      let picture = try driver.picture()
      for _ in 0..<25 {
        let (x, y) = (random.below(300), random.below(200))
        model.tapped = nil
        driver.tap(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let color = picture[x, y]
        #expect(model.tapped == (color.blue == 255 ? nil : Int(color.red)), "at \(x), \(y)")
      }
    }
  }
}

/// The bounds of a reach, compared with rectangles.
@Suite struct ReachBoundsTests {
  private func edges(_ rect: CGRect) -> [CGFloat] {
    [-rect.minX, -rect.minY, rect.maxX, rect.maxY]
  }

  @Test("bounds contain the rectangles that they are made from, and hardly more")
  func union() {
    var random = RandomCases()
    for _ in 0..<1000 {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
      var (bounds, union) = (ReachBounds.null, CGRect.null)
      for _ in 0..<Int(number(0...4)) {
        let rect = CGRect(
          x: number(-2000...2000), y: number(-2000...2000), width: number(0...900),
          height: number(0...900))
        bounds.formUnion(ReachBounds(rect))
        union = union.union(rect)
      }
      #expect(bounds.isNull == union.isNull && bounds.rect.isNull == union.isNull)
      guard !union.isNull else { continue }
      for (outer, inner) in zip(edges(bounds.rect), edges(union)) {
        #expect(outer >= inner - 1e-9 && outer <= inner + 0.001)
      }
      let point = CGPoint(x: number(-2000...2000), y: number(-2000...2000))
      if union.contains(point) { #expect(bounds.covers(point)) }
      if bounds.covers(point) { #expect(union.insetBy(dx: -0.001, dy: -0.001).contains(point)) }
    }
  }

  @Test("bounds in whole points are exact")
  func exact() {
    let rect = CGRect(x: -3, y: 7, width: 1600, height: 524_288)
    #expect(ReachBounds(rect).rect == rect)
  }
}
