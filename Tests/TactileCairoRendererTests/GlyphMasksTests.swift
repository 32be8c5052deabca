import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

/// Lines of text are composed of glyphs that are drawn once.
@MainActor
@Suite struct GlyphMasksTests {
  private let fontMap: FontMap

  init() throws { fontMap = try FontMap() }

  private func mask(_ string: String, _ renderer: CairoRenderer) -> Bitmap {
    renderer.render(Scene.list([Scene.text(string, font: FontDescriptor(size: 14))]))
  }

  @Test("a line looks the same whatever was drawn before")
  func independence() throws {
    let fresh = mask("Button 42", try CairoRenderer(scale: 2, fontMap: try FontMap()))
    let used = try CairoRenderer(scale: 2, fontMap: fontMap)
    for number in 0..<30 { _ = mask("Other \(number) words", used) }
    #expect(mask("Button 42", used) == fresh)
  }

  @Test("all renderers with the same scale share glyphs")
  func sharing() throws {
    let first = mask("Button 42", try CairoRenderer(scale: 2, fontMap: fontMap))
    let letters = fontMap.glyphMasks(scale: 2)
    let drawn = letters.drawnCount
    #expect(drawn > 5)
    #expect(mask("Button 42", try CairoRenderer(scale: 2, fontMap: fontMap)) == first)
    #expect(letters.drawnCount == drawn)
    _ = mask("Button 42", try CairoRenderer(scale: 1, fontMap: fontMap))
    #expect(letters.drawnCount == drawn)
    #expect(fontMap.glyphMasks(scale: 1).drawnCount > 5)
  }

  @Test("overlapping glyphs add up to full opacity, not beyond it")
  func overlap() throws {
    // Letters without any room lie on one place.
    var font = FontDescriptor(size: 30, weight: 900)
    let letter = PangoTypesetter(fontMap: fontMap).lines(of: TextRequest(string: "I", font: font))
    font.tracking = -letter[0].width
    let renderer = try CairoRenderer(scale: 1, fontMap: fontMap)
    let picture = renderer.render(Scene.list([Scene.text("IIII", font: font, Scene.black)]))
    let darkest = picture.pixels.indices.filter { $0 % 4 == 0 }.map { picture.pixels[$0] }.min()
    #expect(darkest == 0)
  }
}
