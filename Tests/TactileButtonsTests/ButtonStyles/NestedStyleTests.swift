import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Styles inside of containers and of other styles (rules 2.1.12 to 2.1.14).
@MainActor
@Suite struct NestedStyleTests {
  @Test(
    "2.1.12: a style on a container applies to all buttons in it; a closer one takes precedence")
  func containers() {
    let window = Window {
      VStack {
        Button("A") {}
        HStack {
          Button("B") {}
          Button("C") {}.buttonStyle(NamedStyle(name: "own"))
        }
        Group { Button("D") {} }.buttonStyle(NamedStyle(name: "group"))
      }
      .buttonStyle(NamedStyle(name: "all"))
    }
    #expect(window.texts == ["all", "A", "all", "B", "own", "C", "group", "D"])
  }

  @Test("2.1.13: a style set inside a style is closer than those outside")
  func innerPushWins() {
    struct Pushing: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(NamedStyle(name: "pushed"))
      }
    }
    let window = Window {
      Button("A") {}.buttonStyle(Pushing()).buttonStyle(NamedStyle(name: "outer"))
    }
    #expect(window.texts == ["pushed", "A"])
  }

  @Test(
    "a style that applies itself to its own button is stopped, with a warning, and shows the label")
  func endlessStyle() {
    struct Endless: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        AnyButton(configuration: configuration)
      }

      /// Breaks the recursion of types, not that of views.
      struct AnyButton: View {
        let configuration: PrimitiveButtonStyleConfiguration

        var body: some View { Button(configuration).buttonStyle(Endless()) }
      }
    }
    let warnings = RuntimeWarning.collect {
      let window = Window { Button("A") {}.buttonStyle(Endless()) }
      #expect(window.texts == ["A"])
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Endless applies itself to its own button") == true)
  }
}
