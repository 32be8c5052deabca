import SwiftUI
import SwiftUITesting
import Testing

@testable import Gallery

/// A primitive style that knows its bounds (the first document's second attempt).
@MainActor
@Suite struct BoundsStyleTests {
  private let demo = Demo.boundsStyle

  @Test(
    "the style lets the hand stray by 40 points, the system's button by 70",
    arguments: Hand.allCases, [("40 points", 40.0, 0.5), ("70 points", 70, 0.2)])
  func straying(hand: Hand, of button: (label: String, margin: CGFloat, opacity: Double)) throws {
    let driver = try demo.driver(Setting())
    let frame = try driver.button(button.label).frame
    hand.down(driver, at: CGPoint(x: frame.midX, y: frame.midY))
    let near = button.margin - 0.5
    let far = button.margin + 0.5
    for (x, y, isPressed) in [
      (frame.maxX + near, frame.midY, true), (frame.maxX + far, frame.midY, false),
      (frame.minX - near, frame.midY, true), (frame.minX - far, frame.midY, false),
      (frame.midX, frame.maxY + near, true), (frame.midX, frame.maxY + far, false),
      (frame.midX, frame.minY - near, true), (frame.midX, frame.minY - far, false),
      (frame.maxX - 1, frame.midY, true),
    ] {
      hand.move(driver, to: CGPoint(x: x, y: y))
      driver.settle()
      #expect(driver.opacities == (isPressed ? [button.opacity] : []), "\(x), \(y)")
    }
    hand.up(driver)
    #expect(driver.counts.filter { $0 == "1 action" }.count == 1)
  }

  @Test(
    "released too far away, neither acts", arguments: Hand.allCases, ["40 points", "70 points"])
  func releasedAway(hand: Hand, label: String) throws {
    let driver = try demo.driver(Setting())
    let frame = try driver.button(label).frame
    hand.down(driver, at: CGPoint(x: frame.midX, y: frame.midY))
    hand.move(driver, to: CGPoint(x: frame.maxX + 71, y: frame.midY))
    hand.up(driver)
    driver.settle()
    #expect(driver.counts == ["No action yet", "No action yet"])
    #expect(driver.opacities == [])
  }

  @Test("in the recording only the system's button acts: 55 points are too far for the other")
  func story() throws {
    let driver = try demo.driver(Setting())
    try demo.story(driver)
    #expect(driver.counts == ["No action yet", "1 action"])
  }
}
