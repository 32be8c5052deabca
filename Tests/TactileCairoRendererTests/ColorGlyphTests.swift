import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

/// Emoji are pictures from a font of their own.
@MainActor
@Suite("Emoji")
struct ColorGlyphTests {
  private let fontMap: FontMap
  private let typesetter: PangoTypesetter

  init() throws {
    fontMap = try FontMap()
    typesetter = PangoTypesetter(fontMap: fontMap)
  }

  private func paint(_ items: [DisplayList.Item], scale: CGFloat = 1) throws -> Bitmap {
    try CairoRenderer(scale: scale, fontMap: fontMap).render(Scene.list(items))
  }

  private func width(_ string: String, size: CGFloat = 20) -> CGFloat {
    let font = FontDescriptor(size: size)
    return typesetter.lines(of: TextRequest(string: string, font: font))[0].width
  }

  /// How many pixels are neither white, black nor gray.
  private func colored(_ picture: Bitmap) -> Int {
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (red, green, blue, _) = picture[x, y]
        if max(red, green, blue) - min(red, green, blue) > 40 { count += 1 }
      }
    }
    return count
  }

  @Test("6.2.22: have their own colors, whatever the color of the text")
  func colors() throws {
    let font = FontDescriptor(size: 60)
    let black = try paint([Scene.text("😀", font: font)])
    #expect(colored(black) > 1000)
    #expect(try paint([Scene.text("😀", font: font, Scene.blue)]) == black)
    // The letters beside one have the color of the text.
    let both = try paint([Scene.text("😀I", font: FontDescriptor(size: 40, weight: 900), Scene.blue)]
    )
    #expect((0..<100).contains { both.hex($0, 30) == "#0000FF" })
  }

  @Test(
    "are a quarter wider than their font's size, at every size",
    arguments: [8, 17, 34, 120] as [CGFloat])
  func widths(size: CGFloat) {
    #expect(abs(width("😀", size: size) / size - 1.245) < 0.002)
    #expect(
      abs(
        width("A😀B", size: size) - width("A", size: size) - width("B", size: size)
          - width("😀", size: size)) < 0.1)
  }

  @Test(
    "made of several characters are one picture",
    arguments: ["👍🏽", "👩‍🚀", "🇩🇪", "1️⃣", "❤️", "🏳️‍🌈"])
  func sequences(emoji: String) throws {
    #expect(abs(width(emoji) - width("😀")) < 0.01)
    #expect(colored(try paint([Scene.text(emoji, font: FontDescriptor(size: 60))])) > 500)
  }

  @Test("are drawn only where the text asks for them", arguments: ["1 # *", "©®™", "→ ✓", "é ñ ß"])
  func plainText(string: String) throws {
    #expect(colored(try paint([Scene.text(string, font: FontDescriptor(size: 30))])) == 0)
  }

  @Test(
    "lie within the bounds that a repainted part is found by", arguments: [1, 2, 3] as [CGFloat])
  func repainting(scale: CGFloat) throws {
    let item = Scene.text("a😀g", at: CGPoint(x: 10.3, y: 20.6), font: FontDescriptor(size: 30))
    let renderer = try CairoRenderer(scale: scale, fontMap: fontMap)
    let whole = renderer.render(Scene.list([item]))
    let ink = whole.ink
    // The frame of the line, of which the picture is a part.
    #expect(ink.minX >= 10 * scale && ink.maxX <= (10.3 + width("a😀g", size: 30)) * scale + 1)
    #expect(
      ink.minY >= 20 * scale && ink.maxY <= (20.6 + FontDescriptor(size: 30).lineHeight) * scale + 1
    )
  }

  @Test("6.2.22: fade with the color of the text and with the view")
  func fading() throws {
    let font = FontDescriptor(size: 60)
    let half = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0.5)
    let faint = try paint([Scene.text("😀", font: font, half)])
    #expect(try paint([Scene.group(.opacity(0.5), [Scene.text("😀", font: font)])]) == faint)
    let full = try paint([Scene.text("😀", font: font)])
    let (x, y) = (Int(full.ink.midX), Int(full.ink.minY) + 12)
    #expect(abs(255 - Int(faint[x, y].blue) - (255 - Int(full[x, y].blue)) / 2) <= 1)
  }

  @Test("are drawn at sizes and angles at which letters are outlines")
  func transforms() throws {
    let text = Scene.text("😀", at: CGPoint(x: -20, y: -20), font: FontDescriptor(size: 30))
    let turned = try paint([
      DisplayList.Item(
        origin: CGPoint(x: 50, y: 50),
        content: .group(.rotation(.degrees(30), anchor: .zero), [text]))
    ])
    #expect(colored(turned) > 300)
    #expect(colored(try paint([Scene.text("😀", font: FontDescriptor(size: 150))])) > 2000)
  }

  @Test("are boxes, with a warning, where the font isn't installed")
  func missingFont() throws {
    var files = FontFiles.inter
    files.emoji.directory = "/nowhere"
    let fontMap = try FontMap(files: files)
    var picture: Bitmap?
    let warnings = try RuntimeWarning.collect {
      let renderer = try CairoRenderer(scale: 1, fontMap: fontMap)
      let item = Scene.text("😀", font: FontDescriptor(size: 60))
      picture = renderer.render(Scene.list([item]))
      picture = renderer.render(Scene.list([item, Scene.text("👍")]))
    }
    #expect(
      warnings == [
        "The font Noto Color Emoji is missing (no readable file /nowhere/NotoColorEmoji.ttf); install it with"
          + " `apt-get install fonts-noto-color-emoji`. Emoji are drawn as boxes."
      ])
    #expect(picture.map(colored) == 0)
    #expect((picture?.ink.width ?? 0) > 10)
  }
}
