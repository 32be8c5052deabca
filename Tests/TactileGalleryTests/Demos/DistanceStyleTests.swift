import SwiftUI
import SwiftUITesting
import Testing

@testable import TactileGallery

/// A primitive style that measures how far the finger moves (the first document's first attempt).
@MainActor
@Suite struct DistanceStyleTests {
  private let demo = Demo.distanceStyle

  /// A hand near the left end of a button.
  private func press(
    _ label: String, _ hand: Hand
  ) throws -> (driver: ViewDriver, start: CGPoint) {
    let driver = try demo.driver(Setting())
    let frame = try driver.button(label).frame
    let start = CGPoint(x: frame.minX + 20, y: frame.midY)
    hand.down(driver, at: start)
    driver.advance(by: 0.3)
    return (driver, start)
  }

  @Test(
    "the style accepts up to a hundred points of movement, in any direction",
    arguments: Hand.allCases)
  func way(hand: Hand) throws {
    let (driver, start) = try press("By its way", hand)
    for (way, isPressed) in [
      ((0.0, 0.0), true), ((100, 0), true), ((100.5, 0), false), ((99, 0), true), ((50, 50), true),
      ((50, -51), false), ((-20, 79), true),
    ] {
      hand.move(driver, to: CGPoint(x: start.x + way.0, y: start.y + way.1))
      driver.advance(by: 0.3)
      #expect(driver.opacities == (isPressed ? [0.5] : []), "\(way)")
    }
    hand.up(driver)
    #expect(driver.counts == ["1 action", "No action yet"])
  }

  @Test(
    "dragged along the button, the system's stays pressed and acts; the style ends the press",
    arguments: Hand.allCases)
  func along(hand: Hand) throws {
    for (label, opacities, counts) in [
      ("By its way", [], ["No action yet", "No action yet"]),
      ("By its place", [0.2], ["No action yet", "1 action"]),
    ] {
      let (driver, start) = try press(label, hand)
      hand.move(driver, to: CGPoint(x: start.x + 180, y: start.y))
      driver.advance(by: 0.6)
      #expect(driver.opacities == opacities)
      hand.up(driver)
      #expect(driver.counts == counts)
    }
  }

  @Test("the press eases in and out in 0.16 seconds, from the moment of the touch")
  func timing() throws {
    let driver = try demo.driver(Setting())
    driver.touchDown(on: try driver.button("By its way").element)
    #expect(driver.opacities == [])
    driver.advance(by: 0.08)
    #expect(driver.opacities == [0.75])
    driver.advance(by: 0.1)
    #expect(driver.opacities == [0.5])
    driver.touchUp()
    driver.advance(by: 0.08)
    #expect(driver.opacities == [0.75])
    driver.advance(by: 0.1)
    #expect(driver.opacities == [])
  }

  @Test("3.6.36: updating precedes onChanged; at the end the reset precedes onEnded")
  func order() throws {
    let driver = try demo.driver(Setting())
    let trace = try driver.trace { try driver.tap(on: "By its way") }
    let actions = trace.entries.compactMap { entry in
      if case .action(let name, _) = entry.event { name } else { nil }
    }
    #expect(
      actions == ["updating", "onChanged", "reset of the GestureState", "onEnded", "action"])
  }
}

extension ViewDriver {
  fileprivate func touchDown(on element: FoundElement) { touchDown(at: element.center) }
}
