import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A finger or a mouse on a button (rules 2.2.21 to 2.2.32).
@MainActor
@Suite struct PressTests {
  @Test("2.2.21: the button is pressed exactly while the finger is inside")
  func states() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    #expect(!window.isPressed)
    window.down(at: point(200, 150))
    window.wait(0.012)
    #expect(window.isPressed)
    window.move(to: point(200, 299))
    #expect(!window.isPressed)
    window.move(to: point(200, 160))
    #expect(window.isPressed)
    window.up()
    #expect(!window.isPressed)
    #expect(journal.entries == ["down", "up", "down", "action", "up"])
  }

  @Test("2.2.24: the finger can leave and reenter any number of times")
  func manyTimes() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150))
    window.wait(0.02)
    for _ in 1...5 {
      window.move(to: point(390, 150))
      #expect(!window.isPressed)
      window.move(to: point(240, 150))
      #expect(window.isPressed)
    }
    window.up()
    #expect(journal.count("down") == 6)
    #expect(journal.count("action") == 1)
  }

  @Test("2.2.25: a release inside acts, a release outside does not")
  func release() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150))
    window.wait(0.02)
    window.move(to: point(319, 150))
    window.up()
    #expect(journal.count("action") == 1)

    window.down(at: point(200, 150))
    window.wait(0.02)
    window.move(to: point(321, 150))
    journal.clear()
    window.up()
    // Not pressed already, so nothing changes: no second "up", no action.
    #expect(journal.entries == [])
  }

  @Test("2.2.27: the mouse presses immediately, with its primary button only")
  func mouse() {
    let stage = PressStage(idiom: .mac)
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150), .mouse(button: 0))
    #expect(window.isPressed)
    window.move(to: point(251, 150), .mouse(button: 0))
    #expect(!window.isPressed)
    window.move(to: point(249, 150), .mouse(button: 0))
    #expect(window.isPressed)
    window.up(.mouse(button: 0))
    #expect(journal.count("action") == 1)

    journal.clear()
    for button in [1, 2] {
      window.down(at: point(200, 150), .mouse(button: button))
      window.wait(0.1)
      #expect(!window.isPressed)
      window.up(.mouse(button: button))
    }
    #expect(journal.entries == [])
  }

  @Test("2.2.27: another mouse button doesn't affect the press of the primary one")
  func rightClickDuringAPress() {
    let stage = PressStage(idiom: .mac)
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150), .mouse(button: 0))
    window.down(at: point(201, 150), .mouse(button: 1))
    window.up(.mouse(button: 1))
    #expect(window.isPressed)
    window.up(.mouse(button: 0))
    #expect(journal.entries == ["down", "action", "up"])
  }

  @Test("2.2.31: the press ends before the action runs, and both are shown in one update")
  func oneUpdate() {
    struct Content: View {
      let journal: Journal
      @State private var count = 0

      var body: some View {
        Button("A") {
          journal.note("action")
          count += 1
        }
        .buttonStyle(Seeing(count: count, journal: journal))
      }
    }
    struct Seeing: ButtonStyle {
      let count: Int
      let journal: Journal

      func makeBody(configuration: Configuration) -> some View {
        journal.note("\(configuration.isPressed ? "down" : "up") \(count)")
        return configuration.label
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    window.press("A")
    journal.clear()
    window.up()
    // Never "up 0": no evaluation has the press gone and the count still old.
    #expect(journal.entries == ["action", "up 1"])
  }

  @Test("2.2.32: the action runs without an animation unless it uses one")
  func actionIsNotAnimated() {
    struct Content: View {
      @State private var isFaint = false
      @State private var isSmall = false

      var body: some View {
        VStack {
          Button("jump") { isFaint.toggle() }
          Button("move") { withAnimation(.linear(duration: 1)) { isSmall.toggle() } }
          Text("seen").opacity(isFaint ? 0.5 : 1)
          Text("small").opacity(isSmall ? 0 : 1)
        }
      }
    }
    let window = Window { Content() }
    window.tap("jump")
    #expect(window.opacity(of: "seen") == 0.5)
    window.tap("move")
    #expect(window.opacity(of: "small") == 1)
    window.wait(0.5)
    #expect(abs((window.opacity(of: "small") ?? 0) - 0.5) < 0.001)
  }
}
