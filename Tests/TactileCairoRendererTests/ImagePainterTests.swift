import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@MainActor
@Suite("Images")
struct ImagePainterTests {
  /// Pixels of the given colors, row by row; a dot is clear.
  private static func image(_ rows: [String], scale: CGFloat = 1) -> RasterImage {
    let colors: [Character: [UInt8]] = [
      "r": [0, 0, 255, 255], "g": [0, 255, 0, 255], "b": [255, 0, 0, 255],
      "k": [0, 0, 0, 255], "w": [255, 255, 255, 255], ".": [0, 0, 0, 0],
    ]
    let pixels = rows.joined().flatMap { colors[$0]! }
    return RasterImage(
      Bitmap(width: rows[0].count, height: rows.count, pixels: pixels), scale: scale)
  }

  private func paint(
    _ image: RasterImage, _ frame: CGRect, scale: CGFloat = 1,
    effect: DisplayList.Effect? = nil, _ change: (inout DisplayList.ImageRun) -> Void = { _ in }
  ) throws -> Bitmap {
    var run = DisplayList.ImageRun(name: "test", image: image, size: frame.size)
    change(&run)
    let item = DisplayList.Item(origin: frame.origin, content: .image(run))
    return try Scene.paint([effect.map { Scene.group($0, [item]) } ?? item], scale: scale)
  }

  /// The colors of a row of pixels by their letters.
  private func row(_ bitmap: Bitmap, _ y: Int, from x: Int, _ count: Int) -> String {
    let letters = [
      "#FF0000": "r", "#00FF00": "g", "#0000FF": "b", "#000000": "k", "#FFFFFF": "w",
    ]
    return (x..<x + count).map { letters[bitmap.hex($0, y)] ?? "?" }.joined()
  }

  @Test("at the scale of the window, pixels are copied", arguments: [1, 2, 3])
  func sharp(scale: Int) throws {
    let image = Self.image(["rgb", "krg", "wbk"], scale: CGFloat(scale))
    let side = 3 / CGFloat(scale)
    let picture = try paint(
      image, CGRect(x: 6, y: 12, width: side, height: side), scale: CGFloat(scale))
    for (y, pixels) in ["rgb", "krg", "wbk"].enumerated() {
      #expect(row(picture, 12 * scale + y, from: 6 * scale, 3) == pixels)
    }
    #expect(row(picture, 12 * scale, from: 6 * scale - 1, 5) == "wrgbw")
  }

  @Test("at half the size, each pixel is the mean of the pixels it covers")
  func reduced() throws {
    let image = Self.image(["kwkwkwkw", "wkwkwkwk", "kwkwkwkw", "wkwkwkwk"])
    let picture = try paint(image, CGRect(x: 10, y: 10, width: 4, height: 2))
    #expect(picture.hex(11, 10) == picture.hex(12, 11))
    #expect((126...129).contains(picture[12, 10].red))
    // The nearest four alone would leave stripes where there are more to a pixel.
    let strip = Self.image([String(repeating: "kkkw", count: 16)])
    let mixed = try paint(strip, CGRect(x: 10, y: 10, width: 16, height: 1))
    #expect((60...68).contains(mixed[18, 10].red))
    let low = try paint(strip, CGRect(x: 10, y: 10, width: 16, height: 1)) {
      $0.interpolation = .low
    }
    #expect(low.hex(18, 10) == "#000000")
  }

  @Test("enlarged, colors are interpolated, or those of the nearest pixel")
  func enlarged() throws {
    let image = Self.image(["kw"])
    let frame = CGRect(x: 10, y: 10, width: 16, height: 4)
    let soft = try paint(image, frame)
    let reds = (10..<26).map { Int(soft[$0, 11].red) }
    #expect(reds == reds.sorted() && Set(reds).count > 6)
    let hard = try paint(image, frame) { $0.interpolation = .none }
    #expect(row(hard, 11, from: 9, 18) == "wkkkkkkkkwwwwwwwww")
    let crisp = try paint(image, frame) { $0.interpolation = .high }
    #expect(crisp[16, 11].red < soft[16, 11].red)
  }

