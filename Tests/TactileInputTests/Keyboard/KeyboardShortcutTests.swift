import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Keyboard shortcuts of buttons.
@MainActor
@Suite struct KeyboardShortcutTests {
  @Test("2.7.71: Return triggers the default action, and Escape the cancel action")
  func actions() {
    let journal = Journal()
    let window = Window {
      Button("Leave") { journal.note("left") }.keyboardShortcut(.cancelAction)
      Button("Pay") { journal.note("paid") }.keyboardShortcut(.defaultAction)
    }
    #expect(window.strike(.return))
    #expect(window.strike(.escape))
    #expect(!window.strike("x"))
    #expect(journal.entries == ["paid", "left"])
  }

  @Test(
    "1.3.31: the held modifiers must match the shortcut; Command is the default")
  func modifiers() {
    let journal = Journal()
    let window = Window {
      Button("Save") { journal.note("saved") }.keyboardShortcut("s")
      Button("Copy") { journal.note("copied") }
        .keyboardShortcut("C", modifiers: [.command, .shift])
    }
    #expect(!window.strike("s"))
    #expect(!window.strike("s", [.command, .option]))
    #expect(window.strike("s", [.command, .capsLock]))
    #expect(window.strike("c", [.command, .shift]))
    #expect(journal.entries == ["saved", "copied"])
  }

  @Test("1.3.31: Shift makes no difference for a symbol that a keyboard types with it")
  func symbols() {
    let journal = Journal()
    let window = Window {
      Button("Larger") { journal.note("larger") }.keyboardShortcut("+")
      Button("All") { journal.note("all") }.keyboardShortcut("?", modifiers: [.command, .shift])
    }
    #expect(window.strike("+", .command))
    #expect(window.strike("+", [.command, .shift]))
    #expect(!window.strike("+", [.command, .option]))
    #expect(!window.strike("?", .command))
    #expect(window.strike("?", [.command, .shift]))
    #expect(journal.entries == ["larger", "larger", "all"])
  }

  @Test("1.3.32: of several buttons the first enabled one acts, in document order")
  func first() {
    let journal = Journal()
    let window = Window {
      Button("A") { journal.note("A") }.keyboardShortcut("p").disabled(true)
      HStack {
        Button("B") { journal.note("B") }
        Button("C") { journal.note("C") }
      }
      .keyboardShortcut("p")
      Button("D") { journal.note("D") }.keyboardShortcut("p")
    }
    window.strike("p", .command)
    #expect(journal.entries == ["B"])
  }

  private struct Coming: View {
    @State private var isThere = false
    let journal: Journal

    var body: some View {
      Button("Show") { isThere.toggle() }.keyboardShortcut("s")
      if isThere { Button("Pay") { journal.note("paid") }.keyboardShortcut("p") }
    }
  }

  @Test("an inserted button has its shortcut, and a removed one doesn't")
  func comingAndGoing() {
    let journal = Journal()
    let window = Window { Coming(journal: journal) }
    #expect(!window.strike("p", .command))
    window.strike("s", .command)
    #expect(window.strike("p", .command))
    window.strike("s", .command)
    window.settle()
    #expect(!window.strike("p", .command))
    #expect(journal.entries == ["paid"])
  }

  @Test("1.3.31: a capital letter requires Shift, which typing a capital letter holds")
  func capitals() {
    let journal = Journal()
    let window = Window {
      Button("upper") { journal.note("upper") }.keyboardShortcut("K")
      Button("lower") { journal.note("lower") }.keyboardShortcut("k")
    }
    window.strike("k", .command)
    window.strike("k", [.command, .shift])
    window.strike("K", .command)
    window.strike("K", [.command, .capsLock])
    #expect(journal.entries == ["lower", "upper", "upper", "lower"])
  }

  @Test("nil removes a shortcut from the content; a style can read the shortcut")
  func inner() {
    struct Reading: ButtonStyle {
      @Environment(\.keyboardShortcut) var shortcut
      func makeBody(configuration: Configuration) -> some View {
        Text(shortcut.map { "\($0.key.character)" } ?? "none")
      }
    }
    let journal = Journal()
    let window = Window {
      VStack {
        Button("A") { journal.note("A") }.keyboardShortcut(nil)
        Button("B") { journal.note("B") }
      }
      .keyboardShortcut("b")
      .buttonStyle(Reading())
    }
    #expect(window.texts == ["none", "b"])
    window.strike("b", .command)
    #expect(journal.entries == ["B"])
  }
}
