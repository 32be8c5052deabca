import Foundation
import Testing

/// What goes wrong around a window: displays that go away, odd sizes, and another scale in mid-press.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct FaultStories {
  @Test(
    "a program whose display goes away ends with a message and exit code 1",
    arguments: Screen.System.allCases)
  func displayGone(_ system: Screen.System) throws {
    let screen = try Screen(system)
    try #require(screen.waitForWindow(), "\(screen.lines)")
    screen.server.crash()
    #expect(screen.exitCode() == 1)
    let message =
      "The windows are closed, because the display is gone: its server has ended, or the connection to "
      + "it has failed."
    #expect(screen.wait { screen.messages.contains(message) }, "\(screen.messages)")
  }

  @Test("a program that opens no window at launch ends with a message and exit code 2")
  func noWindow() throws {
    let screen = try Screen(environment: ["STORY": "silent"])
    #expect(screen.exitCode() == 2)
    let message =
      "The app “Story” opens no window when it is launched. Add a WindowGroup or a Window to its body, or "
      + "let one of them have the launch behavior “presented”."
    #expect(screen.wait { screen.messages.contains(message) }, "\(screen.messages)")
  }

  @Test(
    "a display that goes away in mid-press and in an animation ends the program too",
    arguments: Screen.System.allCases)
  func displayGoneInMidPress(_ system: Screen.System) throws {
    let screen = try Screen(system)
    try #require(screen.waitForWindow(), "\(screen.lines)")
    try screen.click(360, 368)
    try screen.move(200, 160)
    try screen.press()
    #expect(screen.wait(for: "Plain pressed"))
    screen.server.crash()
    #expect(screen.exitCode() == 1)
  }

  @Test("an enormous window is as large as the screen, and one without a size is tiny")
  func sizes() throws {
    let screen = try Screen()
    let server = try #require(screen.server as? XServer)
    try #require(screen.waitForWindow())
    try screen.move(20, 20)
    try screen.key("ctrl+z")
    #expect(screen.wait(for: "zero appeared"))
    // The tiny window has the keyboard now.
    try #require(
      screen.wait {
        _ = try? server.xdotool("search --onlyvisible --name Stories windowfocus --sync")
        try? screen.key("ctrl+g")
        return screen.lines.contains("enormous appeared")
      })
    let enormous = try server.xdotool(
      "search --sync --onlyvisible --name Enormous getwindowgeometry")
    #expect(enormous.contains("Geometry: 1000x800"), "\(enormous)")
    #expect(screen.wait(for: [255, 141, 40], atX: 990, y: 790))
    // Larger than the screen, by the user's will.
    try server.xdotool("search --name Enormous windowsize 3000 2000")
    let larger = try server.xdotool(
      "search --sync --onlyvisible --name Enormous getwindowgeometry")
    #expect(larger.contains("Geometry: 3000x2000"), "\(larger)")
    #expect(screen.wait(for: [255, 141, 40], atX: 990, y: 790))
    #expect(screen.isRunning)
  }

  @Test("another scale in mid-press ends the press, and the window goes on at the new scale")
  func scaleInMidPress() throws {
    let screen = try Screen()
    try #require(screen.waitForWindow())
    try screen.move(200, 160)
    try screen.press()
    #expect(screen.wait(for: "Plain pressed"))
    try screen.key("ctrl+2")
    // The pointer is elsewhere now: at half the distance from the corner.
    try screen.move(202, 160)
    try screen.release()
    #expect(screen.wait(for: "Plain released"))
    #expect(!screen.lines.contains("tapped Plain"))
    // The screen has room for only half of the window, which is laid out again.
    #expect(screen.wait(for: [0, 136, 255], atX: 350, y: 158))
    try screen.click(400, 276)
    #expect(screen.wait(for: "count 1"))
  }
}
