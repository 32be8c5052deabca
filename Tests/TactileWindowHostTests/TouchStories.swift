import Foundation
import Testing

/// Fingers on a touchscreen, in a window under Wayland.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct TouchStories {
  private func screen() throws -> (Screen, WestonServer) {
    let screen = try Screen(.wayland)
    try #require(screen.waitForWindow(), "\(screen.lines)")
    return (screen, screen.server as! WestonServer)
  }

  @Test("a finger presses and releases a button")
  func tap() throws {
    let (screen, touchscreen) = try screen()
    touchscreen.touch("down", 0, 200, 160)
    #expect(screen.wait(for: "Plain pressed"))
    #expect(screen.waitForPressedLook())
    touchscreen.touch("up", 0)
    #expect(screen.wait(for: "tapped Plain"))
    #expect(screen.waitForRestingLook())
  }

  @Test(
    "a finger that is dragged far out releases the button, and presses it again when it comes back")
  func dragOutAndBack() throws {
    let (screen, touchscreen) = try screen()
    touchscreen.touch("down", 0, 200, 160)
    #expect(screen.wait(for: "Plain pressed"))
    touchscreen.touch("drag", 0, 20, 60)
    #expect(screen.wait(for: "Plain released"))
    #expect(screen.waitForRestingLook())
    touchscreen.touch("drag", 0, 200, 160)
    #expect(screen.wait { screen.lines.count { $0 == "Plain pressed" } == 2 })
    #expect(screen.waitForPressedLook())
    touchscreen.touch("up", 0)
    #expect(screen.wait(for: "tapped Plain"))
    #expect(screen.waitForRestingLook())
  }

  @Test("a finger that the system takes away presses nothing any more, and the next one does")
  func cancellation() throws {
    let (screen, touchscreen) = try screen()
    touchscreen.touch("down", 0, 200, 160)
    #expect(screen.wait(for: "Plain pressed"))
    #expect(screen.waitForPressedLook())
    touchscreen.cancelTouches()
    #expect(screen.wait(for: "Plain released"))
    #expect(screen.waitForRestingLook())
    #expect(!screen.lines.contains("tapped Plain"))
    // The compositor's finger is still down, so this is another one.
    touchscreen.touch("down", 1, 200, 220)
    touchscreen.touch("up", 1)
    #expect(screen.wait(for: "count 1"))
    #expect(!screen.lines.contains("tapped Plain"))
  }

  @Test("two fingers press two buttons, each with its own action")
  func twoFingers() throws {
    let (screen, touchscreen) = try screen()
    touchscreen.touch("down", 0, 200, 160)
    #expect(screen.wait(for: "Plain pressed"))
    touchscreen.touch("down", 1, 200, 220)
    touchscreen.touch("up", 1)
    #expect(screen.wait(for: "count 1"))
    #expect(screen.waitForPressedLook())
    #expect(!screen.lines.contains("Plain released"))
    touchscreen.touch("up", 0)
    #expect(screen.wait(for: "tapped Plain"))
    #expect(screen.waitForRestingLook())
  }

  @Test("a finger beside a button, but within the reach of a touch, still presses it")
  func reach() throws {
    let (screen, touchscreen) = try screen()
    touchscreen.touch("down", 0, 200, 160)
    #expect(screen.wait(for: "Plain pressed"))
    // 20 points beside the button, whose right edge is at 232 points.
    touchscreen.touch("drag", 0, 252, 160)
    #expect(screen.waitForPressedLook())
    touchscreen.touch("up", 0)
    #expect(screen.wait(for: "tapped Plain"))
    #expect(screen.waitForRestingLook())
  }
}
