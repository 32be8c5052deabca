import SwiftUI
import SwiftUITesting
import Testing

@testable import TactileGallery

/// Several styles on one button (the second document).
@MainActor
@Suite struct NestedStylesTests {
  private let demo = Demo.nestedStyles

  /// The colors of the shadows, from above.
  private func shadows(_ driver: ViewDriver) -> [String] {
    driver.displayList.description.matches(of: /shadow (#[0-9a-f]+)/).map { String($0.output.1) }
  }

  @Test("2.1.4: of two styles only the closest is used")
  func closest() throws {
    let driver = try demo.driver(Setting())
    // The two other buttons have a shadow, the first has none.
    #expect(shadows(driver).count == 2)
  }

  @Test(
    "2.1.2: the button inside the style is never pressed: its shadow stays",
    arguments: Hand.allCases)
  func fictitious(hand: Hand) throws {
    let driver = try demo.driver(Setting())
    let rest = shadows(driver)
    hand.down(driver, at: try driver.text("A button inside").center)
    driver.settle()
    #expect(shadows(driver) == rest)
    #expect(driver.displayList.description.contains("scale"))
    hand.up(driver)
    #expect(driver.counts == ["1 action"])
  }

  @Test(
    "the combined style shows the press in its shadow and its scale", arguments: Hand.allCases)
  func combined(hand: Hand) throws {
    let driver = try demo.driver(Setting())
    let rest = shadows(driver)
    hand.down(driver, at: try driver.text("Both in one").center)
    driver.settle()
    #expect(shadows(driver)[0] == rest[0])
    #expect(shadows(driver)[1] != rest[1])
    #expect(driver.displayList.description.contains("scale"))
  }
}
