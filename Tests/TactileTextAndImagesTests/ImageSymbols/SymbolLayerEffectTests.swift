import SwiftUI
import TactileCairoRenderer
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Symbol effects by layer, and wiggling symbols.
@MainActor
@Suite struct SymbolLayerEffectTests {
  /// What is drawn of symbols, and how it is put together, in words without places.
  private func drawn(_ window: Window) -> [String] {
    window.display.description.split(separator: "\n").dropFirst().map { line in
      let words = line.split(separator: " ")
      switch words[0] {
      case "symbol": return words.dropFirst(5).joined(separator: " ")
      default: return words.prefix(2).joined(separator: " ")
      }
    }
  }

  /// What is drawn of a symbol in each quarter of a round, in the middle or at another part.
  private func quarters(
    _ effect: VariableColorSymbolEffect, duration: TimeInterval = 1.5, of name: String = "wifi",
    at part: Double = 0.5
  ) -> [[String]] {
    let window = Window { Image(systemName: name).foregroundStyle(.black).symbolEffect(effect) }
    window.wait(duration / 4 * part)
    return (0..<4).map { index in
      if index > 0 { window.wait(duration / 4) }
      return drawn(window)
    }
  }

  private let pale = "#000000@0.3"

  @Test(
    "cumulative: layers are highlighted one after the other, and stay highlighted until all are")
  func cumulative() {
    let expected = [
      [pale], [pale, "#000000 lit 0.333"], [pale, "#000000 lit 0.667"], [pale, "#000000 lit 1"],
    ]
    #expect(quarters(.variableColor) == expected)
    #expect(quarters(.variableColor.iterative.cumulative.dimInactiveLayers) == expected)
  }

  @Test("iterative: one layer is highlighted at a time, without the layers inside it")
  func iterative() throws {
    func alone(_ layer: String, without inner: String) -> [String] {
      [pale, "composite", "#000000 lit \(layer)", "blend destinationOut", "#000000 lit \(inner)"]
    }
    #expect(
      quarters(.variableColor.iterative) == [
        [pale, "#000000 lit 0.333"], alone("0.667", without: "0.333"),
        alone("0.667", without: "0.333"), alone("1", without: "0.667"),
      ])
    // The outermost arc alone leaves the place of the dot free.
    let window = Window(scale: 2) {
      Image(systemName: "wifi").resizable().frame(width: 100, height: 100)
        .symbolEffect(.variableColor.iterative.hideInactiveLayers)
    }
    func ink() throws -> [Bool] {
      let picture = try CairoRenderer(scale: 2, fontMap: FontMap()).render(window.display)
      // Up the middle of the symbol: from the dot to the outermost arc.
      return stride(from: 403, to: 201, by: -1).map { picture[400, $0].red < 128 }
    }
    func parts(_ ink: [Bool]) -> Int { zip(ink, ink.dropFirst()).count { !$0 && $1 } }
    window.wait(0.25)
    // The innermost layer is the dot and the first arc.
    #expect(try parts(ink()) == 2 && ink().firstIndex(of: true)! < 60)
    window.wait(1)
    #expect(try parts(ink()) == 1 && ink().firstIndex(of: true)! > 100)
  }

  @Test("reversing takes the same time again; inactive layers can be hidden")
  func reversing() {
    let (one, all) = ([pale, "#000000 lit 0.667"], [pale, "#000000 lit 1"])
    #expect(
      quarters(.variableColor.reversing, duration: 3, at: 0.6) == [
        [pale, "#000000 lit 0.333"], all, one, [pale],
      ])
    #expect(quarters(.variableColor.reversing.nonReversing)[2] == one)
    #expect(
      quarters(.variableColor.hideInactiveLayers)[1] == ["#000000@0", "#000000 lit 0.333"])
  }

  @Test("a symbol without layers doesn't change, and all layers are highlighted before and after")
  func rest() {
    #expect(quarters(.variableColor, of: "star") == Array(repeating: ["#000000"], count: 4))
    let window = Window {
      Stateful(0) { count in
        Image(systemName: "wifi").foregroundStyle(.black)
          .symbolEffect(.variableColor.iterative, value: count.wrappedValue)
          .onTapGesture { count.wrappedValue += 1 }
      }
    }
    #expect(drawn(window) == ["#000000"])
    window.down(at: CGPoint(x: 200, y: 150))
    window.up()
    window.wait(0.25)
    #expect(drawn(window) == [pale, "#000000 lit 0.333"])
    window.settle()
    #expect(drawn(window) == ["#000000"])
    #expect(!window.graph.isAnimating)
  }

  @Test("wiggle moves a symbol along its axis, in the layout direction")
  func wiggling() {
    /// How far to the right and down the symbol is after a sixteenth of a second, in its own sizes.
    func offset(
      _ effect: WiggleSymbolEffect, _ direction: LayoutDirection = .leftToRight
    ) -> [Int] {
      let window = Window {
        Image(systemName: "star").resizable().frame(width: 100, height: 100)
          .symbolEffect(effect).environment(\.layoutDirection, direction)
      }
      let start = window.display.items.last?.origin ?? .zero
      window.wait(1.0 / 16)
      let end = window.display.items.last?.origin ?? .zero
      return [Int((end.x - start.x).rounded()), Int((end.y - start.y).rounded())]
    }
    // The eighth of a round is where the first swing is farthest: 12 hundredths, less an eighth.
    let far = Int((100 * 0.12 * (1 - 0.125)).rounded())
    #expect(offset(.wiggle.right) == [far, 0])
    #expect(offset(.wiggle.left) == [-far, 0])
    #expect(offset(.wiggle.up) == [0, -far])
    #expect(offset(.wiggle.down) == [0, far])
    #expect(offset(.wiggle.custom(angle: .degrees(90))) == [0, far])
    #expect(offset(.wiggle.custom(angle: Double.nan)) == [far, 0])
    #expect(offset(.wiggle.forward) == [far, 0])
    #expect(offset(.wiggle.backward) == [-far, 0])
    #expect(offset(.wiggle.forward, .rightToLeft) == [-far, 0])
    #expect(offset(.wiggle.backward, .rightToLeft) == [far, 0])
  }

  @Test("wiggle rotates a symbol, starting clockwise or counterclockwise")
  func turning() {
    func words(_ effect: WiggleSymbolEffect) -> [String] {
      let window = Window { Image(systemName: "star").foregroundStyle(.black).symbolEffect(effect) }
      window.wait(1.0 / 16)
      return drawn(window)
    }
    #expect(words(.wiggle) == ["rotate 10.5°", "#000000"])
    #expect(words(.wiggle.counterClockwise) == ["rotate -10.5°", "#000000"])
  }
}
