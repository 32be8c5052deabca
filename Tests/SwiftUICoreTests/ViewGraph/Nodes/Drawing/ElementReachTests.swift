import Observation
import SwiftUI
import SwiftUITesting
import Testing

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
