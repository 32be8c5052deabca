import Foundation
import Testing

/// Rows of buttons that scroll, in a real window.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct ScrollStories {
  private func screen(_ system: Screen.System) throws -> Screen {
    let screen = try Screen(system, environment: ["STORY": "scroll"])
    try #require(screen.waitForWindow(), "\(screen.lines)")
    return screen
  }

  @Test("a finger that rests on a row presses it, and no longer once it scrolls")
  func restingFinger() throws {
    let screen = try screen(.wayland)
    let touchscreen = try #require(screen.server as? WestonServer)
    touchscreen.touch("down", 0, 100, 160)
    #expect(screen.wait(for: "Row 2 pressed"))
    #expect(screen.waitForPressedLook())
    touchscreen.touch("drag", 0, 100, 100)
    #expect(screen.wait(for: "Row 2 released"))
    // The row has followed the finger, except for the way until the finger scrolled.
    #expect(screen.wait(for: [0, 136, 255], atX: 180, y: 110))
    touchscreen.touch("up", 0)
    #expect(!screen.lines.contains { $0.hasPrefix("tapped ") })
    touchscreen.touch("down", 0, 100, 110)
    touchscreen.touch("up", 0)
    #expect(screen.wait { screen.lines.contains { $0.hasPrefix("tapped ") } })
    #expect(screen.lines.contains("tapped Row 2"), "\(screen.lines)")
  }

  @Test("a finger that moves at once scrolls, and presses nothing")
  func movingFinger() throws {
    let screen = try screen(.wayland)
    let touchscreen = try #require(screen.server as? WestonServer)
    let rest = try screen.picture()
    touchscreen.touch("down", 0, 100, 445)
    touchscreen.touch("drag", 0, 100, 415)
    touchscreen.touch("drag", 0, 100, 345)
    touchscreen.touch("up", 0)
    #expect(screen.wait { (try? screen.picture()) != rest })
    #expect(screen.actions == ["appeared"])
  }

  @Test(
    "a wheel scrolls, and a click presses the row that is under the mouse then", arguments: systems)
  func wheel(_ system: Screen.System) throws {
    let screen = try screen(system)
    try screen.move(200, 145)
    for _ in 1...20 { try screen.server.turnWheel() }
    // The blue row has gone.
    #expect(screen.wait { (try? screen.picture()[180, 145])?[2] != 255 })
    try screen.click(200, 145)
    #expect(screen.wait { screen.lines.contains { $0.hasPrefix("tapped ") } }, "\(screen.lines)")
    #expect(!screen.lines.contains("tapped Row 2"))
  }
}

private let systems = Screen.System.allCases
