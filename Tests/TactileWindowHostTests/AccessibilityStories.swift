import Foundation
import Testing

/// A window as assistive technologies read and use it, through AT-SPI.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct AccessibilityStories {
  @Test("an assistive technology reads the elements, in their frames")
  func accessibilityTree() throws {
    let screen = try Screen(hasBus: true)
    try #require(screen.wait(for: "appeared"))
    let lines = try screen.assist("tree")
    #expect(lines.contains("label | Count 0 | description 0 of 10 | 61x21+170+95"), "\(lines)")
    #expect(lines.contains("push button | Plain | 61x45+170+136"), "\(lines)")
    #expect(lines.contains("check box | Switch | 66x30+318+352"), "\(lines)")
    #expect(try screen.assist("at", "200", "220") == ["Prominent"])
  }

  @Test("an assistive technology presses buttons, and reads the changes")
  func accessibilityActions() throws {
    let screen = try Screen(hasBus: true)
    try #require(screen.wait(for: "appeared"))
    _ = try screen.assist("act", "Prominent", "click")
    #expect(screen.wait(for: "count 1"))
    #expect(try screen.assist("state", "Count 1").first?.hasPrefix("label | Count 1") == true)
    _ = try screen.assist("act", "Switch", "click")
    #expect(screen.wait(for: "switch true"))
    let isOn = try screen.assist("state", "Switch")
    #expect(isOn.first?.hasSuffix("checked") == true, "\(isOn)")
    // A disabled button says so, and its action does nothing.
    _ = try screen.assist("act", "Disable", "click")
    let state = try screen.assist("state", "Disabled by itself")
    #expect(state.first?.hasSuffix("disabled") == true, "\(state)")
  }

  @Test("a button says that it is pressed, as long as it is")
  func pressedState() throws {
    let screen = try Screen(hasBus: true)
    try #require(screen.waitForWindow())
    let changes = try screen.startAssistant("watch")
    #expect(screen.wait { changes.lines.contains("watching") })
    try screen.move(200, 160)
    try screen.press()
    #expect(screen.wait { changes.lines.contains("Plain pressed 1") }, "\(changes.lines)")
    let pressed = try screen.assist("state", "Plain")
    #expect(pressed.first?.contains("| pressed") == true, "\(pressed)")
    try screen.release()
    #expect(screen.wait { changes.lines.contains("Plain pressed 0") }, "\(changes.lines)")
    let released = try screen.assist("state", "Plain")
    #expect(released.first?.contains("| pressed") == false, "\(released)")
  }

  @Test("an assistive technology follows the focus, and moves it")
  func focus() throws {
    let screen = try Screen(hasBus: true)
    try #require(screen.waitForWindow())
    try screen.move(20, 20)
    let changes = try screen.startAssistant("watch")
    #expect(screen.wait { changes.lines.contains("watching") })
    try screen.key("Tab")
    #expect(screen.wait { changes.lines.contains("Plain focused 1") }, "\(changes.lines)")
    let plain = try screen.assist("state", "Plain")
    #expect(plain.first?.hasSuffix("focused") == true, "\(plain)")
    _ = try screen.assist("act", "Prominent", "focus")
    #expect(screen.wait { changes.lines.contains("Prominent focused 1") }, "\(changes.lines)")
    #expect(changes.lines.contains("Plain focused 0"), "\(changes.lines)")
    // The keyboard's focus is there too.
    try screen.key("space")
    #expect(screen.wait(for: "count 1"))
    // Without a focused view, the focus is the window's.
    try screen.key("Escape")
    #expect(screen.wait { changes.lines.contains("Stories focused 1") }, "\(changes.lines)")
  }

  @Test("values and the actions that change them are read, and heard of when they change")
  func values() throws {
    let screen = try Screen(hasBus: true)
    try #require(screen.wait(for: "appeared"))
    let changes = try screen.startAssistant("watch")
    #expect(screen.wait { changes.lines.contains("watching") })
    _ = try screen.assist("act", "Count 0", "increment")
    #expect(
      screen.wait { changes.lines.contains("Count 1 accessible-name Count 1") }, "\(changes.lines)")
    let count = try screen.assist("state", "Count 1")
    #expect(count.first?.contains("description 1 of 10") == true, "\(count)")
  }

  @Test("a sheet hides the elements behind it, and they come back in their order")
  func sheet() throws {
    let screen = try Screen(hasBus: true)
    try #require(screen.wait(for: "appeared"))
    let before = try screen.assist("tree")
    _ = try screen.assist("act", "Sheet", "click")
    _ = try screen.assist("state", "Done")
    // It has slid to the place where it stays.
    #expect(
      screen.wait {
        (try? screen.assist("tree").contains { $0.hasPrefix("push button | Done | 42x21+179+") })
          == true
      })
    let during = try screen.assist("tree")
    #expect(during.contains { $0.hasPrefix("push button | Done") }, "\(during)")
    #expect(!during.contains { $0.hasPrefix("push button | Plain") }, "\(during)")
    _ = try screen.assist("act", "Done", "click")
    #expect(screen.wait { (try? screen.assist("tree")) == before })
  }
}
