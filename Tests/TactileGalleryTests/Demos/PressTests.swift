import SwiftUI
import SwiftUITesting
import Testing

@testable import TactileGallery

/// The story and the stills of the demos of one button.
@MainActor
@Suite struct PressTests {
  nonisolated static let demos: [Demo] = [
    .systemButton, .scaleStyle, .toolbarStyle, .squareStyle,
  ]

  @Test(arguments: demos) func story_countsOnlyTheReleaseInside(demo: Demo) throws {
    let driver = try demo.driver(Setting())
    #expect(driver.texts.map(\.label).contains("No action yet"))
    try demo.story(driver)
    #expect(driver.texts.map(\.label).contains("1 action"))
  }

  @Test(arguments: demos) func releaseFarAway_doesNotAct(demo: Demo) throws {
    let driver = try demo.driver(at: demo.still(named: "dragged-out"), Setting())
    driver.touchUp()
    driver.settle()
    #expect(driver.texts.map(\.label).contains("No action yet"))
  }

  @Test(arguments: demos) func releaseInside_acts(demo: Demo) throws {
    let driver = try demo.driver(at: demo.still(named: "pressed"), Setting())
    driver.touchUp()
    driver.settle()
    #expect(driver.texts.map(\.label).contains("1 action"))
  }

  @Test(arguments: demos, ColorScheme.allCases)
  func stills_showThePressOnlyWhileItIsOn(demo: Demo, scheme: ColorScheme) throws {
    func list(_ name: String) throws -> DisplayList {
      try demo.driver(at: demo.still(named: name), Setting(scheme: scheme)).displayList
    }
    let rest = try list("rest")
    #expect(try list("pressed") != rest)
    #expect(try list("dragged-out") == rest)
    #expect(try list("disabled") != rest)
  }

  @Test(arguments: demos) func disabledButton_ignoresTheFinger(demo: Demo) throws {
    let driver = try demo.driver(Setting(isDisabled: true))
    let rest = driver.displayList
    try demo.story(driver)
    #expect(driver.displayList == rest)
  }

  @Test func scaleStyle_shrinksAroundItsMiddle() throws {
    let demo = Demo.scaleStyle
    let driver = try demo.driver(at: demo.still(named: "pressed"), Setting())
    #expect(driver.displayList.description.contains("scale 0.9 around (180.25, 62.25)"))
  }
}
