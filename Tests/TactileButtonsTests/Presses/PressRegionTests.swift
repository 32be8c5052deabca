import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Where a press begins, and how far the finger may go (rules 2.2.22, 2.2.23 and 2.2.26).
@MainActor
@Suite struct PressRegionTests {
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
}
