import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Spring loading, which is a value of the environment here (rule 1.3.36).
@MainActor
@Suite struct SpringLoadingTests {
  @Test("1.3.36: a style reads whether its button is spring loaded")
  func environment() {
    struct Telling: ButtonStyle {
      @Environment(\.springLoadingBehavior) private var behavior

      func makeBody(configuration: Configuration) -> some View {
        Text(behavior == .enabled ? "springs" : behavior == .disabled ? "rests" : "automatic")
      }
    }
    let window = Window {
      Group {
        Button("A") {}
        Button("B") {}.springLoadingBehavior(.enabled)
        Button("C") {}.springLoadingBehavior(.disabled)
      }
      .buttonStyle(Telling())
    }
    #expect(window.texts == ["automatic", "springs", "rests"])
  }
}
