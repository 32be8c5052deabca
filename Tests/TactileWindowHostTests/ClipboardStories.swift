import Foundation
import Testing

/// The clipboard of a desktop, between a window and other programs.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct ClipboardStories {
  private func screen() throws -> (Screen, XServer) {
    let screen = try Screen()
    try #require(screen.waitForWindow(), "\(screen.lines)")
    try screen.move(20, 20)
    return (screen, screen.server as! XServer)
  }

  @Test("a text that another program copies is pasted, and the other way around")
  func text() throws {
    let (screen, server) = try screen()
    try server.copy(Data("from elsewhere".utf8))
    #expect(
      screen.wait {
        try? screen.key("ctrl+v")
        return screen.lines.contains("pasted from elsewhere")
      })
    try screen.key("ctrl+c")
    #expect(screen.wait { (try? server.pasted()) == Data("from Stories".utf8) })
    try screen.key("ctrl+v")
    #expect(screen.wait(for: "pasted from Stories"))
  }

  @Test("a picture that another program copies is pasted, and the other way around")
  func picture() throws {
    let (screen, server) = try screen()
    try screen.key("ctrl+shift+c")
    try screen.key("ctrl+shift+v")
    #expect(screen.wait(for: "picture 2x1"))
    var file = Data()
    #expect(
      screen.wait {
        file = (try? server.pasted(type: "image/png")) ?? Data()
        return !file.isEmpty
      })
    let picture = try ScreenPicture(png: file)
    #expect(picture.width == 2 && picture.height == 1)
    #expect(picture[1, 0] == [255, 0, 0])
    // Copied by another program, it comes back; a picture is no text.
    try screen.key("ctrl+c")
    try server.copy(file, type: "image/png")
    let before = screen.lines.count { $0 == "picture 2x1" }
    #expect(
      screen.wait {
        try? screen.key("ctrl+shift+v")
        return screen.lines.count { $0 == "picture 2x1" } > before
      })
    try screen.key("ctrl+v")
    #expect(screen.wait(for: "pasted nothing"))
  }

  @Test("a program that owns the clipboard and doesn't answer stops nothing")
  func hangingOwner() throws {
    let (screen, server) = try screen()
    screen.setPaused(true)
    try server.copy(Data("late".utf8))
    #expect(screen.wait { (try? server.pasted()) == Data("late".utf8) })
    server.setOwnerPaused(true)
    screen.setPaused(false)
    try screen.key("ctrl+v")
    #expect(screen.wait(for: "pasted nothing"))
    try screen.click(200, 220)
    #expect(screen.wait(for: "count 1"))
    server.setOwnerPaused(false)
    #expect(
      screen.wait {
        try? screen.key("ctrl+v")
        return screen.lines.contains("pasted late")
      })
  }
}
