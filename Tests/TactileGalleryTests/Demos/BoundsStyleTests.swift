import SwiftUI
import SwiftUITesting
import Testing

@testable import TactileGallery

/// A primitive style that measures its bounds (the first document's second attempt).
@MainActor
@Suite struct BoundsStyleTests {
  private let demo = Demo.boundsStyle

  /// A hand that goes down in the middle, waits, and strays from there to a distance from an edge.
  private func stray(
    _ label: String, _ hand: Hand, by distance: CGFloat, _ direction: CGPoint,
    after wait: TimeInterval
  ) throws -> ViewDriver {
    let driver = try demo.driver(Setting())
    let frame = try driver.button(label).frame
    hand.down(driver, at: CGPoint(x: frame.midX, y: frame.midY))
    driver.advance(by: wait)
    hand.move(
      driver,
      to: CGPoint(
        x: frame.midX + direction.x * (frame.width / 2 + distance),
        y: frame.midY + direction.y * (frame.height / 2 + distance)))
    driver.settle()
    return driver
  }

  nonisolated static let directions = [
    CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1),
  ]

  @Test(
    "the style allows the finger to move 40 points beyond each side", arguments: Hand.allCases,
    directions)
  func straying(hand: Hand, direction: CGPoint) throws {
    let near = try stray("40 points", hand, by: 39.9, direction, after: 0)
    #expect(near.opacities == [0.5])
    hand.up(near)
    #expect(near.counts == ["1 action", "No action yet"])
    #expect(try stray("40 points", hand, by: 40.1, direction, after: 0).opacities == [])
  }

  @Test("the system's button allows 70 points", arguments: Hand.allCases, directions)
  func systemStraying(hand: Hand, direction: CGPoint) throws {
    let near = try stray("70 points", hand, by: 69.9, direction, after: 0.2)
    #expect(near.opacities == [0.2])
    hand.up(near)
    #expect(near.counts == ["No action yet", "1 action"])
    #expect(try stray("70 points", hand, by: 70.1, direction, after: 0.2).opacities == [])
  }

  @Test("the label scaled to 0.98 scales its 40 points along")
  func shrunken() throws {
    let right = CGPoint(x: 1, y: 0)
    // The style's half width and its margin, as they are shown: 147 instead of 150 points.
    #expect(try stray("40 points", .finger, by: 36.9, right, after: 0.3).opacities == [0.5])
    #expect(try stray("40 points", .finger, by: 37.1, right, after: 0.3).opacities == [])
  }

  @Test(
    "neither acts when the finger is released too far away", arguments: Hand.allCases,
    ["40 points", "70 points"])
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

  @Test(
    "in the recording only the system's button acts: 55 points are too far for the custom style")
  func story() throws {
    let driver = try demo.driver(Setting())
    try demo.story(driver)
    #expect(driver.counts == ["No action yet", "1 action"])
  }
}
