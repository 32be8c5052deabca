import SwiftUI
import SwiftUITesting

/// Scripts that press the button with a label.
struct Press: Sendable {
  let label: String
  /// The finger that presses; other fingers may be down at the same time.
  var finger = 0

  /// Stills of the button at rest, pressed, with the finger dragged away, and disabled.
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

  /// A press that leaves the button, returns and acts, followed by one that is released far away
  /// and does not act.
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

  /// A script of a finger that goes down on the button and is lifted there.
  var tap: Demo.Script {
    { driver in
      try touchDown(driver)
      driver.advance(by: 0.5)
      driver.touchUp(finger: finger)
      driver.advance(by: 1.2)
    }
  }

  /// A press that acts, followed by the duration of a long action.
  var patientTap: Demo.Script {
    { driver in
      try tap(driver)
      driver.advance(by: 1.5)
    }
  }

  /// A press that is held for more than a second.
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

  /// Moves the finger beyond the distance at which a press is lost on every device.
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

  /// Returns the location of the press, beside the center so that the title stays readable.
  @MainActor
  private func place(_ driver: ViewDriver) throws -> CGPoint {
    let frame = try driver.button(label).frame
    return CGPoint(x: frame.maxX - 12, y: frame.midY + 5)
  }
}
