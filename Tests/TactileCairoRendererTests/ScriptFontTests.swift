import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

/// Text in scripts that Inter lacks.
@MainActor
@Suite("Text in other scripts")
struct ScriptFontTests {
  private static let samples: [(script: ScriptFont, text: String)] = [
    (.cjk, "設定"), (.cjk, "こんにちは"), (.cjk, "안녕"), (.arabic, "مرحبا"), (.hebrew, "שלום"),
    (.thai, "สวัสดี"), (.devanagari, "नमस्ते"),
  ]

  /// Font files without the families of other scripts, as on a machine that has only the required packages.
  private var bare: FontFiles {
    var files = FontFiles.inter
    for script in ScriptFont.allCases { files.scriptFamilies[script]?.directory = "/nowhere/noto" }
    return files
  }

  private func warnings(_ texts: String..., size: CGFloat = 17) throws -> [String] {
    let fontMap = try FontMap(files: bare)
    return try RuntimeWarning.collect {
      for text in texts {
        _ = try CairoRenderer(scale: 1, fontMap: fontMap)
          .render(Scene.list([Scene.text(text, font: FontDescriptor(size: size))]))
      }
    }
  }

  @Test("a picture says which characters it could not draw, and which font to install")
  func missing() throws {
    #expect(
      try warnings("Open 設定") == [
        "Chinese, Japanese and Korean text is drawn as boxes, because the font Noto Sans CJK JP is missing; install it "
          + "with `apt-get install fonts-noto-cjk`. The first such text is “Open 設定”, of which “設” (U+8A2D), “定” "
          + "(U+5B9A) can't be drawn."
      ])
    // Large letters are drawn as outlines.
    #expect(try warnings("שלום", size: 300).first?.contains("Noto Sans Hebrew") == true)
  }

  @Test("many texts in a script issue one warning, and those in two scripts one for each")
  func once() throws {
    #expect(try warnings("設定", "言語", "สวัสดี", "設定").count == 2)
  }

  @Test("a character that no known font has is named by its code point")
  func unknown() throws {
    let warnings = try warnings("a ᚠ b")
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("“ᚠ” (U+16A0) is drawn as a box") == true)
  }

  @Test(
    "text that the fonts have issues no warning",
    arguments: ["Settings", "Größe", "a\u{200B}b", "→ ✓"])
  func known(text: String) throws {
    #expect(try warnings(text).isEmpty)
  }

  @Test("measuring text issues no warning, because nothing is drawn")
  func measuring() throws {
    let typesetter = PangoTypesetter(fontMap: try FontMap(files: bare))
    let warnings = RuntimeWarning.collect {
      _ = typesetter.lines(of: TextRequest(string: "設定", font: FontDescriptor(size: 17)))
    }
    #expect(warnings.isEmpty)
  }

  @Test("text in the scripts of Inter is measured the same with and without the other families")
  func determinism() throws {
    func width(_ text: String, _ files: FontFiles) throws -> CGFloat {
      PangoTypesetter(fontMap: try FontMap(files: files))
        .lines(of: TextRequest(string: text, font: FontDescriptor(size: 17)))[0].width
    }
    for text in ["Settings", "Größe", "Ελλάδα", "Привет", "→ ✓"] {
      #expect(text.scriptFonts.isEmpty, "\(text)")
      #expect(try width(text, .inter) == width(text, bare), "\(text)")
    }
  }

  @Test("each script is known by its characters")
  func scripts() {
    for (script, text) in Self.samples { #expect(text.scriptFonts == [script], "\(text)") }
    #expect("שלום 設定".scriptFonts == [.hebrew, .cjk])
  }

  @Test(
    "text is drawn in the family of its script where that is installed",
    .enabled(if: ScriptFont.allCases.allSatisfy(FontFiles.inter.has)))
  func installed() throws {
    let fontMap = try FontMap()
    for (_, text) in Self.samples {
      let warnings = try RuntimeWarning.collect {
        for weight in [400, 700] {
          let font = FontDescriptor(size: 40, weight: weight)
          let picture = try CairoRenderer(scale: 1, fontMap: fontMap)
            .render(Scene.list([Scene.text(text, font: font)]))
          #expect(picture.ink.width > 20, "\(text)")
        }
      }
      #expect(warnings.isEmpty, "\(text)")
    }
  }
}
