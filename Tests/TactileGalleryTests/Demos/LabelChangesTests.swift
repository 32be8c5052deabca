import SwiftUI
import SwiftUITesting
import Testing

@testable import TactileGallery

/// Changes of a button's own label by its action (the fourth document).
@MainActor
@Suite struct LabelChangesTests {
  private let labels = ["Default", "nil around it", "nil inside", "Plain"]

  /// How far the markers have come, from above: 0 at the left end, 1 at the right one.
  private func markers(_ driver: ViewDriver) throws -> [Double] {
    let circles = driver.displayList.description
      .matches(of: /\(([-0-9.]+), ([-0-9.]+)\) 18×18/).compactMap { Double($0.output.1) }
    #expect(circles.count == 4)
    let width = 240.0 - 2 * 14 - 18
    return circles.map { ((($0 - (360 - 240) / 2 - 14) / width) * 100).rounded() / 100 }
  }

  private func play(_ hand: Hand, _ label: String) throws -> (ViewDriver, Int) {
    let driver = try Demo.labelChanges.driver(Setting())
    hand.down(driver, at: try driver.text(label).center)
    driver.advance(by: 0.5)
    hand.up(driver)
    return (driver, try #require(labels.firstIndex(of: label)))
  }

  @Test(
    "2.3.43, 2.3.44: the default style animates the marker, whatever is around the button",
    arguments: Hand.allCases, ["Default", "nil around it"])
  func gliding(hand: Hand, label: String) throws {
    let (driver, row) = try play(hand, label)
    var way = [try markers(driver)[row]]
    for _ in 1...4 {
      driver.advance(by: 0.1)
      way.append(try markers(driver)[row])
    }
    #expect(way[0] == 0)
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 < $1 }, "\(way)")
    driver.settle()
    #expect(try markers(driver)[row] == 1)
  }

  @Test(
    "2.3.43, 2.3.44: the plain style, or a nil animation in the label, does not",
    arguments: Hand.allCases, ["nil inside", "Plain"])
  func jumping(hand: Hand, label: String) throws {
    let (driver, row) = try play(hand, label)
    #expect(try markers(driver)[row] == 1)
    // The dimming fades all the same.
    let dim = label == "Plain" ? 0.75 : 0.2
    #expect(driver.opacities == [dim])
    driver.advance(by: 0.2)
    #expect(driver.opacities.count == 1 && driver.opacities[0] > dim)
    driver.settle()
    #expect(driver.opacities == [])
  }

  @Test("2.3.42: all buttons dim immediately when they are pressed")
  func dimming() throws {
    let driver = try Demo.labelChanges.driver(Setting())
    for (finger, label) in labels.enumerated() {
      driver.touchDown(at: try driver.text(label).center, finger: finger)
    }
    driver.advance(by: 0.012)
    #expect(driver.opacities == [0.2, 0.2, 0.2, 0.75])
  }
}
