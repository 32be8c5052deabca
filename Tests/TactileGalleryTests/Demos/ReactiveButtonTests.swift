import SwiftUI
import SwiftUITesting
import Testing

@testable import TactileGallery

/// A button made from a plain view (the third document).
@MainActor
@Suite struct ReactiveButtonTests {
  /// The middle of each button, and how far it is from there to the left edge, in points.
  private let buttons = [
    (center: CGPoint(x: 100, y: 86), reach: 26.0), (center: CGPoint(x: 260, y: 86), reach: 26),
  ]

  private func play(_ hand: Hand, _ row: Int, to x: CGFloat) throws -> (ViewDriver, [DisplayList]) {
    let driver = try Demo.reactiveButton.driver(Setting())
    var lists = [driver.displayList]
    hand.down(driver, at: buttons[row].center)
    driver.settle()
    lists.append(driver.displayList)
    hand.move(driver, to: CGPoint(x: buttons[row].center.x + x, y: buttons[row].center.y))
    driver.settle()
    lists.append(driver.displayList)
    hand.up(driver)
    driver.settle()
    return (driver, lists)
  }

  @Test("it is pressed and acts when touched on the label", arguments: Hand.allCases, [0, 1])
  func inside(hand: Hand, row: Int) throws {
    let (driver, lists) = try play(hand, row, to: buttons[row].reach - 2)
    #expect(lists[1] != lists[0])
    #expect(lists[2] == lists[1])
    #expect(driver.counts[row] == "1 action")
    #expect(driver.counts[1 - row] == "No action yet")
  }

  @Test(
    "it doesn't act beside the label, because it has no margin", arguments: Hand.allCases, [0, 1])
  func outside(hand: Hand, row: Int) throws {
    let (driver, lists) = try play(hand, row, to: buttons[row].reach + 2)
    #expect(lists[1] != lists[0])
    #expect(lists[2] != lists[1])
    #expect(driver.counts == ["No action yet", "No action yet"])
    #expect(driver.displayList == lists[0])
  }

  @Test("its style tells an outside finger from none; the first attempt doesn't")
  func phases() throws {
    let simple = try play(.finger, 0, to: 60).1
    #expect(simple[2] == simple[0])
    let styled = try play(.finger, 1, to: 60).1
    #expect(styled[2] != styled[0])
  }
}
