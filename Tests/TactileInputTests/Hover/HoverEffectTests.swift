import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A pointer over a view on a tablet.
@MainActor
@Suite struct HoverEffectTests {
  private func window(
    _ effect: HoverEffect, idiom: Idiom = .pad, isDisabled: Bool = false
  ) -> Window {
    Window(idiom: idiom) {
      Color.red.frame(width: 100, height: 40).hoverEffect(effect)
        .hoverEffectDisabled(isDisabled)
    }
  }

  private func hover(_ window: Window) -> String {
    let rest = window.display.description
    window.hover(at: point(200, 150))
    window.settle()
    let over = window.display.description
    window.hover(at: point(5, 5))
    window.settle()
    #expect(window.display.description == rest)
    return over
  }

  @Test("2.7.81: a platter appears behind the view, or the view lifts, and both end with the hover")
  func effects() {
    #expect(hover(window(.highlight)).contains("fill rounded (146, 126) 108×48"))
    #expect(hover(window(.automatic)).contains("fill rounded"))
    #expect(hover(window(.lift)).contains("scale 1.05"))
  }

  @Test("1.3.34: there is no effect on a phone, or if it is disabled")
  func none() {
    #expect(!hover(window(.highlight, idiom: .phone)).contains("fill rounded"))
    #expect(!hover(window(.lift, isDisabled: true)).contains("scale"))
  }
}
