import Foundation
import Testing

/// Windows under X11: several of them, their sizes and titles.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct XWindowStories {
  private func screen() throws -> (Screen, XServer) {
    let screen = try Screen()
    try #require(screen.waitForWindow(), "\(screen.lines)")
    return (screen, screen.server as! XServer)
  }

  @Test("a second window shares the app's state; closing it leaves the first one alone")
  func secondWindow() throws {
    let (screen, server) = try screen()
    try screen.click(200, 220)
    try screen.click(200, 454)
    #expect(screen.wait(for: "second appeared"))
    // It lies over the first one, since there is no window manager.
    try server.xdotool("search --sync --onlyvisible --name Second")
    // A click before its first frame reaches nothing.
    #expect(
      screen.wait {
        _ = try? server.xdotool("mousemove 150 114 click 1 sleep 0.5")
        return screen.lines.contains("second disappeared")
      })
    try screen.click(200, 220)
    #expect(screen.wait(for: "count 2"))
  }

  @Test("a mouse that leaves the window ends its hovering")
  func leaving() throws {
    let (screen, _) = try screen()
    try screen.move(200, 495)
    #expect(screen.wait(for: "hovers"))
    try screen.move(900, 700)
    #expect(screen.wait(for: "hovers no more"))
  }

  @Test("a window sized to its content has its size")
  func fixedSize() throws {
    let (screen, server) = try screen()
    try screen.move(20, 20)
    try screen.key("ctrl+f")
    let geometry = try server.xdotool("search --sync --onlyvisible --name Fixed getwindowgeometry")
    #expect(geometry.contains("Geometry: 120x80"), "\(geometry)")
  }

  @Test("windows that are opened and closed again and again leave no memory behind")
  func manyWindows() throws {
    let (screen, _) = try screen()
    try screen.move(20, 20)
    try screen.key("ctrl+shift+w")
    var growth: Int?
    #expect(
      screen.wait {
        growth =
          screen.lines.lazy.compactMap {
            $0.wholeMatch(of: /grew by (-?\d+) KB/).flatMap { Int($0.output.1) }
          }.first
        return growth != nil
      })
    #expect(try #require(growth) < 1024, "150 windows left \(growth ?? 0) KB")
  }

  @Test("the title of the window is that of its content, and changes with it")
  func title() throws {
    let (screen, server) = try screen()
    try screen.move(20, 20)
    try screen.key("ctrl+r")
    let name = try server.xdotool("search --sync --onlyvisible --name Renamed getwindowname")
    #expect(name.contains("Renamed"))
  }
}
