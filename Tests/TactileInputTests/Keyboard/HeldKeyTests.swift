import Foundation
import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Buttons that repeat while a key is held (rule 2.2.39).
@MainActor
@Suite struct HeldKeyTests {
  private let journal = Journal()

  private func window(
    _ behavior: ButtonRepeatBehavior = .enabled, idiom: Idiom = .phone, isDisabled: Bool = false
  ) -> Window {
    Window(idiom: idiom) {
      Stateful(isDisabled) { isDisabled in
        Button("A") { journal.note("act") }
          .buttonStyle(TellingStyle(journal: Journal()))
          .keyboardShortcut("k")
          .focusable()
          .disabled(isDisabled.wrappedValue)
        Button("disable") { isDisabled.wrappedValue = true }
      }
      .buttonRepeatBehavior(behavior)
    }
  }

  @Test(
    "2.2.39: Space held on a focused button acts immediately and repeatedly, and not on release")
  func space() {
    let window = window()
    window.strike(.tab)
    window.host.send(KeyEvent(.space, phase: .down))
    #expect(window.isPressed)
    #expect(journal.entries.count == 1)
    window.wait(2.45)
    #expect(journal.entries.count == 5)
    window.wait(0.1)
    #expect(journal.entries.count == 6)
    window.wait(0.1)
    #expect(journal.entries.count == 7)
    // A key that repeats goes down again and again.
    window.host.send(KeyEvent(.space, phase: .down))
    #expect(journal.entries.count == 7)
    window.host.send(KeyEvent(.space, phase: .up))
    #expect(!window.isPressed)
    window.wait(3)
    #expect(journal.entries.count == 7)
  }

  @Test("2.2.39: on a Mac it repeats after 0.4 seconds and every 0.075 seconds")
  func mac() {
    let window = window(idiom: .mac)
    window.strike(.tab)
    window.host.send(KeyEvent(.space, phase: .down))
    window.wait(0.39)
    #expect(journal.entries.count == 1)
    window.wait(0.02)
    #expect(journal.entries.count == 2)
    window.wait(0.075)
    #expect(journal.entries.count == 3)
  }

  @Test("2.2.39: a held shortcut repeats as well, and a button that does not repeat acts once")
  func shortcut() {
    let window = window()
    window.host.send(KeyEvent("k", modifiers: .command, phase: .down))
    #expect(journal.entries.count == 1)
    window.wait(1.1)
    #expect(journal.entries.count == 3)
    window.host.send(KeyEvent("k", modifiers: .command, phase: .up))
    window.wait(3)
    #expect(journal.entries.count == 3)
    journal.clear()
    let single = self.window(.disabled)
    single.host.send(KeyEvent("k", modifiers: .command, phase: .down))
    single.wait(3)
    single.host.send(KeyEvent("k", modifiers: .command, phase: .up))
    #expect(journal.entries.count == 1)
  }

  @Test("2.2.39: the repetition ends when the button is disabled or loses the focus")
  func ends() {
    let window = window()
    window.strike(.tab)
    window.host.send(KeyEvent(.space, phase: .down))
    window.wait(0.6)
    #expect(journal.entries.count == 2)
    window.click("disable")
    window.wait(3)
    #expect(journal.entries.count == 2)
    #expect(!window.isPressed, "a button that is disabled is released, as under a finger")
    window.host.send(KeyEvent(.space, phase: .up))
    #expect(journal.entries.count == 2)
  }
}
