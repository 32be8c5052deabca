import Foundation
import SwiftUITesting
import Testing

@testable import WindowProgram

/// A mouse and a keyboard in a real window: the stories of the headless host, on an X server.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "Xvfb, xdotool and xwd are missing; run Scripts/setup"))
struct WindowStories {
  /// The colors of the button “Plain” at rest and when pressed.
  private let blue: [UInt8] = [0, 122, 255]
  private let red: [UInt8] = [255, 59, 48]
  private let white: [UInt8] = [255, 255, 255]

  private func screen() throws -> Screen {
    let screen = try Screen()
    try #require(screen.wait(for: "appeared"))
    try #require(screen.wait { (try? screen.picture()[180, 145]) == blue })
    return screen
  }

  @Test("pressing turns the button red, and releasing it acts and restores it")
  func press() throws {
    let screen = try screen()
    let rest = try screen.picture()
    try screen.xdotool("mousemove 200 160 mousedown 1")
    #expect(screen.wait(for: "Plain pressed"))
    #expect(screen.wait { (try? screen.picture()[180, 145]) == red })
    #expect(!screen.lines.contains("tapped Plain"))
    try screen.xdotool("mouseup 1")
    #expect(screen.wait(for: "Plain released"))
    #expect(screen.actions == ["appeared", "Plain pressed", "tapped Plain", "Plain released"])
    #expect(screen.wait { (try? screen.picture()) == rest })
  }

  @Test("a press that is dragged out ends immediately, and does nothing")
  func dragOut() throws {
    let screen = try screen()
    try screen.xdotool("mousemove 200 160 mousedown 1")
    #expect(screen.wait(for: "Plain pressed"))
    try screen.move(200, 60)
    #expect(screen.wait(for: "Plain released"))
    try screen.xdotool("mouseup 1 mousemove 200 220 click 1")
    #expect(screen.wait(for: "count 1"))
    #expect(!screen.lines.contains("tapped Plain"))
  }

  @Test("a press that is dragged out and back acts")
  func dragBack() throws {
    let screen = try screen()
    try screen.xdotool("mousemove 200 160 mousedown 1")
    #expect(screen.wait(for: "Plain pressed"))
    try screen.move(200, 60)
    #expect(screen.wait(for: "Plain released"))
    try screen.move(200, 160)
    #expect(screen.wait { screen.lines.count { $0 == "Plain pressed" } == 2 })
    try screen.xdotool("mouseup 1")
    #expect(screen.wait(for: "tapped Plain"))
  }

  @Test("Tab moves the focus, and Space presses and releases the focused button")
  func keyboard() throws {
    let screen = try screen()
    try screen.xdotool("mousemove 20 20 key Tab keydown space")
    #expect(screen.wait(for: "Plain pressed"))
    try screen.xdotool("keyup space")
    #expect(screen.wait(for: "tapped Plain"))
  }

  @Test("a button that a shortcut disables during a press does nothing")
  func disabledInMidPress() throws {
    let screen = try screen()
    try screen.xdotool("mousemove 200 274 mousedown 1")
    try screen.xdotool("key ctrl+d")
    try screen.xdotool("mouseup 1 mousemove 200 220 click 1")
    #expect(screen.wait(for: "count 1"))
    #expect(!screen.lines.contains("tapped Disabled"))
    // Enabled again, it works.
    try screen.xdotool("key ctrl+d mousemove 200 274 click 1")
    #expect(screen.wait(for: "tapped Disabled"))
  }

  @Test("a click moves a switch, with its animation")
  func toggle() throws {
    let screen = try screen()
    try screen.xdotool("mousemove 360 368 click 1")
    #expect(screen.wait(for: "switch true"))
    #expect(screen.wait { (try? screen.picture()[345, 368]) == [52, 199, 89] })
  }

  @Test("views behind a sheet can't be pressed")
  func sheet() throws {
    let screen = try screen()
    let rest = try screen.picture()
    try screen.xdotool("mousemove 200 414 click 1")
    #expect(screen.wait { (try? screen.picture()[180, 145]) == white })
    try screen.xdotool("mousemove 200 160 click 1 mousemove 200 300 click 1 mousemove 20 20")
    #expect(screen.wait { (try? screen.picture()) == rest })
    #expect(screen.actions == ["appeared"])
  }

