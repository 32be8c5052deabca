import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@MainActor
@Suite("Drawn text")
struct TextPainterTests {
  private let fontMap: FontMap
  private let typesetter: PangoTypesetter

  init() throws {
    fontMap = try FontMap()
    typesetter = PangoTypesetter(fontMap: fontMap)
  }

  private func paint(_ items: [DisplayList.Item], scale: CGFloat = 1) throws -> Bitmap {
    try CairoRenderer(scale: scale, fontMap: fontMap).render(Scene.list(items))
  }

  private func width(_ string: String, _ font: FontDescriptor) -> CGFloat {
    typesetter.lines(of: TextRequest(string: string, font: font))[0].width
  }

  @Test(
    "lies within its frame, as wide as it was measured",
    arguments: [1, 1.5, 2, 3] as [CGFloat])
  func frame(scale: CGFloat) throws {
    for font in [FontDescriptor(size: 11), FontDescriptor(size: 28, weight: 700)] {
      let origin = CGPoint(x: 8, y: 20)
      let ink = try paint([Scene.text("Hgjx", at: origin, font: font)], scale: scale).ink
      let frame = CGRect(
        x: origin.x * scale, y: origin.y * scale, width: width("Hgjx", font) * scale,
        height: font.lineHeight * scale
      ).insetBy(dx: -1, dy: -1)
      #expect(ink.minX >= frame.minX && ink.maxX <= frame.maxX)
      #expect(ink.minY >= frame.minY && ink.maxY <= frame.maxY)
      #expect(ink.width > frame.width - font.size * scale * 0.25)
      // H is as high as capitals are, 0.727 of the size, and j goes below the baseline.
      #expect(ink.height > font.size * scale * 0.9)
    }
  }

  @Test("has its color where glyphs are opaque")
  func colour() throws {
    let color = RGBAColor(red: 0, green: 0.5, blue: 1)
    let font = FontDescriptor(size: 60, weight: 900)
    let picture = try paint([Scene.text("I", font: font, color)])
    let ink = picture.ink
    #expect(picture.hex(Int(ink.midX), Int(ink.midY)) == "#0080FF")
  }

  @Test("has its baseline where the line specifies it")
  func baseline() throws {
    let line = DisplayList.TextRun.Line(string: "HHH", baseline: CGPoint(x: 10, y: 50))
    let run = DisplayList.TextRun(
      lines: [line], font: FontDescriptor(size: 20), color: Scene.black,
      size: CGSize(width: 100, height: 100))
    let item = DisplayList.Item(origin: .zero, content: .text(run))
    #expect(try paint([item]).ink.maxY == 50)
    #expect(try paint([item], scale: 3).ink.maxY == 150)
  }

  @Test("is drawn to its end, however long")
  func longLine() throws {
    let font = FontDescriptor(size: 10)
    let string = String(repeating: "abcdefgh ", count: 20) + "l"
    for factor in [1, 0.9] as [CGFloat] {
      let group = Scene.group(
        .scale(CGSize(width: factor, height: factor), anchor: .zero),
        [Scene.text(string, at: CGPoint(x: 4, y: 4), font: font)])
      let list = DisplayList(
        size: CGSize(width: 1200, height: 30), backdrop: Scene.white, items: [group])
      let ink = try CairoRenderer(scale: 1, fontMap: fontMap).render(list).ink
      #expect(abs(ink.maxX - (4 + width(string, font)) * factor) < 3)
    }
  }

  @Test("moves in quarters of a pixel, to the right and down")
  func subpixelPositions() throws {
    let renderer = try CairoRenderer(scale: 1, fontMap: fontMap)
    let font = FontDescriptor(size: 17)
    for direction in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] {
      func picture(_ offset: CGFloat) -> Bitmap {
        let origin = CGPoint(
          x: 10 + offset * direction.x, y: 30 - font.ascent + offset * direction.y)
        return renderer.render(Scene.list([Scene.text("ill", at: origin, font: font)]))
      }
      let quarters = [0, 0.25, 0.5, 0.75].map(picture)
      for (index, one) in quarters.enumerated() {
        for other in quarters[(index + 1)...] { #expect(one != other) }
      }
      #expect(picture(0.1) == quarters[0])
      #expect(picture(0.2) == quarters[1])
      let moved = quarters[0].ink.offsetBy(dx: direction.x, dy: direction.y)
      #expect(picture(1).ink == moved)
    }
  }

