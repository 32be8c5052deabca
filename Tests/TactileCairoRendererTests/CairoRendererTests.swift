import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@MainActor
@Suite("A renderer")
struct CairoRendererTests {
  @Test("makes pictures with the display list's size in pixels, rounded up")
  func size() throws {
    let list = DisplayList(size: CGSize(width: 10, height: 20.5), backdrop: Scene.white)
    let fontMap = try FontMap()
    let sizes = [(1.0, 10, 21), (1.25, 13, 26), (2, 20, 41), (3, 30, 62)]
    for (scale, width, height) in sizes {
      let bitmap = try CairoRenderer(scale: scale, fontMap: fontMap).render(list)
      #expect((bitmap.width, bitmap.height) == (width, height), "at scale \(scale)")
    }
  }

  @Test("adds no pixel for a rounding error of layout")
  func roundedSize() throws {
    let size = CGSize(width: 0.1 + 0.2, height: 10.000_000_1)
    let list = DisplayList(size: size, backdrop: Scene.white)
    let bitmap = try CairoRenderer(scale: 1, fontMap: FontMap()).render(list)
    #expect((bitmap.width, bitmap.height) == (1, 10))
  }

  @Test("makes an empty picture for a window without an area")
  func emptyWindow() throws {
    let renderer = try CairoRenderer(scale: 1, fontMap: FontMap())
    for side in [0, -5, CGFloat.nan, -CGFloat.infinity] {
      let list = DisplayList(size: CGSize(width: side, height: 10), backdrop: Scene.white)
      #expect(renderer.render(list).pixels.isEmpty)
    }
  }

  @Test("limits the size of absurdly large pictures")
  func hugeWindow() throws {
    let renderer = try CairoRenderer(scale: 1, fontMap: FontMap())
    let size = CGSize(width: CGFloat.infinity, height: 1)
    let list = DisplayList(size: size, backdrop: Scene.white)
    #expect(renderer.render(list).width == CairoRenderer.longestSide)
  }

  @Test(
    "refuses invalid scales", arguments: [0, 0.5, 4, -1, .nan, .infinity] as [CGFloat])
  func invalidScale(scale: CGFloat) throws {
    let fontMap = try FontMap()
    let error = #expect(throws: InvalidScale.self) {
      try CairoRenderer(scale: scale, fontMap: fontMap)
    }
    #expect(error?.description.hasSuffix("; choose one from 1 to 3.") == true)
  }

  @Test("paints the backdrop everywhere, premultiplied")
  func backdrop() throws {
    let renderer = try CairoRenderer(scale: 1, fontMap: FontMap())
    let size = CGSize(width: 2, height: 2)
    let opaque = renderer.render(
      DisplayList(size: size, backdrop: RGBAColor(red: 1, green: 0.5, blue: 0)))
    #expect(opaque.hex(0, 0) == "#FF8000")
    #expect(opaque.hex(1, 1) == "#FF8000")
    let half = renderer.render(
      DisplayList(size: size, backdrop: RGBAColor(red: 1, green: 0, blue: 0, opacity: 0.5)))
    #expect(half.hex(1, 0) == "#800000@128")
  }

  @Test("makes the same bytes again, also with another renderer")
  func determinism() throws {
    let items = [
      Scene.fill(Path(ellipseIn: CGRect(x: 3, y: 3.3, width: 60, height: 50)), Scene.blue),
      Scene.group(.opacity(0.3), [Scene.text("Delete", at: CGPoint(x: 5.3, y: 20.7))]),
      Scene.group(
        .scale(CGSize(width: 0.9, height: 0.9), anchor: .zero),
        [Scene.text("Sign in", at: CGPoint(x: 20, y: 60))]),
    ]
    let renderer = try CairoRenderer(scale: 2, fontMap: FontMap())
    let first = renderer.render(Scene.list(items))
    #expect(renderer.render(Scene.list(items)) == first)
    _ = renderer.render(Scene.list([Scene.text("Something else")]))
    #expect(renderer.render(Scene.list(items)) == first)
    #expect(try Scene.paint(items, scale: 2) == first)
  }
}