  @Test("a second window shares the app's state; closing it leaves the first one alone")
  func secondWindow() throws {
    let screen = try screen()
    try screen.xdotool("mousemove 200 220 click 1 mousemove 200 454 click 1")
    #expect(screen.wait(for: "second appeared"))
    // It lies over the first one, since there is no window manager.
    try screen.xdotool("search --sync --onlyvisible --name Second")
    // A click before its first frame reaches nothing.
    #expect(
      screen.wait {
        _ = try? screen.xdotool("mousemove 150 114 click 1 sleep 0.5")
        return screen.lines.contains("second disappeared")
      })
    try screen.xdotool("mousemove 200 220 click 1")
    #expect(screen.wait(for: "count 2"))
  }

  @Test("a window sized to its content has its size")
  func fixedSize() throws {
    let screen = try screen()
    try screen.xdotool("mousemove 20 20 key ctrl+f")
    let geometry = try screen.xdotool("search --sync --onlyvisible --name Fixed getwindowgeometry")
    #expect(geometry.contains("Geometry: 120x80"), "\(geometry)")
  }

  @Test("tasks, the main queue and timers run in a window")
  func time() throws {
    let screen = try screen()
    try screen.xdotool("mousemove 200 495 click 1")
    for line in ["slept", "after", "timer"] { #expect(screen.wait(for: line)) }
  }

  @Test("an assistive technology reads the elements, in their frames")
  func accessibilityTree() throws {
    let screen = try Screen(hasBus: true)
    try #require(screen.wait(for: "appeared"))
    let lines = try screen.assist("tree")
    #expect(lines.contains("label | Count 0 | 64x21+168+95"), "\(lines)")
    #expect(lines.contains("push button | Plain | 63x45+169+136"), "\(lines)")
    #expect(lines.contains("check box | Switch | 51x31+333+352"), "\(lines)")
    #expect(try screen.assist("at", "200", "220") == ["Prominent"])
  }

  @Test("an assistive technology presses buttons, and reads the changes")
  func accessibilityActions() throws {
    let screen = try Screen(hasBus: true)
    try #require(screen.wait(for: "appeared"))
    _ = try screen.assist("click", "Prominent")
    #expect(screen.wait(for: "count 1"))
    #expect(try screen.assist("state", "Count 1").first?.hasPrefix("label | Count 1") == true)
    _ = try screen.assist("click", "Switch")
    #expect(screen.wait(for: "switch true"))
    let isOn = try screen.assist("state", "Switch")
    #expect(isOn.first?.hasSuffix("checked") == true, "\(isOn)")
    // A disabled button says so, and its action does nothing.
    _ = try screen.assist("click", "Disable")
    let state = try screen.assist("state", "Disabled by itself")
    #expect(state.first?.hasSuffix("disabled") == true, "\(state)")
  }

  @Test("an idle window uses no processor time")
  func rest() throws {
    let screen = try screen()
    #expect(
      screen.wait {
        let before = screen.switches
        sleep(2)
        return screen.switches == before
      })
  }

  @Test("without a display the program ends with a message and exit code 2")
  func noDisplay() throws {
    let program = Process()
    program.executableURL = Screen.programs.appendingPathComponent("WindowProgram")
    program.environment = ["PATH": "/usr/bin"]
    let pipe = Pipe()
    program.standardError = pipe
    try program.run()
    let message = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    #expect(
      message.contains(
        "No window can be shown, because there is no display. Set WAYLAND_DISPLAY or DISPLAY, or run the program with “xvfb-run” to try it without a screen."
      ))
    #expect(program.terminationStatus == 2)
  }

  @MainActor
  @Test("the window shows the same pixels as the driver's picture")
  func sameAsPicture() throws {
    let screen = try screen()
    let driver = try ViewDriver(app: StoryApp(), scale: 1, idiom: .pad)
    let picture = try driver.picture()
    var differing = 0
    #expect(
      screen.wait {
        differing = (try? screen.picture()).map { difference($0, picture) } ?? .max
        return differing == 0
      }, "\(differing) pixels differ")
  }

  /// The number of pixels of a window's picture that the screen shows in another color.
  private func difference(_ shown: ScreenPicture, _ picture: Picture) -> Int {
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        if shown[x, y] != [pixel.red, pixel.green, pixel.blue] { count += 1 }
      }
    }
    return count
  }
}
