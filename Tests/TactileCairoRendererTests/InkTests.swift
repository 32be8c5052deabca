import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

/// Effects around a leaf, without those that don't change its pixels.
@Suite("Inks")
struct InkTests {
  private let placement = Placement(scale: CGSize(width: 1, height: 1), origin: .zero)

  private func clipped(_ path: Path) -> Ink {
    var ink = Ink()
    ink.clips = [Ink.Clip(path: path, style: FillStyle(), placement: placement)]
    return ink
  }

  @Test("a clip around a whole picture is dropped, so the pixels stay the same")
  func contained() throws {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inside = try #require(PixelRect(minX: 30, minY: 30, maxX: 70, maxY: 70))
    let corner = try #require(PixelRect(minX: 0, minY: 0, maxX: 70, maxY: 70))
    for path in [Path(frame), Path(ellipseIn: frame), Path(roundedRect: frame, cornerRadius: 20)] {
      #expect(clipped(path).simplified(for: inside).isPlain)
    }
    for path in [Path(ellipseIn: frame), Path(roundedRect: frame, cornerRadius: 20)] {
      #expect(!clipped(path).simplified(for: corner).isPlain)
    }
    var ink = Ink()
    ink.limit(to: corner)
    #expect(ink.simplified(for: inside).isPlain)
  }
}
