import SwiftUI
import Testing

@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct FocusEffectTests {
  private struct Ring: View {
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isFocusEffectEnabled) private var isEnabled
    let name: String

    var body: some View { Text(isFocused && isEnabled ? "(\(name))" : name) }
  }

  @Test("2.7.74: a style reads whether focus effects are enabled; an outer modifier disables them")
  func environment() {
    let window = Window {
      Ring(name: "A").focusable()
      Ring(name: "B").focusable().focusEffectDisabled()
      VStack { Ring(name: "C").focusable().focusEffectDisabled(false) }.focusEffectDisabled()
    }
    window.strike(.tab)
    #expect(window.texts == ["(A)", "B", "C"])
    window.strike(.tab)
    #expect(window.texts == ["A", "B", "C"])
    window.strike(.tab)
    #expect(window.texts == ["A", "B", "C"])
  }
}
