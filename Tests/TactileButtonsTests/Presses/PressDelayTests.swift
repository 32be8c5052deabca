import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// When a finger counts as a press (rules 2.2.28 to 2.2.30).
@MainActor
@Suite struct PressDelayTests {
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
}
