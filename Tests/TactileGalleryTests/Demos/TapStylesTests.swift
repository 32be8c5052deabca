import SwiftUI
import SwiftUITesting
import Testing

@testable import TactileGallery

/// Styles that decide what triggers the action (the second document).
@MainActor
@Suite struct TapStylesTests {
  private let labels = ["Double tap", "Double tap or swipe", "Tap or swipe"]

  /// What came of the same done to each button, at its middle.
  private func counts(
    of act: (ViewDriver, CGPoint) -> Void
  ) throws -> [String] {
    let driver = try Demo.tapStyles.driver(Setting())
    for label in labels {
      act(driver, try driver.text(label).center)
      driver.settle()
    }
    return driver.counts.map { $0 == "No action yet" ? "0" : String($0.prefix(1)) }
  }

  @Test("a tap triggers only the last style", arguments: Hand.allCases)
  func tap(hand: Hand) throws {
    #expect(try counts { hand.tap($0, at: $1) } == ["0", "0", "1"])
  }

  @Test("3.2.7: a double tap triggers styles of double taps once and the last style twice")
  func doubleTap() throws {
    let tapped = try counts { driver, place in
      Hand.finger.tap(driver, at: place)
      driver.advance(by: 0.3)
      Hand.finger.tap(driver, at: place)
    }
    #expect(tapped == ["1", "1", "2"])
  }

  @Test("3.2.7: two taps too far apart in time aren't a double tap")
  func slowTaps() throws {
    let tapped = try counts { driver, place in
      Hand.finger.tap(driver, at: place)
      driver.advance(by: 0.4)
      Hand.finger.tap(driver, at: place)
    }
    #expect(tapped == ["0", "0", "2"])
  }

  @Test("a swipe triggers once, wherever it ends", arguments: Hand.allCases)
  func swipe(hand: Hand) throws {
    let swiped = try counts { driver, place in
      hand.down(driver, at: place)
      for x in stride(from: 10.0, through: 190, by: 20) {
        driver.advance(by: 0.02)
        hand.move(driver, to: CGPoint(x: place.x + x, y: place.y))
      }
      hand.up(driver)
    }
    #expect(swiped == ["0", "1", "1"])
  }

  @Test("3.4.19: ten points make a swipe, nine don't")
  func swipeDistance() throws {
    for (distance, expected) in [(9.0, ["0", "0", "1"]), (10, ["0", "1", "1"])] {
      let swiped = try counts { driver, place in
        driver.touchDown(at: place)
        driver.advance(by: 0.1)
        driver.touchMove(to: CGPoint(x: place.x + distance, y: place.y))
        driver.touchUp()
      }
      #expect(swiped == expected, "\(distance) points")
    }
  }

  @Test("2.1.16: the ButtonStyle shows the press of a tap, but not of a swipe")
  func look() throws {
    let driver = try Demo.tapStyles.driver(Setting())
    let place = try driver.text("Tap or swipe").center
    driver.touchDown(at: place)
    driver.advance(by: 0.1)
    #expect(driver.opacities == [0.4])
    driver.touchMove(to: CGPoint(x: place.x + 180, y: place.y), over: 0.2)
    driver.advance(by: 1)
    #expect(driver.opacities == [])
    driver.touchUp()
    #expect(driver.counts[2] == "1 action")
  }
}
