import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

/// Labels are shaped without Pango's layout, with the same result.
@MainActor
@Suite struct ShapedRunTests {
  private let fontMap: FontMap

  init() throws { fontMap = try FontMap() }

  private func glyphs(_ forEach: ((PlacedGlyph) -> Void) -> Void) -> [String] {
    var found: [String] = []
    forEach { found.append("\($0.font) \($0.glyph) \($0.x) \($0.y)") }
    return found
  }

  @Test(
    "has the same glyphs and characters as a layout, at the same positions",
    arguments: [
      "Button 17", "17", "(a) -> b", "AVAToWa.", "3 + 4 = 7", "!?", " leading and trailing ",
      "office, fi fl ffi", "1/2 of 10x10", "#1 & *2", "~`@$%^_|{}[]<>;:'\"",
    ], [(14.0, 400, false), (17.0, 700, false), (9.5, 500, true)])
  func equalsLayout(string: String, font: (size: CGFloat, weight: Int, isItalic: Bool)) {
    let font = FontDescriptor(size: font.size, weight: font.weight, isItalic: font.isItalic)
    let layout = TextLayout(string, font: font, in: fontMap)
    guard let run = ShapedRun(string, font: font, in: fontMap) else {
      Issue.record("“\(string)” is a plain run")
      return
    }
    #expect(run.width == layout.width)
    #expect(glyphs { run.forEachGlyph($0) } == glyphs { layout.forEachGlyph($0) })
    #expect(run.characters(count: string.utf8.count) == layout.characters())
  }

  @Test(
    "leaves text that needs more than plain shaping to the layout",
    arguments: ["", "é", "日本", "a\nb", "a\tb", "a\0b", "مرحبا", "🎈"])
  func othersAreNot(string: String) {
    let isRun = ShapedRun(string, font: FontDescriptor(size: 14), in: fontMap) != nil
    #expect(!isRun)
  }

  @Test("leaves fonts with tracking or features to the layout")
  func attributesAreNot() {
    var font = FontDescriptor(size: 14)
    font.tracking = 2
    let isRun = ShapedRun("Button", font: font, in: fontMap) != nil
    #expect(!isRun)
  }
}
