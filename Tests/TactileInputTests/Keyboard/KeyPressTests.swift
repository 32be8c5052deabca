import Foundation
import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Key presses that views handle, from the focused view outward.
@MainActor
@Suite struct KeyPressTests {
  private let journal = Journal()

  /// A window with a square that has the focus, in whatever is put around it.
  private func window<Content: View>(_ decorate: (AnyView) -> Content) -> Window {
    let window = squareWindow { decorate(AnyView($0.focusable())) }
    window.strike(.tab)
    journal.clear()
    return window
  }

  @Test("the focused view is asked first, then its ancestors, until one handles the key")
  func order() {
    let window = window { square in
      VStack {
        square
          .onKeyPress("a") {
            journal.note("inner a")
            return .handled
          }
          .onKeyPress { press in
            journal.note("outer \(press.characters)")
            return .ignored
          }
      }
      .onKeyPress(keys: ["a", "b"]) { press in
        journal.note("around \(press.key.character)")
        return .handled
      }
    }
    #expect(window.strike("a"))
    #expect(journal.entries == ["inner a"])
    journal.clear()
    #expect(window.strike("b"))
    #expect(journal.entries == ["outer b", "around b"])
    journal.clear()
    #expect(!window.strike("c"))
    #expect(journal.entries == ["outer c"])
  }

  @Test("without a focus no view is asked, and a focus elsewhere doesn't count")
  func elsewhere() {
    let window = Window {
      Text("A").focusable().onKeyPress {
        journal.note("A \($0.characters)")
        return .handled
      }
      Text("B").focusable()
    }
    #expect(!window.strike("x"))
    window.strike(.tab)
    #expect(window.strike("x"))
    window.strike(.tab)
    // The tabulator itself is a key that “A” has handled.
    #expect(journal.entries == ["A x", "A \t"])
  }

  @Test("phases are down, repeat and up; the default is down and repeat")
  func phases() {
    let window = window { square in
      square
        .onKeyPress(phases: .all) { press in
          journal.note(press.debugDescription)
          return .ignored
        }
        .onKeyPress("a") {
          journal.note("a")
          return .handled
        }
    }
    for _ in 0..<2 { window.host.send(KeyEvent("a", modifiers: .shift, phase: .down)) }
    #expect(!window.host.send(KeyEvent("a", phase: .up)))
    #expect(
      journal.entries == [
        "KeyPress(down, \"A\", modifiers: 2)", "a", "KeyPress(repeat, \"A\", modifiers: 2)", "a",
        "KeyPress(up, \"a\", modifiers: 0)",
      ])
  }

  @Test("a set of characters matches the typed character")
  func characters() {
    let window = window { square in
      square.onKeyPress(characters: .uppercaseLetters, phases: .down) {
        journal.note($0.characters)
        return .handled
      }
    }
    #expect(!window.strike("a"))
    #expect(window.strike("a", .shift))
    #expect(journal.entries == ["A"])
  }

  private struct Controls: View {
    @FocusState private var isFocused: Bool
    let journal: Journal
    let result: KeyPress.Result
    var isDisabled = false

    var body: some View {
      Button("A") { journal.note("action") }
        .onKeyPress(keys: [.space, .return], phases: .all) {
          journal.note("heard \($0.phase == .up ? "up" : "down")")
          return result
        }
        .disabled(isDisabled)
        .focused($isFocused)
        .onAppear { isFocused = true }
    }
  }

  @Test("2.7.72: a handled key doesn't reach the focused button, an ignored one does")
  func controls() {
    let handling = Window { Controls(journal: journal, result: .handled) }
    #expect(handling.strike(.return))
    #expect(handling.strike(.space))
    #expect(journal.entries == ["heard down", "heard up", "heard down", "heard up"])
    journal.clear()
    let ignoring = Window { Controls(journal: journal, result: .ignored) }
    #expect(ignoring.strike(.return))
    #expect(ignoring.strike(.space))
    #expect(
      journal.entries == [
        "heard down", "action", "heard up", "heard down", "heard up", "action",
      ])
  }

  @Test("2.6.66: a disabled view handles no keys")
  func disabled() {
    let window = Window {
      Text("A").focusable()
        .environment(\.isEnabled, true)
        .onKeyPress {
          journal.note("inner \($0.characters)")
          return .handled
        }
        .disabled(true)
        .onKeyPress {
          journal.note("outer \($0.characters)")
          return .handled
        }
    }
    window.strike(.tab)
    window.strike("x")
    #expect(journal.entries == ["outer x"])
  }

  @Test("1.3.32: keyboard shortcuts take precedence over onKeyPress")
  func shortcuts() {
    let window = window { square in
      VStack {
        square
        Button("Save") { journal.note("saved") }.keyboardShortcut("s")
      }
      .onKeyPress("s") {
        journal.note("heard")
        return .handled
      }
    }
    #expect(window.strike("s", .command))
    #expect(journal.entries == ["saved"])
    #expect(window.strike("s"))
    #expect(journal.entries == ["saved", "heard"])
  }
}
