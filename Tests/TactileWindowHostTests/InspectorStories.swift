import Foundation
import Testing

/// The inspector of a window, which a key opens in debug builds.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct InspectorStories {
  @Test(
    "Control-Shift-I opens the inspector, which outlines the view under the pointer"
  )
  func inspector() throws {
    let screen = try Screen()
    try #require(screen.waitForWindow(), "\(screen.lines)")
    let server = try #require(screen.server as? XServer)
    try screen.move(20, 20)
    let rest = try screen.picture()
    try screen.key("ctrl+shift+i")
    let search = "search --onlyvisible --name Inspector"
    try #require(screen.wait { (try? server.xdotool(search).isEmpty) == false })
    // There is no window manager that would put it beside the first window.
    try server.xdotool("\(search) windowmove 500 0")
    try screen.move(180, 145)
    // “Plain” is blue, and bluer under the outline.
    #expect(screen.wait { (try? screen.picture()[180, 145]) != rest[180, 145] })
    // Another view takes over.
    try screen.move(200, 105)
    #expect(screen.wait { (try? screen.picture()[180, 145]) == rest[180, 145] })
    try screen.click(180, 145)
    #expect(screen.wait(for: "tapped Plain"))
    try screen.move(700, 300)
    #expect(screen.wait { (try? screen.picture()[180, 145]) == rest[180, 145] })
    try screen.key("ctrl+w")
    #expect(screen.wait { (try? server.xdotool(search).isEmpty) != false })
    try screen.move(180, 145)
    #expect(screen.wait { (try? screen.picture()[180, 145]) == rest[180, 145] })
    #expect(screen.isRunning)
  }
}
