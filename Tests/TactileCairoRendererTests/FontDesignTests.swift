import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

/// Each font design is a font family of its own.
@MainActor
@Suite("Font designs")
struct FontDesignTests {
  private func font(
    _ design: FontDesign, size: CGFloat = 20, weight: Int = 400, isItalic: Bool = false
  ) -> FontDescriptor {
    var font = FontDescriptor(size: size, weight: weight, isItalic: isItalic)
    font.design = design
    return font
  }

  private func width(_ string: String, _ font: FontDescriptor) throws -> CGFloat {
    let typesetter = PangoTypesetter(fontMap: try FontMap())
    return typesetter.lines(of: TextRequest(string: string, font: font))[0].width
  }

  private func picture(_ string: String, _ font: FontDescriptor) throws -> Bitmap {
    try Scene.paint([Scene.text(string, font: font)])
  }

  @Test("draws each design with its own glyphs, also in bold and italics")
  func designs() throws {
    var pictures: [Bitmap] = []
    for design in FontDesign.allCases {
      for (weight, isItalic) in [(400, false), (700, false), (400, true), (700, true)] {
        pictures.append(
          try picture("Save 12", font(design, weight: weight, isItalic: isItalic)))
      }
    }
    for (index, picture) in pictures.enumerated() {
      #expect(!pictures[..<index].contains(picture))
    }
  }

  @Test("small capitals are smaller than capitals, and replace only the letters that they are for")
  func smallCaps() throws {
    func caps(_ letters: FontDescriptor.SmallCaps) -> FontDescriptor {
      FontDescriptor(size: 40, smallCaps: letters)
    }
    let plain = caps([])
    for letters: FontDescriptor.SmallCaps in [.lowercase, [.lowercase, .uppercase]] {
      let small = try width("h", caps(letters))
      #expect(try small < width("H", plain) && small != width("h", plain))
    }
    #expect(try width("H", caps(.lowercase)) == width("H", plain))
    #expect(try width("h", caps(.uppercase)) == width("h", plain))
    #expect(try width("H", caps(.uppercase)) == width("h", caps(.lowercase)))
    #expect(try width("Hh", caps([.lowercase, .uppercase])) == 2 * width("h", caps(.lowercase)))
    let pictures = try [plain, caps(.lowercase), caps(.uppercase), caps([.lowercase, .uppercase])]
      .map { try picture("Hh", $0) }
    for (index, picture) in pictures.enumerated() {
      #expect(!pictures[..<index].contains(picture))
    }
  }

  @Test("monospaced glyphs are equally wide in every weight, without ligatures")
  func monospaced() throws {
    for weight in stride(from: 100, through: 900, by: 100) {
      for isItalic in [false, true] {
        let font = font(.monospaced, weight: weight, isItalic: isItalic)
        let letter = try width("i", font)
        #expect(try width("W", font) == letter)
        #expect(try width("->!=", font) == 4 * letter)
      }
    }
    let joined = try picture("!=", font(.monospaced))
    let apart = try Scene.paint([
      Scene.text("!", font: font(.monospaced)),
      Scene.text("=", at: CGPoint(x: 12, y: 0), font: font(.monospaced)),
    ])
    #expect(try width("!", font(.monospaced)) == 12)
    #expect(joined == apart)
  }

  @Test("serif digits are as tall as capital letters")
  func liningDigits() throws {
    for design in FontDesign.allCases {
      let font = font(design, size: 40)
      let (zero, capital) = (try picture("0", font).ink, try picture("H", font).ink)
      // Old-style zeros would begin a fifth of the size farther down.
      #expect(abs(zero.minY - capital.minY) <= 3, "\(design)")
    }
  }

  @Test("a design that isn't installed is reported in the same way as Inter")
  func missing() throws {
    var files = FontFiles.inter
    files.designs[0].directory = "/nowhere/rounded"
    let error = #expect(throws: MissingFonts.self) { try FontMap(files: files) }
    #expect(
      error?.description == "The font Quicksand is missing (no readable file"
        + " /nowhere/rounded/Quicksand-Light.ttf); install it with `apt-get install fonts-quicksand`."
    )
  }

  @Test("a damaged font file issues a warning, and Inter is used")
  func damaged() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    var files = FontFiles.inter
    files.designs[0].directory = directory.path
    for file in files.designs[0].files {
      try Data("no font".utf8).write(to: directory.appendingPathComponent(file))
    }
    let fontMap = try FontMap(files: files)
    let warnings = try RuntimeWarning.collect {
      _ = try CairoRenderer(scale: 1, fontMap: fontMap)
        .render(Scene.list([Scene.text("Save", font: font(.rounded))]))
    }
    #expect(
      warnings.contains { $0.contains("The font Quicksand") && $0.contains("Inter is used") })
  }

  @Test("text in Inter is the same whether or not other designs were used before")
  func independence() throws {
    let fontMap = try FontMap()
    let typesetter = PangoTypesetter(fontMap: fontMap)
    // Runes, which Inter lacks.
    func width() -> CGFloat {
      typesetter.lines(of: TextRequest(string: "ᚠᚢ a", font: FontDescriptor(size: 17)))[0].width
    }
    let before = width()
    _ = typesetter.lines(of: TextRequest(string: "ᚠᚢ a", font: font(.serif)))
    let after = PangoTypesetter(fontMap: try FontMap())
      .lines(of: TextRequest(string: "ᚠᚢ a", font: FontDescriptor(size: 17)))[0].width
    #expect(before == after)
  }

  /// JetBrains Mono has lines for drawing boxes; Inter does not, and draws the box of a missing glyph.
  @Test("glyphs that Inter lacks aren't taken from the other designs")
  func missingLetters() throws {
    let missing = "\u{16A0}"
    #expect(try width("\u{256C}", font(.monospaced)) == width("a", font(.monospaced)))
    #expect(try width("\u{256C}", font(.default)) == width(missing, font(.default)))
    #expect(try width(missing, font(.default)) != width("a", font(.monospaced)))
  }
}
