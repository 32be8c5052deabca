import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@MainActor
@Suite("Materials")
struct MaterialPainterTests {
  private static let regular = MaterialPaint(
    tint: RGBAColor(red: 1, green: 1, blue: 1, opacity: 0.75))
  private static let dark = MaterialPaint(
    tint: RGBAColor(red: 0.1, green: 0.1, blue: 0.1, opacity: 0.4))

  private func material(_ path: Path, _ paint: MaterialPaint = regular) -> DisplayList.Item {
    DisplayList.Item(origin: .zero, content: .fill(path, .material(paint)))
  }

  private let everything = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Squares of many colors.
  private func colors(in size: CGFloat = 100, side: CGFloat = 20) -> [DisplayList.Item] {
    let palette = [Scene.red, Scene.blue, Scene.black, RGBAColor(red: 1, green: 0.8, blue: 0)]
    var items: [DisplayList.Item] = []
    for (row, y) in stride(from: 0, to: size, by: side).enumerated() {
      for (column, x) in stride(from: 0, to: size, by: side).enumerated() {
        items.append(Scene.rect(x, y, side, side, palette[(row * 3 + column * column) % 4]))
      }
    }
    return items
  }

  /// A Gaussian of a deviation, pixel by pixel, with the edges of the picture drawn out.
  private func gaussian(_ plane: [Double], width: Int, height: Int, _ deviation: Double)
    -> [Double]
  {
    let reach = Int(deviation * 4)
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    func blur(_ plane: [Double], _ index: (Int, Int) -> Int, _ count: Int, _ lines: Int) -> [Double]
    {
      var result = plane
      for line in 0..<lines {
        for place in 0..<count {
          var total = 0.0
          for (offset, weight) in weights.enumerated() {
            let other = min(max(place + offset - reach, 0), count - 1)
            total += plane[index(line, other)] * weight
          }
          result[index(line, place)] = total / sum
        }
      }
      return result
    }
    let rows = blur(plane, { $0 * width + $1 }, width, height)
    return blur(rows, { $1 * width + $0 }, height, width)
  }

  @Test(
    "6.3.26: the backdrop is blurred, saturated and tinted, as computed the direct way",
    arguments: [false, true])
  func reference(isDark: Bool) throws {
    let paint = isDark ? Self.dark : Self.regular
    let behind = try Scene.paint(colors())
    let seen = try Scene.paint(colors() + [material(everything, paint)])
    let planes = (0..<3).map { channel in
      gaussian(
        stride(from: channel, to: behind.pixels.count, by: 4).map { Double(behind.pixels[$0]) },
        width: 100, height: 100, 15)
    }
    var worst = 0.0
    // At the edges of the window three boxes, each with its own edge, are another thing.
    for pixel in 2000..<8000 where (20..<80).contains(pixel % 100) {
      let (b, g, r) = (planes[0][pixel], planes[1][pixel], planes[2][pixel])
      let gray = 0.2126 * r + 0.7152 * g + 0.0722 * b
      for (channel, value) in [b, g, r].enumerated() {
        let vivid = min(max(gray + 1.8 * (value - gray), 0), 255)
        let tint = channel == 0 ? paint.tint.blue : channel == 1 ? paint.tint.green : paint.tint.red
        let expected = vivid * (1 - paint.tint.opacity) + tint * 255 * paint.tint.opacity
        worst = max(worst, abs(expected - Double(seen.pixels[pixel * 4 + channel])))
      }
    }
    // Three boxes come within a few percent of a Gaussian; of a light material less is seen.
    #expect(worst < (isDark ? 8 : 4), "\(worst)")
  }

