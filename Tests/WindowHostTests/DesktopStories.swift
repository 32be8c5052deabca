import Foundation
import Testing

/// A window and its desktop: the clipboard, the settings, the title, and files to open.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "Xvfb, xdotool and xwd are missing; run Scripts/setup"))
struct DesktopStories {
  @Test("a text that another program copies is pasted, and the other way around")
  func clipboard() throws {
    let screen = try Screen()
    try #require(screen.waitForWindow())
    try screen.copy("from elsewhere")
    #expect(
      screen.wait {
        _ = try? screen.xdotool("mousemove 20 20 key ctrl+v")
        return screen.lines.contains("pasted from elsewhere")
      })
    try screen.xdotool("key ctrl+c")
    #expect(screen.wait { (try? screen.pasted()) == "from Stories" })
    try screen.xdotool("key ctrl+v")
    #expect(screen.wait(for: "pasted from Stories"))
  }

  @Test("the title of the window is that of its content, and changes with it")
  func title() throws {
    let screen = try Screen()
    try #require(screen.waitForWindow())
    try screen.xdotool("mousemove 20 20 key ctrl+r search --sync --onlyvisible --name Renamed")
    let name = try screen.xdotool("search --onlyvisible --name Renamed getwindowname")
    #expect(name.contains("Renamed"))
  }

  @Test("a window has the appearance that the desktop's portal states, and follows its changes")
  func portal() throws {
    let screen = try Screen(hasPortal: true)
    try #require(screen.waitForWindow())
    #expect(screen.wait { (try? screen.picture()[5, 5]) == [0, 0, 0] })
    try screen.xdotool("mousemove 20 20 key ctrl+e")
    #expect(screen.wait(for: "dark increased xxxLarge still"), "\(screen.lines)")
    screen.setColorScheme(0)
    #expect(screen.wait { (try? screen.picture()[5, 5]) == [255, 255, 255] })
    try screen.xdotool("key ctrl+e")
    #expect(screen.wait(for: "light increased xxxLarge still"))
  }

  @Test("a URL among the program's arguments is opened by its first window")
  func url() throws {
    let screen = try Screen(arguments: ["stories://first", "--verbose"])
    #expect(screen.wait(for: "open stories://first"))
    #expect(screen.lines.count { $0.hasPrefix("open ") } == 1)
  }

  @Test("values that a window stores come back with the next launch")
  func storage() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["XDG_CONFIG_HOME": folder.path, "HOME": folder.path]
    for launch in 1...2 {
      let screen = try Screen(environment)
      try #require(screen.waitForWindow())
      try screen.xdotool("mousemove 20 20 key ctrl+l")
      #expect(screen.wait(for: "launches \(launch)"))
      // Quits, which ends the program after its defaults are saved.
      try screen.xdotool("key ctrl+q")
      #expect(screen.exitCode() == 0)
    }
  }
}
