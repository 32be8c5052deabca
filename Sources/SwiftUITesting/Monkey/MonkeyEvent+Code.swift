import SwiftUI

extension MonkeyEvent {
  /// The event as lines of a test.
  var code: String { lines.joined(separator: "\n") }

  /// The lines of a test that send the event.
  var lines: [String] {
    switch self {
    case .touchDown(let location, let finger):
      ["driver.touchDown(at: \(Self.code(location))\(Self.code(finger, after: ", ")))"]
    case .touchMove(let location, let duration, let finger):
      [
        "driver.touchMove(to: \(Self.code(location))"
          + (duration == 0 ? "" : ", over: \(Self.code(duration))")
          + "\(Self.code(finger, after: ", ")))"
      ]
    case .touchUp(let finger): ["driver.touchUp(\(Self.code(finger)))"]
    case .touchCancel(let finger): ["driver.touchCancel(\(Self.code(finger)))"]
    case .canceledTouch: parts.flatMap(\.lines)
    case .click(let location, let button):
      [
        "driver.mouseDown(at: \(Self.code(location))\(button == 0 ? "" : ", button: \(button)"))",
        "driver.mouseUp(\(button == 0 ? "" : "button: \(button)"))",
      ]
    case .hover(let location): ["driver.hover(at: \(Self.code(location)))"]
    case .scroll(let delta, let location):
      [
        "driver.scroll(by: CGSize(width: \(Int(delta.width)), height: \(Int(delta.height))), "
          + "at: \(Self.code(location)))"
      ]
    case .press(let key, let modifiers):
      ["driver.press(.\(key.rawValue)\(modifiers.isEmpty ? "" : ", modifiers: .shift"))"]
    case .type(let text): ["driver.type(\(text.debugDescription))"]
    case .advance(let duration): ["driver.advance(by: \(Self.code(duration)))"]
    case .activate(let isActive): ["driver.isActive = \(isActive)"]
    case .rest: [Self.restLine]
    }
  }

  /// The line that waits until everything is at rest.
  static let restLine = "driver.settle()"

  private static func code(_ point: CGPoint) -> String {
    point == .zero ? ".zero" : "CGPoint(x: \(Int(point.x)), y: \(Int(point.y)))"
  }

  /// The argument for a finger other than the first one.
  private static func code(_ finger: Int, after separator: String = "") -> String {
    finger == 0 ? "" : "\(separator)finger: \(finger)"
  }

  private static func code(_ duration: TimeInterval) -> String {
    duration == duration.rounded() && duration < 1e9 ? "\(Int(duration))" : "\(duration)"
  }
}
