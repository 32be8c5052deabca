import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// UIKit's fonts, and AppKit's colors.
@MainActor
@Suite struct UIFontTests {
  @Test("a font has its size and weight, and text is drawn in it")
  func fonts() {
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    #expect(font.pointSize == 20)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
    #expect(abs(font.lineHeight - 20 * (0.9521 + 0.24126)) < 1e-9)
    let window = Window {
      Text("a").font(Font(font))
      Text("b").font(Font(UIFont.italicSystemFont(ofSize: 12)))
      Text("c").font(Font(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold)))
    }
    let list = window.display.description
    #expect(list.contains("font 20 w600"))
    #expect(list.contains("font 12 italic"))
    #expect(list.contains("font 12 w700 tnum"))
    #expect(font.withSize(9) == UIFont.systemFont(ofSize: 9, weight: .semibold))
    #expect(font != UIFont.boldSystemFont(ofSize: 20))
  }

  @Test("text styles, families and intermediate weights; invalid sizes")
  func forms() {
    _ = Window { EmptyView() }
    #expect(UIFont.preferredFont(forTextStyle: .headline).descriptor.weight == 600)
    #expect(UIFont.preferredFont(forTextStyle: .caption1).pointSize == 12)
    #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "x")).pointSize == 17)
    #expect(UIFont(name: "Inter", size: 8)?.pointSize == 8)
    #expect(UIFont(name: "Papyrus", size: 8) == nil)
    #expect(UIFont.Weight(rawValue: 0.25).value == 500)
    #expect(UIFont.Weight(rawValue: .nan).value == 400)
    for size in [-1, 0, CGFloat.nan, .infinity] as [CGFloat] {
      #expect(UIFont.systemFont(ofSize: size).pointSize == 17)
    }
  }

  @Test("AppKit's names are the same colors")
  func colors() {
    func color(_ color: Color) -> String? {
      Window { Text("a").foregroundStyle(color) }.color(of: "a")?.description
    }
    #expect(color(Color(nsColor: .controlAccentColor)) == "#0088FF")
    #expect(color(Color(.secondaryLabelColor)) == color(Color(.secondaryLabel)))
    #expect(color(Color(NSColor.windowBackgroundColor)) == "#F2F2F7")
    #expect(color(Color(nsColor: NSColor(.red))) == "#FF383C")
    #expect(color(Color(nsColor: NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))) == "#00FF00")
    #expect(NSColor.clear == UIColor.clear)
  }
}
