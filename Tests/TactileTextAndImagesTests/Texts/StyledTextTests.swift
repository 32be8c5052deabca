import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Texts with several styles, their lines and their sizes.
@MainActor
@Suite struct StyledTextTests {
  private func lines(_ window: Window) -> String { window.display.description }

  @Test(
    "1.1.4: a literal is a localization key, a string is verbatim; arguments are part of the text")
  func literals() {
    let name: String = "100%"
    #expect(Text("Hello \(name)").string == "Hello 100%")
    #expect(Text(name).string == "100%")
    #expect(Text("\(12) of \(1234)").string == "12 of 1,234")
    #expect(Text("\(2.5)").string == "2.500000")
    #expect(Text("\(2.5, specifier: "%.1f")").string == "2.5")
    #expect(Text("\(true) \([1, 2])").string == "true [1, 2]")
    #expect(Text("a \(Text("b").bold())").segments.count == 2)
  }

  @Test("a specifier that doesn't match the number issues a warning, and doesn't crash")
  func specifiers() {
    let warnings = RuntimeWarning.collect {
      for specifier in ["%@", "%s", "%d %d", "%f", "%n", "%999999d", "%", ""] {
        #expect(Text("\(7, specifier: specifier)").string == "7")
      }
    }
    #expect(warnings.count == 8)
  }

  @Test("parts keep their styles, and outer modifiers apply to the rest")
  func parts() {
    let window = Window {
      (Text("ab").bold() + Text("cd").foregroundColor(.red)).italic().underline()
        .font(.system(size: 10))
    }
    #expect(window.frame(of: "abcd").size == CGSize(width: 40, height: 12))
    let text = lines(window)
    #expect(text.contains("\"ab\" at 180 underline"))
    #expect(text.contains("\"cd\" at 200 font 10 italic #FF383C underline"))
    #expect(text.contains("font 10 w700 italic"))
  }

  @Test("the environment's text traits apply to texts without their own")
  func environment() {
    let window = Window {
      VStack {
        Text("a")
        Text("b").fontWeight(.light)
      }
      .bold().kerning(2).font(.system(size: 10))
    }
    #expect(lines(window).contains("font 10 w700 tracking 2"))
    #expect(window.frame(of: "a").width == 12)
  }

  @Test("lines with fonts of different sizes have the height of the tallest")
  func mixedSizes() {
    let window = Window {
      Text("a").font(.system(size: 10)) + Text("b").font(.system(size: 20))
    }
    #expect(window.frame(of: "ab").size == CGSize(width: 30, height: 24))
  }

  @Test("lineLimit, truncationMode and textCase")
  func limits() {
    func shown(_ mode: Text.TruncationMode) -> String {
      lines(
        Window(size: CGSize(width: 50, height: 100)) {
          Text("abcdefgh").font(.system(size: 10)).lineLimit(1).truncationMode(mode)
            .textCase(.uppercase)
        })
    }
    #expect(shown(.tail).contains("\"ABCD…\""))
    #expect(shown(.head).contains("\"…EFGH\""))
    #expect(shown(.middle).contains("\"AB…GH\""))
  }

  @Test("a text shrinks to its minimum scale factor before it is truncated")
  func scaling() {
    let window = Window(size: CGSize(width: 50, height: 100)) {
      Text("abcdefgh").font(.system(size: 10)).lineLimit(1).minimumScaleFactor(0.5)
    }
    #expect(window.texts == ["abcdefgh"])
    #expect(lines(window).contains("font 6.25"))
  }

  @Test("6.2.23: a text of any size shrinks into the width and the height that it has")
  func scalingToFit() {
    func size(of text: String, width: CGFloat, height: CGFloat) -> String {
      let window = Window(size: CGSize(width: 200, height: 200)) {
        Text(text).frame(width: width, height: height)
          .font(.system(size: 500)).lineLimit(1).minimumScaleFactor(0.01)
      }
      #expect(window.texts == [text])
      return lines(window)
    }
    #expect(size(of: "AC", width: 24, height: 100).contains("font 12 "))
    #expect(size(of: "1", width: 100, height: 24).contains("font 20 "))
    // Without a minimum, a text is as high as a line.
    let window = Window { Text("a").font(.system(size: 10)).frame(height: 5) }
    #expect(lines(window).contains("font 10 "))
  }

  @Test("multiline alignment, line spacing and reserved space apply")
  func alignment() {
    let window = Window(size: CGSize(width: 60, height: 100)) {
      Text("one three").font(.system(size: 10)).multilineTextAlignment(.trailing).lineSpacing(5)
    }
    guard case .text(let run) = window.display.items[0].content else { return }
    #expect(run.lines.map(\.baseline.x) == [20, 0])
    #expect(window.frame(of: "one three").height == 29)
    let reserved = Window {
      Text("a").font(.system(size: 10)).lineLimit(3, reservesSpace: true)
    }
    #expect(reserved.frame(of: "a").height == 36)
  }

  @Test("6.2.19: text styles follow the Dynamic Type size, and fixed sizes don't")
  func dynamicType() {
    #expect(Font.body.resolve(at: .accessibility5).size == 53)
    #expect(Font.caption2.resolve(at: .xSmall).size == 11)
    #expect(Font.system(size: 17).resolve(at: .accessibility5).size == 17)
    let window = Window {
      Text("a").dynamicTypeSize(.accessibility1)
      Text("b").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility1)
    }
    #expect(window.frame(of: "a").width == 28)
    #expect(window.frame(of: "b").width == 17)
  }

  @Test("an unknown family issues one warning that names it")
  func customFonts() {
    let warnings = RuntimeWarning.collect {
      for _ in 0..<3 { #expect(Font.custom("Papyrus", fixedSize: 9).resolve().size == 9) }
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Papyrus") == true)
  }
}
