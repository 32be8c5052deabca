import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Phases of hover effects that do not depend on the mouse.
@MainActor
@Suite struct HoverEffectPhaseOverrideTests {
  private func window(
    _ override: @escaping (Int) -> HoverEffectPhaseOverride
  ) -> Window {
    Window {
      Stateful(0) { count in
        VStack {
          Button("Next") { count.wrappedValue += 1 }
          Text("a").hoverEffect(
            EmptyHoverEffect.empty
              .hoverEffect { effect, isActive, _ in
                effect.animation(.linear(duration: 1).delay(10)) { $0.opacity(isActive ? 1 : 0) }
              }
              .hoverEffectPhaseOverride(override(count.wrappedValue)))
        }
      }
    }
  }

  @Test("an override applies from the start, wherever the mouse is")
  func constant() {
    #expect(window { _ in .active }.opacity(of: "a") == 1)
    #expect(window { _ in .inactive }.opacity(of: "a") == nil)
  }

  @Test("a toggle changes the phase initially and each time its value changes, without delay")
  func toggle() {
    let window = window { .toggled(trigger: $0) }
    #expect(window.opacity(of: "a") == 1)
    window.tap("Next")
    window.wait(0.5)
    let opacity = window.opacity(of: "a") ?? 0
    #expect(opacity > 0.4 && opacity < 0.6)
    window.settle()
    #expect(window.opacity(of: "a") == nil)
    window.tap("Next")
    window.settle()
    #expect(window.opacity(of: "a") == 1)
  }

  @Test("a temporary override ends when the change is complete")
  func temporary() {
    let window = window { .activeTemporarily(trigger: $0) }
    window.settle()
    #expect(window.opacity(of: "a") == nil)
    window.tap("Next")
    window.wait(0.5)
    let opacity = window.opacity(of: "a") ?? 0
    #expect(opacity > 0.4 && opacity < 0.6)
    window.wait(0.6)
    // From now on the mouse counts again, with the delay.
    #expect(window.opacity(of: "a") == 1)
    window.settle()
    #expect(window.opacity(of: "a") == nil)
  }
}
