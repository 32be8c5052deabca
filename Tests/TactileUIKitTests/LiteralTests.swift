import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Buttons with colors from literals and components.
@MainActor
@Suite struct LiteralTests {
  private func shown(_ color: some View) -> String? {
    let window = Window { color.frame(width: 10, height: 10) }
    guard case .fill(_, .color(let value), _) = window.display.items.first?.content else {
      return nil
    }
    return value.description
  }

  @Test("a color literal is a UIColor with its components")
  func colors() {
    let plain = #colorLiteral(red: 1, green: 0.5019607843, blue: 0, alpha: 1)
    #expect(type(of: plain) == UIColor.self)
    #expect(shown(Color(plain)) == "#FF8000")
    #expect(shown(Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 0.5))) == "#0000FF@0.5")
  }

  @Test("an image literal with an unknown name has no size, with a warning that names it")
  func pictures() {
    let window = Window { Text("A window reads pictures") }
    let warnings = RuntimeWarning.collect {
      #expect(#imageLiteral(resourceName: "nowhere").size == .zero)
    }
    #expect(warnings.contains { $0.contains("“nowhere”") })
    withExtendedLifetime(window) {}
  }

  @Test("a fixed color has its components, and a dynamic one those of the window")
  func components() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(shown(Color(cgColor: CGColor(gray: 0.2, alpha: 1))) == "#333333")
    #expect(shown(Color(uiColor: UIColor(cgColor: CGColor(gray: 1, alpha: 1)))) == "#FFFFFF")
    #expect(UIColor.systemBackground.cgColor.components == [1, 1, 1, 1])
    #expect(Color(red: 1, green: 0, blue: 0).opacity(0.5).cgColor?.alpha == 0.5)
    #expect(Color.accentColor.cgColor == nil)
  }

  @Test("the Core Graphics color of a dynamic color is the one of the window whose code runs")
  func componentsInTheDark() {
    var components: [CGFloat]?
    let window = Window(scheme: .dark) {
      Color.red.onAppear { components = UIColor.systemBackground.cgColor.components }
    }
    #expect(components == [0, 0, 0, 1])
    withExtendedLifetime(window) {}
  }
}
