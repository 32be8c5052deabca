import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIViews
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

  @Test("2.2.22: a press begins by hitting the button, not the region around it")
  func startsByHitTest() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 175))
    window.wait(0.1)
    #expect(!window.isPressed)
    window.move(to: point(200, 150))
    #expect(!window.isPressed)
    window.up()
    #expect(journal.entries == [])
  }

  @Test("2.2.22: undrawn areas of a style aren't hit, unless they have a content shape")
  func gapsAreNotHit() {
    struct Padded: ButtonStyle {
      let hasShape: Bool

      @ViewBuilder
      func makeBody(configuration: Configuration) -> some View {
        if hasShape {
          configuration.label.padding(30).contentShape(Rectangle())
        } else {
          configuration.label.padding(30)
        }
      }
    }
    for hasShape in [false, true] {
      let journal = Journal()
      let window = Window {
        Button("A") { journal.note("action") }.buttonStyle(Padded(hasShape: hasShape))
      }
      window.down(at: point(window.frame(of: "A").minX + 5, 150))
      window.wait(0.1)
      window.up()
      #expect(journal.entries == (hasShape ? ["action"] : []))
    }
  }

  @Test(
    "2.2.23: the press region reaches 70, 25 or 0 points beyond the bounds",
    arguments: [(Idiom.phone, 70.0), (.pad, 25), (.mac, 0)])
  func outsets(idiom: Idiom, outset: CGFloat) {
    let window = PressStage(idiom: idiom).window
    window.down(at: point(200, 150))
    window.wait(0.02)
    for (inside, outside) in [
      (point(250 + outset - 1, 150), point(250 + outset + 1, 150)),
      (point(150 - outset + 1, 150), point(150 - outset - 1, 150)),
      (point(200, 170 + outset - 1), point(200, 170 + outset + 1)),
      (point(200, 130 - outset + 1), point(200, 130 - outset - 1)),
      (point(250 + outset - 1, 170 + outset - 1), point(250 + outset + 1, 170 + outset - 1)),
    ] {
      window.move(to: inside)
      #expect(window.isPressed)
      window.move(to: outside)
      #expect(!window.isPressed)
    }
  }

  @Test("2.2.23: the press region is measured in the button's own space, scaled with it")
  func regionIsScaled() {
    let window = Window {
      Button("A") {}.buttonStyle(TellingStyle(journal: Journal())).scaleEffect(0.5)
    }
    // Drawn from (175, 140) to (225, 160); 70 points of its own are 35 of the window's.
    window.down(at: point(200, 150))
    window.wait(0.02)
    window.move(to: point(225 + 34, 150))
    #expect(window.isPressed)
    window.move(to: point(225 + 36, 150))
    #expect(!window.isPressed)
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

  @Test("2.2.26: the minimum edges belong to the region, the maximum edges don't")
  func edges() {
    let window = PressStage().window
    window.down(at: point(200, 150))
    window.wait(0.02)
    window.move(to: point(80, 150))
    #expect(window.isPressed)
    window.move(to: point(320, 150))
    #expect(!window.isPressed)
    window.move(to: point(200, 60))
    #expect(window.isPressed)
    window.move(to: point(200, 240))
    #expect(!window.isPressed)
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

  @Test("2.2.28: a finger counts as a press after 12 ms")
  func touchDelay() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150))
    #expect(!window.isPressed)
    window.wait(0.011)
    #expect(!window.isPressed)
    window.wait(0.001)
    #expect(window.isPressed)
    #expect(journal.entries == ["down"])
  }

  @Test("2.2.29: a finger presses whether or not it moves, after the same delay")
  func motionless() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150))
    window.wait(0.012)
    #expect(window.isPressed)
    window.cancel()
    journal.clear()

    window.down(at: point(200, 150))
    window.wait(0.006)
    window.move(to: point(201, 150))
    #expect(!window.isPressed)
    window.wait(0.006)
    #expect(window.isPressed)
    window.up()
    #expect(journal.entries == ["down", "action", "up"])
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

  @Test("2.2.30: a tap that is quicker still shows the press, and acts")
  func quickTap() {
    let journal = Journal()
    let window = Window { Button("A") { journal.note("action") } }
    window.down(at: window.center(of: "A"))
    window.wait(0.005)
    #expect(window.opacity(of: "A") == 1)
    window.up()
    #expect(journal.entries == ["action"])
    #expect(abs((window.opacity(of: "A") ?? 0) - 0.2) < 1e-9)
    window.wait(0.2)
    #expect((0.3...0.9).contains(window.opacity(of: "A") ?? 0))
    window.settle()
    #expect(window.opacity(of: "A") == 1)
  }

  @Test("2.2.30: a quick tap outside of the region neither shows a press nor acts")
  func quickSwipe() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150))
    window.move(to: point(390, 150))
    window.up()
    #expect(journal.entries == [])
    #expect(!window.graph.isAnimating)
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
