import HeadlessHost
import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore

/// A person at a keyboard, and buttons that listen.
@MainActor
@Suite struct KeyboardShortcutTests {
  @Test("2.7.71: Return is the default action, Escape the one that leaves")
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
    "1.3.31: the keys that are held down have to be the shortcut's; command goes without saying")
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

  @Test("1.3.32: of several the first that is enabled acts, in the document's order")
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

  @Test("a button that comes listens, one that has gone does not")
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

  @Test("1.3.31: a capital letter asks for shift, which typing a capital letter holds")
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

  @Test("nil takes a shortcut from what is inside; the style can read which there is")
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

extension Window {
  /// A key goes down and up.
  @discardableResult
  func strike(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    let isUsed = host.send(KeyEvent(key, modifiers: modifiers, phase: .down))
    return host.send(KeyEvent(key, modifiers: modifiers, phase: .up)) || isUsed
  }
}
