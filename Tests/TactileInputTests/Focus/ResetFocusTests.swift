import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The default focus of a scope, and its reset.
@MainActor
@Suite struct ResetFocusTests {
  private struct Field: View {
    let name: String
    @FocusState private var isFocused: Bool
    var body: some View { Text(isFocused ? "[\(name)]" : name).focusable().focused($isFocused) }
  }

  private struct Form: View {
    let prefersSecond: Bool
    @Namespace private var names
    @Namespace private var others
    @Environment(\.resetFocus) private var resetFocus
    var body: some View {
      VStack {
        Field(name: "a")
        VStack {
          Field(name: "b").prefersDefaultFocus(in: others)
          Field(name: "c").prefersDefaultFocus(prefersSecond, in: names)
        }
        .focusSection()
        .focusScope(names)
        Button("reset") { resetFocus(in: names) }
        Button("lost") { resetFocus(in: others) }
      }
    }
  }

  @Test("resetting moves the focus to the preferred view of the scope, or else to the first")
  func reset() {
    let window = Window { Form(prefersSecond: true) }
    window.tap("reset")
    window.update()
    #expect(window.texts.prefix(3) == ["a", "b", "[c]"])
    let first = Window { Form(prefersSecond: false) }
    first.tap("reset")
    first.update()
    #expect(first.texts.prefix(3) == ["a", "[b]", "c"])
  }

  @Test("a namespace without a scope moves no focus, and issues a warning")
  func withoutScope() {
    let window = Window { Form(prefersSecond: true) }
    let warnings = RuntimeWarning.collect {
      window.tap("lost")
      window.update()
    }
    #expect(warnings.count == 1)
    #expect(window.texts.prefix(3) == ["a", "b", "c"])
  }
}
