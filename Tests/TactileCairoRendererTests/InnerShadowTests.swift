import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@MainActor
@Suite("Inner shadows")
struct InnerShadowTests {
  private let square = Scene.rect(20, 20, 60, 60, Scene.red)

  private func shaded(_ radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) throws -> Bitmap {
    try Scene.paint([
      Scene.group(
        .innerShadow(Scene.black, radius: radius, offset: CGSize(width: x, height: y)), [square])
    ])
  }

  @Test("without a blur, the shadow is the part that the moved square leaves uncovered")
  func sharp() throws {
    let picture = try shaded(0, x: 6, y: 3)
    for y in stride(from: 0, to: 100, by: 1) {
      for x in stride(from: 0, to: 100, by: 1) {
        let isInside = (20..<80).contains(x) && (20..<80).contains(y)
        let isLit = (26..<86).contains(x) && (23..<83).contains(y)
        let expected = isInside ? isLit ? "#FF0000" : "#000000" : "#FFFFFF"
        guard picture.hex(x, y) == expected else {
          Issue.record("\(x), \(y) is \(picture.hex(x, y)) instead of \(expected)")
          return
        }
      }
    }
  }

  /// Half of a Gaussian lies on either side of an edge: at the edge it is half dark.
  @Test(
    "6.3.29: a blurred shadow is half dark at the edges, like a Gaussian, and soft beyond the radius"
  )
  func blurred() throws {
    let radius = 8.0
    let picture = try shaded(radius)
    for depth in [0, 2, 4, 8, 12, 16, 24] {
      // The share of a Gaussian, whose deviation is the radius, beyond the pixel's middle.
      let distance = Double(depth) + 0.5
      let dark = 0.5 * erfc(distance / radius / 2.0.squareRoot())
      let red = Double(picture[20 + depth, 50].red) / 255
      #expect(abs(red - (1 - dark)) < 0.04, "\(depth): \(red) instead of \(1 - dark)")
      #expect(picture[79 - depth, 50] == picture[20 + depth, 50])
      #expect(picture[50, 20 + depth] == picture[20 + depth, 50])
    }
    #expect(picture.hex(19, 50) == "#FFFFFF" && picture.hex(80, 50) == "#FFFFFF")
  }

  @Test("the shadow stays inside glyphs")
  func letters() throws {
    let font = FontDescriptor(size: 60)
    let plain = try Scene.paint([Scene.text("O", at: CGPoint(x: 10, y: 10), font: font, Scene.red)])
    let shaded = try Scene.paint([
      Scene.group(
        .innerShadow(Scene.blue, radius: 6, offset: .zero),
        [Scene.text("O", at: CGPoint(x: 10, y: 10), font: font, Scene.red)])
    ])
    #expect(shaded.ink == plain.ink)
    #expect(shaded != plain)
  }

  @Test("infinite and NaN values draw the items alone, or completely dark")
  func badInput() throws {
    let plain = try Scene.paint([square])
    #expect(try shaded(.nan) == plain)
    #expect(try shaded(0, x: .nan) == plain)
    #expect(try shaded(0, x: 1e6).hex(50, 50) == "#000000")
  }
}
