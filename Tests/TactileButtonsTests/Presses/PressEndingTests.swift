import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Events that end a press, or keep it from beginning (rules 2.2.33 to 2.2.38, 2.5.59 and 2.6.65).
@MainActor
@Suite struct PressEndingTests {
  @Test("2.2.33: a canceled touch ends the press without the action")
  func cancel() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150))
    window.wait(0.02)
    window.cancel()
    #expect(!window.isPressed)
    #expect(journal.entries == ["down", "up"])
    // Nor does a cancel before the press was seen act.
    journal.clear()
    window.down(at: point(200, 150))
    window.cancel()
    window.wait(1)
    #expect(journal.entries == [])
  }

  @Test("2.2.34: a button that is removed during a press doesn't act")
  func removal() {
    struct Content: View {
      let journal: Journal
      @State private var isThere = true

      var body: some View {
        VStack {
          Button("remove") { isThere = false }
          if isThere { Button("A") { journal.note("action") } }
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    window.down(at: window.center(of: "A"), .touch(0))
    window.wait(0.02)
    window.down(at: window.center(of: "remove"), .touch(1))
    window.wait(0.02)
    window.up(.touch(1))
    #expect(window.texts == ["remove"])
    window.up(.touch(0))
    #expect(journal.entries == [])
  }

  @Test("2.2.35: disabling the button ends the press; enabled again, it waits for a new one")
  func disabling() {
    struct Content: View {
      let journal: Journal
      @State private var isOff = false

      var body: some View {
        VStack {
          Button("toggle") { isOff.toggle() }
          Button("A") { journal.note("action") }
            .buttonStyle(TellingStyle(journal: Journal()))
            .disabled(isOff)
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    let button = window.graph.buttons[1].frame
    let middle = point(button.midX, button.midY)
    window.down(at: middle)
    window.wait(0.02)
    #expect(window.isPressed)
    window.click("toggle")
    #expect(!window.isPressed)
    window.click("toggle")
    window.move(to: point(middle.x + 1, middle.y))
    #expect(!window.isPressed)
    window.up()
    #expect(journal.entries == [])
    window.down(at: middle)
    window.wait(0.02)
    #expect(window.isPressed)
    window.up()
    #expect(journal.entries == ["action"])
  }

  @Test("2.2.36: a second finger on the button ends the press without action")
  func secondFinger() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150), .touch(0))
    window.wait(0.02)
    window.down(at: point(210, 150), .touch(1))
    window.wait(0.02)
    #expect(!window.isPressed)
    window.up(.touch(1))
    window.up(.touch(0))
    #expect(journal.count("action") == 0)
  }

  @Test("2.2.36: a second finger before the press shows ends it as well")
  func secondFingerAtOnce() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150), .touch(0))
    window.down(at: point(210, 150), .touch(1))
    window.wait(1)
    #expect(!window.isPressed)
    window.up(.touch(0))
    window.wait(1)
    window.up(.touch(1))
    #expect(journal.entries == [])
    // When both are gone the button is as good as new.
    window.down(at: point(200, 150))
    window.wait(0.02)
    window.up()
    #expect(journal.entries == ["down", "action", "up"])
  }

  @Test("2.2.36: a finger in addition to the mouse ends the press as well")
  func fingerBesideMouse() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150), .mouse(button: 0))
    window.down(at: point(200, 150), .touch(0))
    #expect(!window.isPressed)
    window.up(.mouse(button: 0))
    window.up(.touch(0))
    #expect(journal.entries == ["down", "up"])
  }

  @Test("2.2.33: a canceled touch outside of the region has no further effect")
  func cancelOutside() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150))
    window.wait(0.02)
    window.move(to: point(390, 150))
    #expect(journal.entries == ["down", "up"])
    window.cancel()
    #expect(journal.entries == ["down", "up"])
  }

  @Test("2.2.34, 2.2.35: a button that is removed or disabled before the press shows doesn't act")
  func endedBeforeThePressShows() {
    struct Content: View {
      let journal: Journal
      let isRemoved: Bool
      @State private var isOff = false

      var body: some View {
        VStack {
          Button("off") { isOff = true }
          if !(isOff && isRemoved) {
            Button("A") { journal.note("action") }.disabled(isOff)
          }
        }
      }
    }
    for isRemoved in [true, false] {
      let journal = Journal()
      let window = Window { Content(journal: journal, isRemoved: isRemoved) }
      window.down(at: window.center(of: "A"))
      window.click("off")
      window.wait(1)
      window.up()
      #expect(journal.entries == [])
      #expect(window.texts == (isRemoved ? ["off"] : ["off", "A"]))
    }
  }

  @Test("2.2.37: fingers on different buttons press their own button")
  func twoButtons() {
    let journal = Journal()
    let window = Window {
      VStack {
        Button("A") { journal.note("A") }
        Button("B") { journal.note("B") }
      }
    }
    window.down(at: window.center(of: "A"), .touch(0))
    window.down(at: window.center(of: "B"), .touch(1))
    window.wait(0.02)
    #expect(window.opacity(of: "A") == 0.2)
    #expect(window.opacity(of: "B") == 0.2)
    window.up(.touch(0))
    window.up(.touch(1))
    #expect(journal.entries == ["A", "B"])
  }

  @Test("2.2.38: a press has no maximum duration")
  func longHold() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150))
    window.wait(3600)
    #expect(window.isPressed)
    window.up()
    #expect(journal.entries == ["down", "action", "up"])
  }

  @Test("2.5.59: of nested buttons the inner one is pressed")
  func nestedButtons() {
    let journal = Journal()
    let window = Window {
      Button(action: { journal.note("outer") }) {
        HStack {
          Text("around")
          Button("inner") { journal.note("inner") }
        }
      }
    }
    window.tap("inner")
    #expect(journal.entries == ["inner"])
    window.down(at: window.center(of: "around"))
    window.wait(0.02)
    window.up()
    #expect(journal.entries == ["inner", "outer"])
  }

  @Test("2.6.65, 2.6.66: a button disabled by any ancestor neither shows a press nor acts")
  func disabled() {
    let stage = PressStage(disabled: true)
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150))
    window.wait(0.1)
    #expect(!window.isPressed)
    window.up()
    #expect(journal.entries == [])

    let nested = Window {
      VStack { Button("A") { journal.note("action") }.disabled(false) }.disabled(true)
    }
    nested.tap("A")
    #expect(journal.entries == [])
  }
}
