import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Text and its fonts (rules 6.2.17 to 6.2.21).
@MainActor
@Suite struct TextTests {
  @Test(
    "6.2.18: the height of one line at 3x, for each text style",
    arguments: [
      (Font.largeTitle, 40.67), (.title, 33.67), (.title2, 26.33), (.title3, 24),
      (.headline, 20.33),
      (.body, 20.33), (.callout, 19.33), (.subheadline, 18), (.footnote, 15.67), (.caption, 14.33),
      (.caption2, 13.33),
    ] as [(Font, CGFloat)])
  func lineHeights(font: Font, height: CGFloat) {
    let window = Window(scale: 3) { Text("A").font(font) }
    #expect(abs(window.frame(of: "A").height - height) < 0.005)
  }

  @Test("6.2.17: sizes and weights of the styles")
  func styles() {
    #expect(Font.headline.resolve() == FontDescriptor(size: 17, weight: 600))
    #expect(Font.body.resolve() == FontDescriptor(size: 17))
    #expect(Font.title.bold().italic().resolve().description == "28 w700 italic")
    #expect(
      Font.system(size: 32, weight: .light).resolve() == FontDescriptor(size: 32, weight: 300))
    #expect(Font.system(size: .nan).resolve().size == 17)
  }

  @Test("6.2.21: text wraps between words if the width is too small")
  func wrapping() {
    let window = Window(size: CGSize(width: 60, height: 100)) {
      Text("one two three").font(.system(size: 10))
    }
    let lines = window.display.description
    #expect(lines.contains("\"one\" / \"two\" / \"three\""))
    #expect(window.frame(of: "one two three").width == 50)
    #expect(window.frame(of: "one two three").height == 36)
  }

  @Test("6.2.21: text ends in an ellipsis if the height is too small")
  func truncation() {
    let window = Window(size: CGSize(width: 60, height: 26)) {
      Text("one two three").font(.system(size: 10))
    }
    #expect(window.display.description.contains("…"))
    #expect(window.frame(of: "one two three").height == 24)
  }

  @Test("6.2.21: an empty text has the height of a line and a width of 0")
  func empty() {
    let window = Window { Text("").overlay { Text("o") } }
    #expect(window.frame(of: "").size == CGSize(width: 0, height: 20.5))
  }

  @Test("text has the foreground style, which is the primary color by default")
  func colors() {
    let window = Window {
      Text("A")
      Text("B").foregroundColor(.red)
      Text("C").foregroundStyle(Color.blue.opacity(0.5))
      VStack { Text("D").foregroundColor(nil) }.foregroundColor(.green)
    }
    #expect(window.color(of: "A") == RGBAColor(red: 0, green: 0, blue: 0))
    #expect(window.color(of: "B")?.description == "#FF383C")
    #expect(window.color(of: "C")?.description == "#0088FF@0.5")
    #expect(window.color(of: "D") == RGBAColor(red: 0, green: 0, blue: 0))
  }

  @Test("6.2.20: on a Mac too, text styles have the iPhone's sizes")
  func macSizes() {
    for font in [Font.body, .largeTitle, .caption] {
      let sizes = [Idiom.phone, .mac].map {
        Window(idiom: $0) { Text("A").font(font) }.frame(of: "A").size
      }
      #expect(sizes[0] == sizes[1] && sizes[0].width > 11)
    }
  }

  @Test("a text that is proposed an enormous negative height has one line")
  func negativeHeight() {
    struct Crushing: Layout {
      private var proposal: ProposedViewSize { ProposedViewSize(width: 50, height: -1e300) }

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        subviews[0].sizeThatFits(self.proposal)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: self.proposal)
      }
    }
    let window = Window { Crushing { Text("one two").font(.system(size: 10)) } }
    #expect(window.frame(of: "one two").height < 20)
  }
}
