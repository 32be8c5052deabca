import Foundation
import Testing

/// Tests of text input in real windows, under X11 and Wayland.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct TypingStories {
  private func screen(_ system: Screen.System = .x11, hasBus: Bool = false) throws -> Screen {
    let screen = try Screen(
      system,
      // GTK's own input method, even if others are installed.
      environment: ["STORY": "text", "GTK_IM_MODULE": "gtk-im-context-simple"], hasBus: hasBus)
    try #require(screen.waitForWindow(), "\(screen.lines)")
    return screen
  }

  @Test("A click focuses a field, and lowercase and capital letters are typed", arguments: systems)
  func typing(_ system: Screen.System) throws {
    let screen = try screen(system)
    try screen.click(200, 37)
    for key in ["shift+a", "d", "a"] { try screen.key(key) }
    #expect(screen.wait(for: "name Ada"))
    try screen.key("ctrl+BackSpace")
    #expect(screen.wait(for: "name "))
    try screen.key("b")
    try screen.key("Return")
    #expect(screen.wait(for: "submitted b"))
    // The Return key has selected the text.
    try screen.key("c")
    #expect(screen.wait(for: "name c"))
    try screen.key("ctrl+z")
    #expect(screen.wait(for: "name b"))
  }

  @Test(
    "Tab moves focus to the secure field and the editor, where Return inserts a newline",
    arguments: systems)
  func tab(_ system: Screen.System) throws {
    let screen = try screen(system)
    try screen.click(200, 37)
    try screen.key("Tab")
    try screen.key("x")
    #expect(screen.wait(for: "password x"))
    try screen.key("Tab")
    for key in ["a", "Return", "Tab", "b"] { try screen.key(key) }
    #expect(screen.wait(for: "note \"a\\n\\tb\""))
  }

  @Test("A dead key adds an accent to the next letter")
  func deadKey() throws {
    let screen = try screen()
    try screen.click(200, 37)
    try screen.key("dead_acute")
    try screen.key("e")
    #expect(screen.wait(for: "name é"))
    try screen.key("BackSpace")
    #expect(screen.wait(for: "name "))
  }

  @Test("Control-Shift-U composes a character by its code point, underlined until it is committed")
  func composing() throws {
    let screen = try screen()
    try screen.click(200, 37)
    try screen.key("ctrl+shift+u")
    for key in ["2", "0", "a", "c"] { try screen.key(key) }
    #expect(screen.wait(for: "name u20ac"))
    try screen.key("space")
    #expect(screen.wait(for: "name €"))
  }

  @Test(
    "The middle mouse button pastes the primary selection from and into another program")
  func selection() throws {
    let screen = try screen()
    let server = screen.server as! XServer
    try server.copy(Data("from elsewhere".utf8), selection: "primary")
    #expect(
      screen.wait {
        try? screen.move(200, 37)
        _ = try? server.xdotool("click 2")
        return screen.lines.contains("name from elsewhere")
      })
    try screen.key("ctrl+a")
    try screen.key("k")
    try screen.key("ctrl+a")
    #expect(screen.wait { (try? server.pasted(selection: "primary")) == Data("k".utf8) })
  }

  @Test("An assistive technology reads and edits the text and the selection")
  func assistance() throws {
    let screen = try screen(hasBus: true)
    try screen.click(200, 37)
    for key in ["a", "b", "Left"] { try screen.key(key) }
    #expect(screen.wait { (try? screen.assist("text", "Name")) == ["text | ab | 1"] })
    let inserted = try screen.assist("insert", "Name", "1", "ß!")
    #expect(inserted.first?.hasPrefix("text | aß!b | ") == true, "\(inserted)")
    #expect(screen.wait(for: "name aß!b"))
    #expect(try screen.assist("select", "Name", "0", "2") == ["text | aß!b | 2 | 0-2"])
    try screen.key("z")
    #expect(screen.wait(for: "name z!b"))
    _ = try screen.assist("replace", "Name", "new")
    #expect(screen.wait(for: "name new"))
    // The secure field exposes bullets, and rejects edits.
    try screen.click(200, 91)
    try screen.key("x")
    #expect(screen.wait(for: "password x"))
    #expect(screen.wait { (try? screen.assist("text", "Password")) == ["text | • | 1"] })
    _ = try screen.assist("replace", "Password", "seen")
    #expect(screen.wait { (try? screen.assist("text", "Password")) == ["text | • | 1"] })
  }

  @Test("Cut and paste use the clipboard of the desktop")
  func clipboard() throws {
    let screen = try screen()
    let server = screen.server as! XServer
    try screen.click(200, 37)
    for key in ["a", "b", "ctrl+a", "ctrl+x"] { try screen.key(key) }
    #expect(screen.wait { (try? server.pasted()) == Data("ab".utf8) })
    try screen.key("ctrl+v")
    try screen.key("ctrl+v")
    #expect(screen.wait(for: "name abab"))
  }
}

private let systems = Screen.System.allCases
