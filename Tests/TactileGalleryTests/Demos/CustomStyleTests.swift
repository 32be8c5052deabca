import SwiftUI
import SwiftUITesting
import Testing

@testable import TactileGallery

/// A view around a button compared with a style.
@MainActor
@Suite struct CustomStyleTests {
  private let demo = Demo.customStyle

  private func counts(_ driver: ViewDriver) -> [String] {
    driver.texts.map(\.label).filter { $0.contains("action") }
  }

  @Test func fingerBesideTheWords_reachesOnlyTheStyle() throws {
    let driver = try demo.driver(Setting())
    for label in ["A View", "A Style"] {
      let words = try driver.text(label).frame
      driver.touchDown(at: CGPoint(x: words.minX - 10, y: words.midY))
      driver.advance(by: 0.1)
      driver.touchUp()
    }
    #expect(counts(driver) == ["No action yet", "1 action"])
  }

  @Test func story_endsWithAnActionOfEach() throws {
    let driver = try demo.driver(Setting())
    try demo.story(driver)
    #expect(counts(driver) == ["1 action", "1 action"])
  }

  @Test func twoFingers_pressBothButtons() throws {
    let driver = try demo.driver(at: demo.still(named: "pressed"), Setting())
    driver.touchUp(finger: 0)
    driver.touchUp(finger: 1)
    #expect(counts(driver) == ["1 action", "1 action"])
  }

  @Test func twoFingersFarAway_doNotAct() throws {
    let driver = try demo.driver(at: demo.still(named: "dragged-out"), Setting())
    #expect(try driver.displayList == demo.driver(Setting()).displayList)
    driver.touchUp(finger: 0)
    driver.touchUp(finger: 1)
    #expect(counts(driver) == ["No action yet", "No action yet"])
  }

  /// The face is part of the style's button and not of the view's (rule 2.6.66).
  @Test func disabledFace_losesItsColourOnlyInTheStyle() throws {
    let list = try demo.driver(at: demo.still(named: "disabled"), Setting()).displayList.description
    #expect(list.matches(of: /saturation 0/).count == 1, "\(list)")
  }
}
