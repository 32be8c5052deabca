import SwiftUI
import SwiftUITesting
import Testing

@testable import TactileGallery

/// The press of a ButtonStyle, which is the same whatever the style draws (the first document's
/// first buttons, and the fifth's).
@MainActor
@Suite struct SinglePressTests {
  nonisolated static let demos: [(demo: Demo, label: String)] = [
    (.systemButton, "System Button"), (.scaleStyle, "Scale Style"), (.toolbarStyle, "Share"),
    (.squareStyle, "Scan"), (.customStyle, "A Style"), (.primaryAndSecondary, "Primary"),
  ]

  private func press(
    _ demo: Demo, _ label: String, _ hand: Hand, isDisabled: Bool = false
  ) throws -> (driver: ViewDriver, frame: CGRect, rest: DisplayList) {
    let driver = try demo.driver(
      Setting(size: CGSize(width: 600, height: 500), isDisabled: isDisabled))
    let frame = try driver.button(label).frame
    let rest = driver.displayList
    hand.down(driver, at: CGPoint(x: frame.midX, y: frame.midY))
    driver.settle()
    return (driver, frame, rest)
  }

  @Test(
    "2.2.21 to 2.2.24: a press ends 71 points outside, resumes inside, and acts on release",
    arguments: Hand.allCases, demos)
  func straying(hand: Hand, of button: (demo: Demo, label: String)) throws {
    let (driver, frame, rest) = try press(button.demo, button.label, hand)
    let pressed = driver.displayList
    #expect(pressed != rest)
    for (distance, list) in [(69.0, pressed), (71, rest), (69, pressed)] {
      hand.move(driver, to: CGPoint(x: frame.midX, y: frame.maxY + distance))
      driver.settle()
      #expect(driver.displayList == list, "\(distance) points below")
    }
    hand.up(driver)
    #expect(driver.counts.contains("1 action"))
  }

  @Test("2.2.24: released 71 points outside, it does nothing", arguments: Hand.allCases, demos)
  func releasedAway(hand: Hand, of button: (demo: Demo, label: String)) throws {
    let (driver, frame, rest) = try press(button.demo, button.label, hand)
    hand.move(driver, to: CGPoint(x: frame.midX, y: frame.maxY + 71))
    hand.up(driver)
    driver.settle()
    #expect(driver.displayList == rest)
  }

  @Test(
    "2.6.65: a disabled button is not pressed and does not act", arguments: Hand.allCases, demos)
  func disabled(hand: Hand, of button: (demo: Demo, label: String)) throws {
    let (driver, _, rest) = try press(button.demo, button.label, hand, isDisabled: true)
    #expect(driver.displayList == rest)
    hand.up(driver)
    driver.settle()
    #expect(driver.displayList == rest)
  }
}