  @Test("a template is drawn in a single color with its opacities")
  func template() throws {
    let picture = try paint(Self.image(["r.w"]), CGRect(x: 10, y: 10, width: 3, height: 1)) {
      $0.tint = Scene.blue
    }
    #expect(row(picture, 10, from: 9, 5) == "wbwbw")
    let clear = try paint(Self.image(["r.w"]), CGRect(x: 10, y: 10, width: 3, height: 1)) {
      $0.tint = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)
    }
    #expect(clear.ink.isNull)
  }

  @Test("tiles begin at the top left and are cut off at the bottom right")
  func tiles() throws {
    let picture = try paint(
      Self.image(["rgb", "kkk"]), CGRect(x: 10, y: 10, width: 8, height: 3)
    ) { $0.resizing = .tile }
    #expect(row(picture, 10, from: 9, 10) == "wrgbrgbrgw")
    #expect(row(picture, 11, from: 9, 10) == "wkkkkkkkkw")
    #expect(row(picture, 12, from: 9, 10) == "wrgbrgbrgw")
  }

  @Test("cap insets keep their size while the middle is stretched or tiled")
  func caps() throws {
    let image = Self.image(["rgkb"])
    let frame = CGRect(x: 10, y: 10, width: 9, height: 1)
    let caps = DisplayList.ImageRun.Caps(left: 1, right: 1)
    let stretched = try paint(image, frame) {
      $0.caps = caps
      $0.interpolation = .none
    }
    #expect(row(stretched, 10, from: 9, 11) == "wrgggkkkkbw")
    let tiled = try paint(image, frame) {
      $0.caps = caps
      $0.resizing = .tile
    }
    #expect(row(tiled, 10, from: 9, 11) == "wrgkgkgkgbw")
    // Too short for both edges, and edges wider than the picture.
    let short = try paint(image, CGRect(x: 10, y: 10, width: 2, height: 1)) {
      $0.caps = DisplayList.ImageRun.Caps(left: 2, right: 2)
      $0.interpolation = .none
    }
    #expect(row(short, 10, from: 9, 4) == "wgbw")
    _ = try paint(image, frame) { $0.caps = DisplayList.ImageRun.Caps(left: 1e9, right: 3) }
  }

  @Test("a frame between pixels covers them in part, or not at all without antialiasing")
  func edges() throws {
    let frame = CGRect(x: 10.5, y: 10, width: 2, height: 1)
    let soft = try paint(Self.image(["k"]), frame)
    #expect((126...129).contains(soft[10, 10].red) && (126...129).contains(soft[12, 10].red))
    #expect(soft.hex(11, 10) == "#000000")
    let hard = try paint(Self.image(["k"]), frame) { $0.isAntialiased = false }
    #expect(Set((9...13).map { hard.hex($0, 10) }) == ["#FFFFFF", "#000000"])
  }

  @Test("rotated and mirrored images are drawn rotated and mirrored")
  func transforms() throws {
    let image = Self.image(["rrrrbbbb", "rrrrbbbb", "rrrrbbbb", "rrrrbbbb"])
    let frame = CGRect(x: 30, y: 40, width: 40, height: 20)
    let center = CGPoint(x: 50, y: 50)
    let upright = try paint(image, frame)
    #expect(upright.hex(32, 50) == "#FF0000" && upright.hex(68, 50) == "#0000FF")
    let turned = try paint(image, frame, effect: .rotation(.degrees(90), anchor: center))
    #expect(turned.hex(50, 32) == "#FF0000" && turned.hex(50, 68) == "#0000FF")
    #expect(turned.hex(32, 50) == "#FFFFFF")
    #expect(turned.ink.insetBy(dx: 1, dy: 1).size == CGSize(width: 18, height: 38))
    let mirrored = try paint(
      image, frame, effect: .scale(CGSize(width: -1, height: 1), anchor: center))
    #expect(mirrored.hex(32, 50) == "#0000FF" && mirrored.hex(68, 50) == "#FF0000")
  }

  @Test("any repainted part matches the whole", arguments: [0, 17, 90])
  func parts(degrees: Double) throws {
    var random = 7
    let rows = (0..<30).map { _ in
      String(
        (0..<40).map { _ -> Character in
          random = (random &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
          return Array("rgbkw.")[(random >> 16) % 6]
        })
    }
    let renderer = try CairoRenderer(scale: 1.5, fontMap: FontMap())
    let fresh = try CairoRenderer(scale: 1.5, fontMap: FontMap())
    for interpolation in [DisplayList.ImageRun.Interpolation.none, .low, .medium, .high] {
      let run = DisplayList.ImageRun(
        name: "noise", image: Self.image(rows), size: CGSize(width: 61.3, height: 47.1),
        interpolation: interpolation)
      let item = DisplayList.Item(origin: CGPoint(x: 20.2, y: 21.7), content: .image(run))
      let list = Scene.list([
        Scene.group(.rotation(.degrees(degrees), anchor: CGPoint(x: 50, y: 50)), [item])
      ])
      let whole = renderer.render(list)
      var parts = Bitmap(
        width: 150, height: 150, pixels: [UInt8](repeating: 0, count: 150 * 150 * 4))
      for x in stride(from: 0, to: 100, by: 20) {
        for y in stride(from: 0, to: 100, by: 50) {
          var damage = Damage()
          damage.add(
            CGRect(x: CGFloat(x), y: CGFloat(y), width: 20, height: 50), in: list.size, scale: 1.5)
          fresh.repaint(damage, on: &parts, size: list.size) { _ in list }
        }
      }
      #expect(parts == whole)
    }
  }

  @Test("invalid frames are omitted, and huge ones are drawn where they are visible")
  func hostile() throws {
    let image = Self.image(["rg", "bk"])
    for length in [CGFloat.nan, .infinity, 0, -4, 1e9] {
      let picture = try paint(image, CGRect(x: 10, y: 10, width: length, height: 4))
      #expect(picture.ink.isNull)
    }
    let vast = try paint(image, CGRect(x: -5000, y: -5000, width: 9000, height: 9000)) {
      $0.interpolation = .none
    }
    #expect(vast.hex(50, 50) == "#000000")
    let turned = try paint(
      image, CGRect(x: -5000, y: -5000, width: 9000, height: 9000),
      effect: .rotation(.degrees(10), anchor: .zero)
    ) { $0.interpolation = .none }
    #expect(turned.hex(50, 50) == "#000000")
    _ = try paint(
      RasterImage(Bitmap(width: 0, height: 0, pixels: [])), CGRect(x: 0, y: 0, width: 9, height: 9))
  }
}
