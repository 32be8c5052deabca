import Foundation
import Testing

/// The keyboard in a real window: focus, Space, Return, Escape and shortcuts, under X11 and Wayland.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct KeyStories {
  private func screen(_ system: Screen.System) throws -> Screen {
    let screen = try Screen(system)
    try #require(screen.waitForWindow(), "\(screen.lines)")
    try screen.move(20, 20)
    return screen
  }

  @Test(
    "Tab moves the focus, and Space presses and releases the focused button", arguments: systems)
  func space(_ system: Screen.System) throws {
    let screen = try screen(system)
    try screen.key("Tab")
    try screen.keyDown("space")
    #expect(screen.wait(for: "Plain pressed"))
    #expect(screen.waitForPressedLook())
    #expect(!screen.lines.contains("tapped Plain"))
    try screen.keyUp("space")
    #expect(screen.wait(for: "tapped Plain"))
    #expect(screen.waitForRestingLook())
    try screen.key("Tab")
    try screen.key("space")
    #expect(screen.wait(for: "count 1"))
    try screen.key("shift+Tab")
    try screen.key("space")
    #expect(screen.wait { screen.lines.count { $0 == "tapped Plain" } == 2 })
  }

  @Test("the focused button has a ring, until Escape takes the focus away", arguments: systems)
  func ring(_ system: Screen.System) throws {
    let screen = try screen(system)
    let rest = try screen.picture()
    try screen.key("Tab")
    // Beside the left end of “Plain”.
    #expect(screen.wait { (try? screen.picture()[167, 158]) != rest[167, 158] })
    try screen.key("Escape")
    #expect(screen.wait { (try? screen.picture()) == rest })
    try screen.key("space")
    try screen.key("ctrl+e")
    #expect(screen.wait { screen.lines.contains { $0.hasPrefix("light ") } })
    #expect(!screen.lines.contains("Plain pressed"))
  }

  @Test("Return performs the default action of a sheet, and Escape closes it", arguments: systems)
  func sheet(_ system: Screen.System) throws {
    let screen = try screen(system)
    let rest = try screen.picture()
    for key in ["Return", "Escape"] {
      try screen.click(200, 414)
      // The sheet lies over “Plain” when it is up.
      #expect(screen.wait(for: [255, 255, 255], atX: 180, y: 145))
      try screen.key(key)
      try screen.move(20, 20)
      #expect(screen.wait { (try? screen.picture()) == rest })
      #expect(screen.actions == ["appeared", "done"], "\(key)")
    }
  }

  @Test("a shortcut does what its button does", arguments: systems)
  func shortcut(_ system: Screen.System) throws {
    let screen = try screen(system)
    let rest = try screen.picture()
    try screen.key("ctrl+d")
    // “Disabled by itself” is dimmed.
    #expect(screen.wait { (try? screen.picture()) != rest })
    try screen.click(200, 274)
    try screen.key("ctrl+d")
    try screen.move(20, 20)
    #expect(screen.wait { (try? screen.picture()) == rest })
    #expect(screen.actions == ["appeared"])
  }
}

private let systems = Screen.System.allCases
