import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

/// Pango 1.50 searches for each new font on two threads of its own, which hold on to the font map.
@MainActor
@Suite("Fonts are released safely", .serialized)
struct FontLifetimeTests {
  /// Draws a letter in more fonts than Pango keeps, which are 256.
  private func drawManySizes(seed: Int, count: Int = 300) throws -> CairoRenderer {
    let fontMap = try FontMap()
    let typesetter = PangoTypesetter(fontMap: fontMap)
    let renderer = try CairoRenderer(scale: 1, fontMap: fontMap)
    for index in 0..<count {
      let font = FontDescriptor(size: CGFloat(8 + index % 50) + CGFloat(seed * 300 + index) / 16384)
      _ = typesetter.lines(of: TextRequest(string: "Hé", font: font))
      _ = renderer.render(Scene.list([Scene.text("H", font: font)]))
    }
    return renderer
  }

  @Test("font maps are created and released while Pango searches")
  func manyMaps() throws {
    for round in 0..<60 { _ = try drawManySizes(seed: round) }
  }

  @Test("the last reference may be released on any thread")
  func releaseElsewhere() async throws {
    for round in 0..<10 {
      let task = Task.detached { [renderer = try drawManySizes(seed: 100 + round, count: 40)] in
        withExtendedLifetime(renderer) {}
      }
      await task.value
    }
  }

  @Test("fonts in use stay valid when Pango's caches are cleared")
  func clearedCaches() throws {
    let fontMap = try FontMap()
    let renderer = try CairoRenderer(scale: 1, fontMap: fontMap)
    func picture(at x: CGFloat, _ renderer: CairoRenderer) -> Bitmap {
      renderer.render(
        Scene.list([
          Scene.text("Button", at: CGPoint(x: x, y: 0)),
          Scene.text("été", at: CGPoint(x: x, y: 30)),
        ]))
    }
    _ = picture(at: 0, renderer)
    let typesetter = PangoTypesetter(fontMap: fontMap)
    for index in 0..<1100 {
      let font = FontDescriptor(size: 200 + CGFloat(index) / 16)
      _ = typesetter.lines(of: TextRequest(string: "H", font: font))
    }
    let fresh = try CairoRenderer(scale: 1, fontMap: FontMap())
    #expect(picture(at: 0.5, renderer) == picture(at: 0.5, fresh))
  }
}
