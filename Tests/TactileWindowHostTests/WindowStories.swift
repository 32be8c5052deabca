import Foundation
import SwiftUITesting
import Testing

@testable import WindowProgram

/// A mouse and a keyboard in a real window: the stories of the headless host, under X11 and Wayland.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct WindowStories {
  private let white: [UInt8] = [255, 255, 255]

  private func screen(_ system: Screen.System) throws -> Screen {
    let screen = try Screen(system)
    try #require(screen.waitForWindow(), "\(screen.lines)")
    return screen
  }

  @Test("pressing turns the button red, and releasing it acts and restores it", arguments: systems)
  func press(_ system: Screen.System) throws {
    let screen = try screen(system)
    try screen.move(200, 60)
    let rest = try screen.picture()
    try screen.move(200, 160)
    try screen.press()
    #expect(screen.wait(for: "Plain pressed"))
    #expect(screen.waitForPressedLook())
    #expect(!screen.lines.contains("tapped Plain"))
    try screen.release()
    #expect(screen.wait(for: "Plain released"))
    #expect(screen.actions == ["appeared", "Plain pressed", "tapped Plain", "Plain released"])
    try screen.move(200, 60)
    #expect(screen.wait { (try? screen.picture()) == rest })
  }

  @Test("a press that is dragged out ends immediately, and does nothing", arguments: systems)
  func dragOut(_ system: Screen.System) throws {
    let screen = try screen(system)
    try screen.move(200, 160)
    try screen.press()
    #expect(screen.wait(for: "Plain pressed"))
    #expect(screen.waitForPressedLook())
    try screen.move(200, 60)
    #expect(screen.wait(for: "Plain released"))
    #expect(screen.waitForRestingLook())
    try screen.release()
    try screen.click(200, 220)
    #expect(screen.wait(for: "count 1"))
    #expect(!screen.lines.contains("tapped Plain"))
  }

  @Test("a press that is dragged out and back acts", arguments: systems)
  func dragBack(_ system: Screen.System) throws {
    let screen = try screen(system)
    try screen.move(200, 160)
    try screen.press()
    #expect(screen.wait(for: "Plain pressed"))
    try screen.move(200, 60)
    #expect(screen.wait(for: "Plain released"))
    #expect(screen.waitForRestingLook())
    try screen.move(200, 160)
    #expect(screen.wait { screen.lines.count { $0 == "Plain pressed" } == 2 })
    #expect(screen.waitForPressedLook())
    try screen.release()
    #expect(screen.wait(for: "tapped Plain"))
    #expect(screen.waitForRestingLook())
  }

  @Test("a button that a shortcut disables during a press does nothing", arguments: systems)
  func disabledInMidPress(_ system: Screen.System) throws {
    let screen = try screen(system)
    try screen.move(200, 274)
    let rest = try screen.picture()[150, 274]
    try screen.press()
    #expect(screen.wait { (try? screen.picture()[150, 274]) != rest })
    let pressed = try screen.picture()[150, 274]
    try screen.key("ctrl+d")
    #expect(screen.wait { (try? screen.picture()[150, 274]) != pressed })
    try screen.release()
    try screen.click(200, 220)
    #expect(screen.wait(for: "count 1"))
    #expect(!screen.lines.contains("tapped Disabled"))
    // Enabled again, it works.
    try screen.key("ctrl+d")
    try screen.click(200, 274)
    #expect(screen.wait(for: "tapped Disabled"))
    #expect(screen.wait { (try? screen.picture()[150, 274]) == rest })
  }

  @Test("a click moves a switch, with its animation", arguments: systems)
  func toggle(_ system: Screen.System) throws {
    let screen = try screen(system)
    try screen.click(360, 368)
    #expect(screen.wait(for: "switch true"))
    #expect(screen.wait(for: [52, 199, 89], atX: 330, y: 368))
  }

  @Test("views behind a sheet can't be pressed", arguments: systems)
  func sheet(_ system: Screen.System) throws {
    let screen = try screen(system)
    try screen.move(20, 20)
    let rest = try screen.picture()
    try screen.click(200, 414)
    #expect(screen.wait(for: white, atX: 180, y: 145))
    // The sheet moves under the mouse until its animation has ended.
    #expect(screen.waitForRest())
    try screen.click(200, 160)
    try screen.click(200, 300)
    try screen.move(20, 20)
    #expect(screen.wait { (try? screen.picture()) == rest })
    // The second click was on the button in the sheet.
    #expect(screen.actions == ["appeared", "done"])
  }

  @Test("tasks, the main queue and timers run in a window", arguments: systems)
  func time(_ system: Screen.System) throws {
    let screen = try screen(system)
    try screen.click(200, 495)
    for line in ["slept", "after", "timer"] { #expect(screen.wait(for: line)) }
  }

  @Test(
    "a window that loses the keyboard focus during a press releases the button", arguments: systems)
  func focusLoss(_ system: Screen.System) throws {
    let screen = try screen(system)
    try screen.move(200, 160)
    try screen.press()
    #expect(screen.wait(for: "Plain pressed"))
    #expect(screen.waitForPressedLook())
    // The shortcut opens another window, which gets the keyboard.
    try screen.key("ctrl+f")
    #expect(screen.wait(for: "Plain released"))
    if system == .x11 {
      // The other window is small, and in the corner.
      #expect(screen.waitForRestingLook())
    }
    try screen.release()
    #expect(!screen.lines.contains("tapped Plain"))
  }

  @Test("an idle window uses no processor time", arguments: systems)
  func rest(_ system: Screen.System) throws {
    let screen = try screen(system)
    #expect(
      screen.wait {
        let before = screen.switches
        sleep(2)
        return screen.switches == before
      })
  }

  @Test("what moves without end is updated once in a frame", arguments: systems)
  func motion(_ system: Screen.System) throws {
    let screen = try Screen(system, environment: ["STORY": "motion"])
    var count: Int?
    #expect(
      screen.wait {
        count =
          screen.lines.lazy.compactMap {
            $0.wholeMatch(of: /moved (\d+) times/).flatMap { Int($0.output.1) }
          }.first
        return count != nil
      })
    // The frames of a screen are a sixtieth of a second apart.
    #expect((1...150).contains(count ?? 0), "\(count ?? 0) updates in two seconds")
  }

  @MainActor
  @Test("the window shows the same pixels as the driver's picture", arguments: systems)
  func sameAsPicture(_ system: Screen.System) throws {
    let screen = try screen(system)
    // Weston draws a pointer, whose place is left out.
    try screen.move(390, 590)
    let driver = try ViewDriver(app: StoryApp(), scale: 1, idiom: .pad)
    let picture = try driver.picture()
    var differing = 0
    #expect(
      screen.wait {
        differing = (try? screen.picture()).map { difference($0, picture, height: 580) } ?? .max
        return differing == 0
      }, "\(differing) pixels differ")
  }

  @MainActor
  @Test("at twice the scale the window shows the same pixels as a picture at that scale")
  func sameAsPictureAtScale2() throws {
    let screen = try Screen(.wayland, scale: 2)
    try #require(screen.waitForWindow())
    try screen.move(780, 1180)
    let driver = try ViewDriver(app: StoryApp(), scale: 2, idiom: .pad)
    let picture = try driver.picture()
    var differing = 0
    #expect(
      screen.wait {
        differing = (try? screen.picture()).map { difference($0, picture, height: 1160) } ?? .max
        return differing == 0
      }, "\(differing) pixels differ")
  }

  /// The number of pixels in the upper part of a picture that the screen shows in another color.
  private func difference(_ shown: ScreenPicture, _ picture: Picture, height: Int) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        if shown[x, y] != [pixel.red, pixel.green, pixel.blue] { count += 1 }
      }
    }
    return count
  }
}

private let systems = Screen.System.allCases
