import Foundation
import Testing

/// The example app, pressed through: buttons, a list with navigation, a sheet, settings and a timer.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct CounterStories {
  /// The app on a screen, whose elements are found as assistive technologies find them.
  private final class Counter {
    let screen: Screen
    private let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)")

    init() throws {
      screen = try Screen(
        program: "Counter", environment: ["HOME": home.path, "XDG_CONFIG_HOME": home.path],
        hasBus: true)
      try #require(try shows("Count 0"))
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    /// Whether an element of a name appears within half a minute.
    func shows(_ name: String) throws -> Bool { try !screen.assist("state", name).isEmpty }

    /// The center of an element, once it stands still.
    func center(of name: String) throws -> (x: Int, y: Int) {
      var last = ""
      for _ in 1...10 {
        let line = try #require(try screen.assist("state", name).first, "there is no “\(name)”")
        guard line == last else {
          last = line
          continue
        }
        let frame = try #require(line.firstMatch(of: /(\d+)x(\d+)\+(\d+)\+(\d+)/)?.output)
        let numbers = [frame.1, frame.2, frame.3, frame.4].compactMap { Int($0) }
        return (numbers[2] + numbers[0] / 2, numbers[3] + numbers[1] / 2)
      }
      Issue.record("“\(name)” doesn't stand still")
      return (0, 0)
    }

    /// Waits until an animation has ended: two pictures of the screen in a row are equal.
    func standsStill() -> Bool {
      var last: ScreenPicture?
      return screen.wait {
        let now = try? screen.picture()
        defer { last = now }
        return now != nil && now == last
      }
    }

    func click(_ name: String) throws {
      let (x, y) = try center(of: name)
      try screen.click(x, y)
    }
  }

  @Test("buttons count, look pressed meanwhile, and a dialog resets the count")
  func buttons() throws {
    let counter = try Counter()
    let screen = counter.screen
    try counter.click("More")
    #expect(try counter.shows("Count 1"))
    try screen.key("Up")
    #expect(try counter.shows("Count 2"))
    // “Double” shrinks, so its upper edge shows the background.
    let (x, y) = try counter.center(of: "Double")
    try screen.move(x, y)
    let rest = try screen.picture()[x, y - 19]
    try screen.press()
    #expect(screen.wait { (try? screen.picture()[x, y - 19]) != rest })
    try screen.release()
    #expect(screen.wait { (try? screen.picture()[x, y - 19]) == rest })
    #expect(try counter.shows("Count 4"))
    try counter.click("Reset")
    // The one of the dialog, which hides the other.
    try counter.click("Reset")
    #expect(try counter.shows("Count 0"))
  }

  @Test("a list shows the steps, and goes to one of them and back")
  func list() throws {
    let counter = try Counter()
    try counter.click("More")
    try counter.click("History of 1 steps")
    // Elements are at their places before the pages are.
    #expect(counter.standsStill())
    try counter.click("+1, 1")
    #expect(try counter.shows("Step 1"))
    #expect(counter.standsStill())
    // The back buttons have the names of the window and of a menu, and the same place.
    let (x, y) = (38, 62)
    try counter.screen.click(x, y)
    #expect(try counter.shows("+1, 1"))
    #expect(counter.standsStill())
    try counter.screen.click(x, y)
    #expect(try counter.shows("Count 1"))
  }

  @Test("a sheet opens and closes, the stopwatch runs, and settings change what a button does")
  func sheetTimerAndSettings() throws {
    let counter = try Counter()
    try counter.click("About")
    #expect(try counter.shows("An example of an app in a window."))
    try counter.screen.key("Return")
    let changes = try counter.screen.startAssistant("watch")
    #expect(counter.screen.wait { changes.lines.contains("watching") })
    try counter.click("Start the stopwatch")
    #expect(counter.screen.wait { changes.lines.contains { $0.hasPrefix("Stop after 1 s") } })
    try counter.click("Settings…")
    try counter.click("5")
    try counter.screen.key("ctrl+w")
    try counter.click("More")
    #expect(try counter.shows("Count 5"))
  }
}
