import Foundation
import Testing

/// A window and its desktop: settings, stored values and URLs.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct DesktopStories {
  @Test("a window has the appearance that the desktop's portal states, and follows its changes")
  func portal() throws {
    let screen = try Screen(hasPortal: true)
    try #require(screen.waitForWindow())
    #expect(screen.wait(for: [0, 0, 0], atX: 5, y: 5))
    try screen.move(20, 20)
    try screen.key("ctrl+e")
    #expect(screen.wait(for: "dark increased xxxLarge still"), "\(screen.lines)")
    screen.setColorScheme(0)
    #expect(screen.wait(for: [255, 255, 255], atX: 5, y: 5))
    try screen.key("ctrl+e")
    #expect(screen.wait(for: "light increased xxxLarge still"), "\(screen.lines)")
  }

  @Test("a URL among the program's arguments is opened by its first window")
  func url() throws {
    let screen = try Screen(arguments: ["stories://first", "--verbose"])
    #expect(screen.wait(for: "open stories://first"))
    #expect(screen.lines.count { $0.hasPrefix("open ") } == 1)
  }

  @Test("a URL is opened by the desktop's program for it, and isn't opened without one")
  func link() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let programs = folder.appendingPathComponent("applications")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    let visited = folder.appendingPathComponent("visited").path
    let screen = try Screen(environment: ["XDG_DATA_HOME": folder.path, "HOME": folder.path])
    try #require(screen.waitForWindow())
    try screen.move(20, 20)
    try screen.key("ctrl+o")
    #expect(screen.wait(for: "not opened"), "\(screen.lines)")
    let entry = """
      [Desktop Entry]
      Type=Application
      Name=Visitor
      Exec=touch \(visited) %u
      MimeType=x-scheme-handler/tactile-story;

      """
    try Data(entry.utf8).write(to: programs.appendingPathComponent("visitor.desktop"))
    let types = "[Default Applications]\nx-scheme-handler/tactile-story=visitor.desktop\n"
    try Data(types.utf8).write(to: programs.appendingPathComponent("mimeapps.list"))
    // GIO notices new programs after a while.
    #expect(
      screen.wait {
        try? screen.key("ctrl+o")
        return screen.lines.contains("opened")
      }, "\(screen.lines)")
    #expect(screen.wait { FileManager.default.fileExists(atPath: visited) })
  }

  @Test("values that a window stores come back with the next launch")
  func storage() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["XDG_CONFIG_HOME": folder.path, "HOME": folder.path]
    for launch in 1...2 {
      let screen = try Screen(environment: environment)
      try #require(screen.waitForWindow())
      try screen.move(20, 20)
      try screen.key("ctrl+l")
      #expect(screen.wait(for: "launches \(launch)"), "\(screen.lines)")
      // Quits, which ends the program after its defaults are saved.
      try screen.key("ctrl+q")
      #expect(screen.exitCode() == 0)
      #expect(screen.wait(for: "ended"), "the delegate was not told; \(screen.lines)")
    }
  }

  @Test("without a display the program ends with a message and exit code 2")
  func noDisplay() throws {
    let program = Process()
    program.executableURL = Programs.folder.appendingPathComponent("WindowProgram")
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
}
