import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

/// Composed symbols: frames, slashes, layers, weights and variable values.
@MainActor
@Suite struct SymbolDrawingTests {
  private func run(
    _ name: String, weight: Int = 400, layer: DisplayList.SymbolRun.Layer = .whole,
    value: Double? = nil, color: RGBAColor = Scene.red
  ) -> DisplayList.Item {
    DisplayList.Item(
      origin: CGPoint(x: 10, y: 10),
      content: .symbol(
        DisplayList.SymbolRun(
          name: name, size: CGSize(width: 64, height: 64), square: 64, weight: weight,
          color: color, layer: layer, value: value)))
  }

  private func paint(
    _ name: String, weight: Int = 400, layer: DisplayList.SymbolRun.Layer = .whole,
    value: Double? = nil, color: RGBAColor = Scene.red
  ) throws -> Bitmap {
    try Scene.paint([run(name, weight: weight, layer: layer, value: value, color: color)])
  }

  /// The place of a point of a symbol's square in the picture, in pixels: the symbol is in the middle of its frame.
  private func pixel(_ x: CGFloat, _ y: CGFloat, of name: String) throws -> (x: Int, y: Int) {
    let ink = try #require(ImageFiles.shared.ink(ofSymbol: name))
    return (Int(42 + 4 * (x - ink.midX)), Int(42 + 4 * (y - ink.midY)))
  }

