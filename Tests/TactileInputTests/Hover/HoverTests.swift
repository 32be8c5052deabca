import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The mouse over views (rules 3.5.29, 3.5.30 and 3.9.58).
@MainActor
@Suite struct HoverTests {
  private let journal = Journal()

  @Test("3.5.30: onHover reports true on entry, false on exit, and nothing in between")
  func enterAndLeave() {
    let window = squareWindow { $0.onHover { journal.note("\($0)") } }
    window.hover(at: point(100, 100))
    #expect(journal.entries == [])
    window.hover(at: point(160, 110))
    window.hover(at: point(170, 120))
    #expect(journal.entries == ["true"])
    window.hover(at: point(260, 110))
    window.hover(at: point(160, 110))
    window.leave()
    #expect(journal.entries == ["true", "false", "true", "false"])
  }

  private func note(_ phase: HoverPhase, _ space: String) {
    switch phase {
    case .active(let location): journal.note("\(space) \(location.x)")
    case .ended: journal.note("\(space) ended")
    }
  }

  @Test("3.5.29: onContinuousHover reports the location in the given space, and the end")
  func continuous() {
    let window = squareWindow {
      $0.onContinuousHover { note($0, "local") }
        .onContinuousHover(coordinateSpace: .global) { note($0, "global") }
    }
    window.hover(at: point(160, 110))
    window.hover(at: point(161, 110))
    window.leave()
    #expect(
      journal.entries == [
        "local 10.0", "global 160.0", "local 11.0", "global 161.0", "local ended", "global ended",
      ])
  }

  @Test("3.9.58: only views that can be hit are hovered; front views cover those behind")
  func hitTesting() {
    let window = Window {
      ZStack {
        Color.gray.frame(width: 100, height: 100).onHover { journal.note("back \($0)") }
        Color.red.frame(width: 20, height: 20).onHover { journal.note("front \($0)") }
        Color.blue.frame(width: 60, height: 60).allowsHitTesting(false)
          .onHover { journal.note("ghost \($0)") }
      }
      .onHover { journal.note("around \($0)") }
    }
    window.hover(at: point(155, 105))
    window.hover(at: middle)
    window.hover(at: point(175, 150))
    #expect(
      journal.entries == [
        "back true", "around true", "back false", "front true", "front false", "back true",
      ])
  }

  @Test("a finger doesn't hover; a click does, and a drag freezes all hover states")
  func pressing() {
    let window = squareWindow { $0.onHover { journal.note("\($0)") } }
    window.touch()
    #expect(journal.entries == [])
    window.down(at: middle, .mouse(button: 0))
    #expect(journal.entries == ["true"])
    window.move(to: point(10, 10), .mouse(button: 0))
    window.hover(at: point(20, 20))
    #expect(journal.entries == ["true"])
    window.up(.mouse(button: 0))
    #expect(journal.entries == ["true", "false"])
  }

  @Test("a view that moves away from the mouse is no longer hovered")
  func removal() {
    struct Content: View {
      let journal: Journal
      let register: (Binding<Bool>) -> Void
      @State private var isGone = false

      var body: some View {
        register($isGone)
        return ZStack {
          if !isGone { Color.gray.onHover { journal.note("\($0)") } }
        }
      }
    }
    var isGone: Binding<Bool>?
    let window = Window { Content(journal: journal) { isGone = $0 } }
    window.hover(at: middle)
    isGone?.wrappedValue = true
    window.update()
    window.hover(at: point(10, 10))
    #expect(journal.entries == ["true", "false"])
  }

  @Test("a button highlights under the mouse and can still be pressed")
  func lit() {
    struct Lit: ButtonStyle {
      @State private var isOver = false

      func makeBody(configuration: Configuration) -> some View {
        Text(isOver ? configuration.isPressed ? "pressed" : "lit" : "dark")
          .padding(20)
          .contentShape(Rectangle())
          .onHover { isOver = $0 }
      }
    }
    let window = Window { Button("A") { journal.note("action") }.buttonStyle(Lit()) }
    #expect(window.texts == ["dark"])
    window.hover(at: middle)
    #expect(window.texts == ["lit"])
    window.down(at: middle, .mouse(button: 0))
    #expect(window.texts == ["pressed"])
    window.up(.mouse(button: 0))
    window.settle()
    #expect(window.texts == ["lit"])
    window.leave()
    #expect(window.texts == ["dark"])
    #expect(journal.entries == ["action"])
  }
}
