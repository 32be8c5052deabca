import SwiftUI
import Testing

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Font widths, designs and scales, and tightening.
@MainActor
@Suite struct FontWidthTests {
  private func width(_ view: some View) -> CGFloat {
    Window { view.font(.system(size: 20)) }.frame(of: "abcd").width
  }

  @Test("scaled(by:) multiplies the font size, repeatedly; invalid factors have no effect")
  func scales() {
    func width(_ font: Font) -> CGFloat {
      Window { Text(verbatim: "abcd").font(font) }.frame(of: "abcd").width
    }
    #expect(width(.system(size: 20).scaled(by: 2).bold().scaled(by: 1.5)) == 240)
    #expect(width(.system(size: 20).scaled(by: .nan).scaled(by: -1)) == 80)
  }

  @Test("font widths change tracking by a quarter of their value, on fonts, texts and views")
  func widths() {
    let text = Text(verbatim: "abcd")
    #expect(width(text) == 80)
    #expect(width(text.fontWidth(.expanded)) == 84)
    #expect(width(text.fontWidth(.condensed)) == 78)
    #expect(width(VStack { text }.fontWidth(.compressed)) == 76)
    #expect(width(VStack { text }.fontWidth(.compressed).fontWidth(nil)) == 76)
    #expect(Window { text.font(.system(size: 20).width(.expanded)) }.frame(of: "abcd").width == 84)
    #expect(width(text.fontWidth(Font.Width(.nan))) == 80)
    #expect(width(text.tracking(1).fontWidth(.expanded)) == 88)
  }

  @Test("designs choose the font family; text scales reduce the size")
  func designs() {
    func font(_ view: some View) -> String { Window { view }.display.description }
    #expect(font(Text("a").fontDesign(.monospaced)).contains("monospaced"))
    #expect(font(VStack { Text("a") }.fontDesign(.monospaced)).contains("monospaced"))
    #expect(font(Text("a").monospaced()).contains("monospaced"))
    #expect(!font(Text("a").monospaced(false)).contains("monospaced"))
    #expect(font(Text("a").fontDesign(.rounded)).contains("rounded"))
    #expect(font(Text("a").font(.system(.title, design: .serif)).bold()).contains("w700 serif"))
    #expect(font(Text("a").font(.body.monospaced().italic())).contains("italic monospaced"))
    #expect(font(Text("a").font(.body.monospacedDigit())).contains("tnum"))
    #expect(font(Text("a").font(.custom("Vollkorn", size: 17))).contains("serif"))
    #expect(font(Text("a `b`")).contains("monospaced"))
    #expect(
      font(Text("a").font(Font(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold))))
        .contains("monospaced"))
    #expect(width(Text(verbatim: "abcd").textScale(.secondary)) == 64)
    #expect(width(Text(verbatim: "abcd").textScale(.secondary, isEnabled: false)) == 80)
    #expect(width(VStack { Text(verbatim: "abcd") }.textScale(.secondary)) == 64)
    #expect(Font.body.bold(false) == .body && Font.body.italic(true) == .body.italic())
  }

  @Test("tightening reduces tracking before text is truncated, by at most a twentieth")
  func tightening() {
    func shown(_ width: CGFloat, _ isAllowed: Bool) -> String {
      Window {
        Text(verbatim: "abcdefghij").font(.system(size: 20)).lineLimit(1)
          .allowsTightening(isAllowed).frame(width: width)
      }.display.description
    }
    #expect(shown(194, false).contains("…"))
    #expect(
      shown(194, true).contains("\"abcdefghij\"") && shown(194, true).contains("tracking -0.6"))
    #expect(shown(190, true).contains("tracking -1"))
    #expect(shown(189, true).contains("…"))
    #expect(!shown(200, true).contains("tracking"))
  }
}
