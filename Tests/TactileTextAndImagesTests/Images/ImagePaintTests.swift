import Foundation
import SwiftUI
import TactileCairoRenderer
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Images as shape styles: tiles from the top left of the filled area.
@MainActor
@Suite struct ImagePaintTests {
  /// Four pixels of four colors, at one pixel a point.
  private final class Mosaic: ImageLoader {
    static let picture = RasterImage(
      Bitmap(
        width: 2, height: 2,
        pixels: [0, 0, 255, 255] + [0, 255, 0, 255] + [255, 0, 0, 255] + [255, 255, 255, 255]))

    func image(
      named name: String, in directory: String, scale: CGFloat, place: AssetPlace
    ) throws(ImageFailure) -> RasterImage {
      guard name == "mosaic" else { throw .missing("there is no \(name).png") }
      return Self.picture
    }
    func image(atPath path: String) throws(ImageFailure) -> RasterImage { Self.picture }
    func image(from data: Data, scale: CGFloat) throws(ImageFailure) -> RasterImage { Self.picture }
  }

  private func paint(@ViewBuilder _ content: () -> some View) throws -> Bitmap {
    let window = Window(
      size: CGSize(width: 20, height: 20), scale: 1, images: Mosaic(), content)
    return try CairoRenderer(scale: 1, fontMap: FontMap()).render(window.display)
  }

  private func hex(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> String {
    let pixel = bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue].map { String($0 / 16, radix: 16) }.joined()
  }

  @Test("on whole points every pixel is the image's; scale and source rectangle apply")
  func exact() throws {
    func row(_ style: ImagePaint, y: Int) throws -> [String] {
      let picture = try paint { Rectangle().fill(style).frame(width: 8, height: 8) }
      return (6..<14).map { hex(picture, $0, y) }
    }
    let image = Image("mosaic")
    #expect(
      try row(ImagePaint(image: image), y: 6)
        == ["f00", "0f0", "f00", "0f0", "f00", "0f0", "f00", "0f0"])
    #expect(
      try row(.image(image, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)), y: 7)
        == [String](repeating: "00f", count: 8))
    #expect(try row(ImagePaint(image: image, scale: .nan), y: 7).allSatisfy { $0 == "fff" })
  }

  @Test("enlarged tiles interpolate the nearest pixels, also across their edges")
  func enlarged() throws {
    let picture = try paint {
      Rectangle().fill(ImagePaint(image: Image("mosaic"), scale: 4)).frame(width: 8, height: 8)
    }
    // The share of the second pixel along an axis, at the middle of each pixel of the window.
    func share(_ index: Int) -> Double {
      let place = (Double(index) + 0.5) / 4 - 0.5
      return 1 - abs((place + 2).truncatingRemainder(dividingBy: 2) - 1)
    }
    for y in 0..<8 {
      for x in 0..<8 {
        let (right, down) = (share(x), share(y))
        let red = 255 * ((1 - right) * (1 - down) + right * down)
        #expect(abs(Double(picture[6 + x, 6 + y].red) - red) < 1.5, "\(x) \(y)")
      }
    }
  }

  @Test("it fills text, strokes and borders, and can be translucent")
  func everywhere() throws {
    let picture = try paint {
      Color.clear.frame(width: 8, height: 8).border(ImagePaint(image: Image("mosaic")), width: 2)
    }
    #expect(hex(picture, 6, 6) == "f00" && hex(picture, 7, 7) == "fff")
    #expect(hex(picture, 10, 10) == "fff")
    let faded = try paint {
      Rectangle().fill(ImagePaint(image: Image("mosaic")).opacity(0.5))
        .frame(width: 8, height: 8)
    }
    #expect(hex(faded, 6, 6) == "f77" || hex(faded, 6, 6) == "f88")
  }

  @Test("symbols and missing images draw nothing, with one warning")
  func missing() {
    let warnings = RuntimeWarning.collect {
      for _ in 0..<2 {
        let window = Window(images: Mosaic()) {
          Rectangle().fill(ImagePaint(image: Image(systemName: "star.square.fill")))
          Rectangle().fill(ImagePaint(image: Image("lost")))
        }
        #expect(window.display.items.isEmpty)
      }
    }
    #expect(warnings.count == 2)
  }

  @Test("a source rectangle with numbers that aren't finite draws nothing")
  func endlessSource() {
    for number in [CGFloat.nan, .infinity] {
      let source = CGRect(x: 0, y: number, width: 1, height: number)
      let window = Window(images: Mosaic()) {
        Rectangle().fill(ImagePaint(image: Image("mosaic"), sourceRect: source))
      }
      #expect(window.display.items.isEmpty)
    }
  }

  struct Fading: View {
    @State var isPale = false
    let register: (Binding<Bool>) -> Void
    var body: some View {
      register($isPale)
      return Rectangle().fill(.image(Image("mosaic")).opacity(isPale ? 0 : 1))
        .animation(.linear(duration: 1), value: isPale)
    }
  }

  @Test("4.2.17: the opacity of an image paint is animated")
  func animated() {
    var binding: Binding<Bool>?
    let window = Window(images: Mosaic()) { Fading { binding = $0 } }
    #expect(window.display.description.contains("tiles of 2×2"))
    binding?.wrappedValue = true
    window.update()
    window.wait(0.5)
    #expect(window.display.description.contains("opacity 0.5"))
    window.settle()
    #expect(window.display.items.isEmpty)
  }
}