  @Test(
    "over a single color, every pixel is the same", arguments: 1...3)
  func flat(scale: Int) throws {
    let picture = try Scene.paint(
      [Scene.rect(0, 0, 100, 100, Scene.red), material(everything)], scale: CGFloat(scale))
    let first = picture[0, 0]
    // Red is as colorful as can be: 255 and 0 stay.
    #expect(first.red == 255 && (190...192).contains(first.green) && first.green == first.blue)
    #expect(
      Set(stride(from: 0, to: picture.pixels.count, by: 4).map { picture.pixels[$0] }).count == 1)
  }

  @Test("a material is visible only in its shape, antialiased at its edge")
  func shape() throws {
    let picture = try Scene.paint([
      Scene.rect(0, 0, 100, 100, Scene.black),
      material(Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60))),
    ])
    #expect(picture.hex(22, 22) == "#000000" && picture.hex(50, 50) == "#BFBFBF")
    let edge = (18..<30).map { picture[$0, 38].red }
    #expect(edge.contains { $0 > 10 && $0 < 180 })
  }

  @Test("a stroke of a material shows the window's backdrop where nothing is drawn")
  func stroke() throws {
    let item = DisplayList.Item(
      origin: .zero,
      content: .stroke(
        Path(CGRect(x: 30, y: 30, width: 40, height: 40)), .material(Self.dark),
        style: StrokeStyle(lineWidth: 6)))
    let picture = try Scene.paint([item])
    #expect(picture.hex(50, 50) == "#FFFFFF" && picture[50, 30].red < 170)
  }

  @Test("items drawn later aren't part of the backdrop")
  func order() throws {
    let glass = material(everything)
    let later = try Scene.paint([glass, Scene.rect(0, 0, 50, 100, Scene.red)])
    #expect(later.hex(60, 50) == "#FFFFFF")
    let before = try Scene.paint([Scene.rect(0, 0, 50, 100, Scene.red), glass])
    #expect(before[60, 50].green < 250)
  }

  @Test("a translucent material shows its unblurred backdrop; in a grayscale group it is gray")
  func groups() throws {
    let ground = Scene.rect(0, 0, 100, 100, Scene.red)
    let glass = material(everything)
    let whole = try Scene.paint([ground, glass])[50, 50].green
    let half = try Scene.paint([ground, Scene.group(.opacity(0.5), [glass])])
    #expect(abs(Int(half[50, 50].green) - Int(whole) / 2) <= 1)
    let faint = try Scene.paint([
      ground, material(everything, MaterialPaint(tint: Self.regular.tint, opacity: 0.5)),
    ])
    #expect(abs(Int(faint[50, 50].green) - Int(whole) / 2) <= 1)
    let gray = try Scene.paint([ground, Scene.group(.color(.saturation(0)), [glass])])[50, 50]
    #expect(gray.red == gray.green && gray.red > 150 && gray.red < 240)
  }

  @Test("a material's shadow and mask have its shape")
  func opacities() throws {
    let disc = material(Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40)))
    let shadow = DisplayList.Effect.shadow(
      Scene.black, radius: 0, offset: CGSize(width: 30, height: 0))
    let cast = try Scene.paint([Scene.group(shadow, [disc])])
    #expect(cast.hex(90, 50) == "#000000" && cast.hex(25, 50) == "#FFFFFF")
    // The shadow is drawn first, so that it is seen through what casts it.
    #expect((200..<255).contains(cast[60, 50].red))
    let masked = try Scene.paint([
      Scene.group(.mask([disc]), [Scene.rect(0, 0, 100, 100, Scene.blue)])
    ])
    #expect(masked.hex(50, 50) == "#0000FF" && masked.hex(10, 50) == "#FFFFFF")
  }

  @Test("a material isn't affected by anything beyond the distance that damage assumes")
  func reach() {
    for scale in stride(from: 1 as CGFloat, through: 3, by: 0.25) {
      #expect(CGFloat(MaterialPainter(scale: scale).margin) / scale <= MaterialPaint.reach)
    }
  }

  /// A scene of 300 × 300 points with materials over and in each other.
  private func scene() -> DisplayList {
    let effects: [DisplayList.Effect] = [
      .opacity(0.6), .rotation(.degrees(20), anchor: CGPoint(x: 150, y: 150)),
      .scale(CGSize(width: 0.8, height: 1.2), anchor: CGPoint(x: 100, y: 100)),
      .clip(Path(ellipseIn: CGRect(x: 20, y: 60, width: 250, height: 200))),
      .mask([Scene.rect(10, 10, 270, 220, RGBAColor(red: 0, green: 0, blue: 0, opacity: 0.8))]),
      .blur(radius: 8, isOpaque: false), .color(.saturation(0.2)), .compositing,
      .shadow(Scene.black, radius: 6, offset: CGSize(width: 3, height: 5)), .blend(.multiply),
    ]
    var items = colors(in: 300, side: 37)
    for (index, effect) in effects.enumerated() {
      let (x, y) = (CGFloat(index % 4) * 70 + 5.3, CGFloat(index / 4) * 95 + 7.7)
      let shape = Path(
        roundedRect: CGRect(x: x, y: y, width: 80, height: 60), cornerRadius: 12)
      items.append(
        Scene.group(
          effect, [Scene.rect(x, y + 10, 30, 30, Scene.blue), material(shape, Self.dark)]))
    }
    let inner = Scene.group(
      .opacity(0.9), [Scene.group(.blur(radius: 4, isOpaque: true), [material(everything)])])
    items.append(Scene.group(.rotation(.degrees(-30), anchor: CGPoint(x: 160, y: 90)), [inner]))
    return DisplayList(
      size: CGSize(width: 300, height: 300), backdrop: Scene.white, items: items)
  }

  @Test("any repainted part matches the whole", arguments: [1, 1.5, 2] as [CGFloat])
  func parts(scale: CGFloat) throws {
    let list = scene()
    let whole = try CairoRenderer(scale: scale, fontMap: FontMap()).render(list)
    let renderer = try CairoRenderer(scale: scale, fontMap: FontMap())
    var parts = Bitmap(
      width: whole.width, height: whole.height,
      pixels: [UInt8](repeating: 77, count: whole.pixels.count))
    for (index, y) in [0, 130, 151].enumerated() {
      for x in [0, 111, 148, 250] as [CGFloat] {
        var damage = Damage()
        let rect = CGRect(
          x: x, y: CGFloat(y), width: x == 0 ? 111 : x == 111 ? 37 : x == 148 ? 102 : 50,
          height: [130, 21, 149][index])
        damage.add(rect, in: list.size, scale: scale)
        renderer.repaint(damage, on: &parts, size: list.size) { _ in list }
      }
    }
    let wrong = zip(parts.pixels, whole.pixels).enumerated().first { $1.0 != $1.1 }?.offset
    #expect(wrong == nil)
  }

  @Test("invalid materials are omitted, or drawn in part")
  func hostile() throws {
    for length in [CGFloat.nan, .infinity, 1e30] {
      _ = try Scene.paint([material(Path(CGRect(x: 0, y: 0, width: length, height: 9)))])
      _ = try Scene.paint([
        Scene.group(
          .blur(radius: 50, isOpaque: false),
          [material(Path(CGRect(x: -40, y: -300, width: 90, height: 250)))])
      ])
    }
    let bad = MaterialPaint(tint: RGBAColor(red: .nan, green: 0, blue: 0), opacity: .nan)
    _ = try Scene.paint([material(everything, bad)])
    let tiny = DisplayList(
      size: CGSize(width: 1, height: 1), backdrop: Scene.red, items: [material(everything)])
    let picture = try CairoRenderer(scale: 1, fontMap: FontMap()).render(tiny)
    #expect(picture[0, 0].red == 255)
  }
}