  @Test("spaces its letters evenly")
  func spacing() throws {
    // Each stem of "llll" lies at a whole multiple of one advance; whole pixels would not do.
    let font = FontDescriptor(size: 13)
    let picture = try paint([Scene.text("llll", at: CGPoint(x: 2, y: 2), font: font)])
    let row = Int(2 + font.ascent) - 4
    let darkness = (0..<100).map { 255 - CGFloat(picture[$0, row].red) }
    let advance = width("llll", font) / 4
    let centers = (0..<4).map { letter in
      let from = Int(2 + advance * CGFloat(letter)), to = Int(2 + advance * CGFloat(letter + 1))
      let weights = (from..<to).map { darkness[$0] }
      let moment = (from..<to).reduce(0) { $0 + (CGFloat($1) + 0.5) * darkness[$1] }
      return moment / weights.reduce(0, +)
    }
    for (one, next) in zip(centers, centers.dropFirst()) {
      #expect(abs(next - one - advance) < 0.1)
    }
  }

  @Test("is drawn at its scaled size, not stretched from pixels")
  func scaled() throws {
    // Both baselines lie on a whole pixel, at (8, 60). The letter spacing of the default design depends on the size.
    func text(size: CGFloat, x: CGFloat, y: CGFloat) -> DisplayList.Item {
      var font = FontDescriptor(size: size)
      font.design = .monospaced
      return Scene.text("Ag", at: CGPoint(x: x, y: y - font.ascent), font: font)
    }
    let double = Scene.group(
      .scale(CGSize(width: 2, height: 2), anchor: .zero), [text(size: 20, x: 4, y: 30)])
    let (one, other) = (try paint([double]), try paint([text(size: 40, x: 8, y: 60)]))
    #expect(one.ink == other.ink)
    let difference = zip(one.pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max()
    // Letters of labels lie where they belong to a sixteenth of a pixel, those of outlines exactly.
    #expect(try #require(difference) <= 16)
  }

  @Test("that is too large for a mask is drawn by its outlines")
  func largerThanMask() throws {
    let font = FontDescriptor(size: 900, weight: 900)
    // The middle of the first stem, far above the baseline.
    let picture = try paint([Scene.text("HHHH", at: CGPoint(x: -90, y: -450), font: font)])
    #expect(picture.hex(50, 50) == "#000000")
  }

  @Test("that is too long for a mask is drawn by its outlines")
  func longerThanMask() throws {
    let font = FontDescriptor(size: 100, weight: 900)
    let string = String(repeating: "l", count: 1000)
    let picture = try paint([Scene.text(string, font: font)], scale: 3)
    #expect(picture.ink.maxX > 250)
  }

  @Test("is slanted in an italic font")
  func italic() throws {
    let upright = try paint([Scene.text("lll", font: FontDescriptor(size: 40))])
    let italic = try paint([Scene.text("lll", font: FontDescriptor(size: 40, isItalic: true))])
    #expect(italic.ink.width > upright.ink.width + 3)
  }

  @Test("shows a box for letters that Inter lacks")
  func unknownLetters() throws {
    #expect(!(try paint([Scene.text("日", at: CGPoint(x: 10, y: 10))]).ink.isNull))
  }

  @Test("can be empty, blank or contain zero bytes")
  func blank() throws {
    for string in ["", " ", "\t"] {
      #expect(try paint([Scene.text(string, at: CGPoint(x: 10, y: 10))]).ink.isNull)
    }
    let zero = try paint([Scene.text("a\0b", at: CGPoint(x: 10, y: 10))])
    #expect(zero == (try paint([Scene.text("a b", at: CGPoint(x: 10, y: 10))])))
  }
}
