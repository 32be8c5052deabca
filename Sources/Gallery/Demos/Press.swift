import SwiftUI
import SwiftUITesting

/// Scripts that press the button with a label.
struct Press: Sendable {
  let label: String
  /// The finger that presses; others can be down at the same time.
  var finger = 0

  /// The button at rest, under a finger, with the finger dragged away, and disabled.
  var stills: [Still] {
    [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "Pressed") { driver in
        try touchDown(driver)
        driver.settle()
      },
      Still(name: "dragged-out", title: "Dragged out") { driver in
        try touchDown(driver)
        driver.settle()
        try dragAway(driver)
        driver.settle()
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ]
  }

  /// One press that strays, returns and acts, then one that is released far away and does not.
  var story: Demo.Script {
    { driver in
      driver.advance(by: 0.8)
      try touchDown(driver)
      driver.advance(by: 0.6)
      try dragAway(driver)
      driver.advance(by: 0.8)
      try dragBack(driver)
      driver.advance(by: 0.7)
      driver.touchUp(finger: finger)
      driver.advance(by: 1.2)

      try touchDown(driver)
      driver.advance(by: 0.5)
      try dragAway(driver)
      driver.advance(by: 0.5)
      driver.touchUp(finger: finger)
      driver.advance(by: 1.2)
    }
  }

  /// One press that acts.
  var tap: Demo.Script {
    { driver in
      try touchDown(driver)
      driver.advance(by: 0.5)
      driver.touchUp(finger: finger)
      driver.advance(by: 1.2)
    }
  }

  /// One press that acts, and the time that a long action takes.
  var patientTap: Demo.Script {
    { driver in
      try tap(driver)
      driver.advance(by: 1.5)
    }
  }

  /// One press that is held for more than a second.
  var hold: Demo.Script {
    { driver in
      try touchDown(driver)
      driver.advance(by: 1.3)
      driver.touchUp(finger: finger)
      driver.advance(by: 1.2)
    }
  }

  @MainActor
  private func touchDown(_ driver: ViewDriver) throws {
    driver.touchDown(at: try place(driver), finger: finger)
  }

  /// Farther than a finger may stray on any device.
  @MainActor
  private func dragAway(_ driver: ViewDriver) throws {
    let frame = try driver.button(label).frame
    driver.touchMove(
      to: CGPoint(x: frame.maxX + 85, y: frame.midY + 5), over: 0.5, finger: finger)
  }

  @MainActor
  private func dragBack(_ driver: ViewDriver) throws {
    driver.touchMove(to: try place(driver), over: 0.4, finger: finger)
  }

  /// Where the finger presses: beside the middle, such that the title can be read.
  @MainActor
  private func place(_ driver: ViewDriver) throws -> CGPoint {
    let frame = try driver.button(label).frame
    return CGPoint(x: frame.maxX - 12, y: frame.midY + 5)
  }
}