  /// The sum of the opacities, in pixels.
  private func ink(_ bitmap: Bitmap) -> Double {
    var sum = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { sum += 255 - Double(bitmap[x, y].green) }
    }
    return sum / 255
  }

  @Test("a filled circle has the symbol cut out, and an outlined one surrounds it")
  func circles() throws {
    let disc = Double.pi * 32 * 32
    let filled = try paint("bolt.circle.fill")
    #expect(filled.ink == CGRect(x: 10, y: 10, width: 64, height: 64))
    #expect(filled.hex(42, 14) == "#FF0000")
    // What is cut out is just the figure that is drawn alone.
    let figure = ink(try paint("bolt.circle.fill", layer: .figure))
    #expect(figure > 100)
    #expect(abs(ink(filled) - (disc - figure)) < 20)
    let open = try paint("bolt.circle")
    #expect(open.ink == CGRect(x: 10, y: 10, width: 64, height: 64))
    let ring = disc - Double.pi * 28 * 28
    #expect(abs(ink(open) - (ring + figure)) < 20)
  }

  @Test("a framed symbol has exactly two layers, the figure and the frame")
  func layers() throws {
    let figure = try paint("plus.circle.fill", layer: .figure)
    let frame = try paint("plus.circle.fill", layer: .enclosure)
    #expect(abs(ink(frame) - Double.pi * 32 * 32) < 20)
    #expect(figure.hex(42, 42) == "#FF0000" && figure.hex(14, 42) == "#FFFFFF")
    #expect(CGRect(x: 24, y: 24, width: 36, height: 36).contains(figure.ink))
  }

  @Test("the mark of a badge is cut out of it, in one color or in several")
  func badgeMarks() throws {
    // The badge's square begins at 8.75 of 16 units, of which a pixel is a quarter.
    for layer in [DisplayList.SymbolRun.Layer.whole, .figure] {
      let name = "bolt.trianglebadge.exclamationmark.fill"
      let badge = try paint(name, layer: layer)
      let start = try pixel(8.75, 13, of: name)
      let middle = (0..<29).map { badge.hex(start.x + $0, start.y) }
      #expect(middle.first == "#FFFFFF" && middle[8] == "#FF0000" && middle[20] == "#FF0000")
      #expect(middle[14] == "#FFFFFF", "\(layer) \(middle)")
    }
    // A slash is cut out of a bell that is cut out of a disc.
    let bell = try paint("bell.circle.fill", layer: .figure)
    #expect(ink(try paint("bell.slash.circle.fill", layer: .figure)) < ink(bell))
  }

  @Test("squares and rectangles; overlapping translucent layers don't add up")
  func frames() throws {
    #expect(try paint("heart.square.fill").ink.size == CGSize(width: 64, height: 64))
    #expect(try paint("heart.rectangle.fill").ink.size == CGSize(width: 64, height: 48))
    let pale = try paint("heart.circle", color: RGBAColor(red: 0, green: 0, blue: 0, opacity: 0.5))
    var darkest = 255
    for y in 0..<100 { for x in 0..<100 { darkest = min(darkest, Int(pale[x, y].green)) } }
    #expect(darkest == 127 || darkest == 128)
  }

  @Test("a slash crosses the symbol, with a gap beside it")
  func slashes() throws {
    let crossed = try paint("heart.slash.fill")
    // Along the other diagonal through the middle: heart, gap, slash, gap, heart.
    let middle = try pixel(8, 8, of: "heart.slash.fill")
    let line = (0..<24).map { crossed.hex(middle.x + $0, middle.y - $0) == "#FF0000" }
    #expect(line[0] && !line[3] && line[10])
    #expect(ink(crossed) < ink(try paint("heart.fill")))
    // The gap is 1.1 units on each side, of which four pixels are one; the slash is one unit wide.
    for name in ["drop.slash.fill", "star.slash.fill"] {
      let picture = try paint(name)
      let clear = (0..<12).filter { picture.hex(42 + $0, 42 - $0) == "#FFFFFF" }
      #expect(clear.first == 2 && clear.count == 3, "\(name): \(clear)")
    }
  }

  @Test("each weight is heavier than the one before")
  func weights() throws {
    for name in ["plus", "gearshape", "clock"] {
      let inks = try [100, 200, 300, 400, 500, 600, 700, 800, 900].map {
        ink(try paint(name, weight: $0))
      }
      #expect(inks == inks.sorted() && Set(inks).count == 9, "\(name)")
      #expect(inks[0] < inks[3] * 0.7 && inks[8] > inks[3] * 1.3, "\(name)")
    }
  }

  @Test("a variable value highlights parts of the symbol, drawn over the whole symbol")
  func values() throws {
    let inks = try [0, 0.2, 0.5, 1].map { ink(try paint("wifi", value: $0)) }
    #expect(inks[0] == 0 && inks == inks.sorted() && Set(inks).count == 4)
    #expect(try paint("wifi", value: 1) == paint("wifi"))
    #expect(try paint("wifi", value: .nan) == paint("wifi"))
    #expect(try paint("star", value: 0.2) == paint("star"))
    // Nothing is lit where the whole symbol is not.
    let (whole, part) = (try paint("wifi"), try paint("wifi", value: 0.5))
    for y in 0..<100 {
      for x in 0..<100 where whole[x, y].green == 255 { #expect(part[x, y].green == 255) }
    }
  }

  @Test("a symbol in front of another covers it, with a gap; overlapping layers don't add up")
  func covering() throws {
    let pair = try paint("square.on.square")
    // The front square is empty inside, where the lines of the back one would be.
    #expect(pair.hex(34, 50) == "#FFFFFF" && pair.hex(26, 40) == "#FFFFFF")
    for name in ["folder.badge.plus", "heart.slash", "bubble.left.and.bubble.right"] {
      let (whole, back) = (try paint(name), try paint(name, layer: .enclosure))
      #expect(ink(whole) > 0 && whole != back || name == "heart.slash", "\(name)")
    }
    let pale = try paint(
      "checkmark.seal.fill", layer: .enclosure,
      color: RGBAColor(red: 0, green: 0, blue: 0, opacity: 0.5))
    var darkest = 255
    for y in 0..<100 { for x in 0..<100 { darkest = min(darkest, Int(pale[x, y].green)) } }
    #expect(darkest == 127 || darkest == 128)
  }

  @Test("a repainted part matches the whole where something is cut out")
  func incremental() throws {
    let list = Scene.list([run("bolt.slash.circle.fill", weight: 200)])
    let renderer = try CairoRenderer(scale: 2, fontMap: FontMap())
    let whole = renderer.render(list)
    var part = whole
    var damage = Damage()
    damage.add(CGRect(x: 30, y: 20, width: 17, height: 31), in: list.size, scale: 2)
    renderer.repaint(damage, on: &part, size: list.size) { _ in list }
    #expect(part == whole)
  }
}
