import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A window that becomes inactive while the user does something in it.
@MainActor
@Suite struct ActivityTests {
  private let mouse = PointerEvent.Pointer.mouse(button: 0)

  private func window(_ journal: Journal) -> Window {
    Window {
      Button("A") { journal.note("action") }
        .buttonStyle(TellingStyle(journal: journal))
        .onHover { journal.note($0 ? "over" : "away") }
    }
  }

  @Test("2.9.108: a press ends without the action, and its release is not one")
  func press() {
    for pointer in [mouse, .touch(0)] {
      let journal = Journal()
      let window = window(journal)
      window.down(at: window.center(of: "A"), pointer)
      window.wait(0.05)
      #expect(window.isPressed)
      window.host.isActive = false
      #expect(!window.isPressed)
      window.host.isActive = true
      window.up(pointer)
      #expect(journal.count("action") == 0)
      window.tap("A")
      #expect(journal.count("action") == 1)
    }
  }

  @Test("2.9.108: hovering ends")
  func hover() {
    let journal = Journal()
    let window = window(journal)
    window.host.send(.hovered, mouse, at: window.center(of: "A"))
    #expect(journal.count("over") == 1)
    window.host.isActive = false
    #expect(journal.count("away") == 1)
    window.host.send(.hovered, mouse, at: window.center(of: "A"))
    #expect(journal.count("over") == 2)
  }

  private struct Focused: View {
    @FocusState private var isFocused: Bool
    let journal: Journal
    var body: some View {
      Button("A") { journal.note("action") }
        .buttonStyle(TellingStyle(journal: journal))
        .focused($isFocused)
        .onAppear { isFocused = true }
    }
  }

  @Test("2.9.108: a button that the space bar holds down is let go without its action")
  func key() {
    let journal = Journal()
    let window = Window { Focused(journal: journal) }
    window.host.send(KeyEvent(.space, phase: .down))
    #expect(window.isPressed)
    window.host.isActive = false
    #expect(!window.isPressed)
    window.host.isActive = true
    window.host.send(KeyEvent(.space, phase: .up))
    #expect(journal.count("action") == 0)
  }

  @Test("2.9.108: a finger that scrolls leaves the content in its range")
  func scrolling() {
    let window = Window { ScrollView { Color.red.frame(width: 300, height: 1000) } }
    window.down(at: point(200, 100))
    window.move(to: point(200, 150))
    window.move(to: point(200, 200))
    #expect(window.offset.y < 0)
    window.host.isActive = false
    window.settle()
    #expect(window.offset == .zero)
  }
}
