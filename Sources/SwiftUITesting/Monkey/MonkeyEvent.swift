import SwiftUI

/// An event of a monkey's script.
enum MonkeyEvent: Equatable {
  case touchDown(CGPoint, finger: Int)
  case touchMove(CGPoint, over: TimeInterval, finger: Int)
  case touchUp(finger: Int)
  case touchCancel(finger: Int)
  /// A touch that the system cancels before it moves, in a window that is at rest before and after.
  case canceledTouch(CGPoint)
  case click(CGPoint, button: Int)
  case hover(CGPoint)
  case scroll(CGSize, at: CGPoint)
  case press(Key, EventModifiers)
  case advance(TimeInterval)
  /// The window becomes inactive, or active again.
  case activate(Bool)
  /// All fingers are lifted, and everything comes to rest.
  case rest

  /// A key, and its name in code.
  enum Key: String, CaseIterable {
    case tab, space, `return`, escape, upArrow, downArrow, leftArrow, rightArrow, delete

    fileprivate var equivalent: KeyEquivalent {
      switch self {
      case .tab: .tab
      case .space: .space
      case .return: .return
      case .escape: .escape
      case .upArrow: .upArrow
      case .downArrow: .downArrow
      case .leftArrow: .leftArrow
      case .rightArrow: .rightArrow
      case .delete: .delete
      }
    }
  }

  /// The number of lines of a canceled touch's code that make the window ready for it.
  static let linesBeforeCanceled = 3

  /// Sends the event to the window.
  ///
  /// - Parameter beforeCanceled: Called before a touch that is going to be canceled.
  @MainActor
  func play(on driver: ViewDriver, beforeCanceled: () -> Void = {}) {
    switch self {
    case .touchDown(let location, let finger): driver.touchDown(at: location, finger: finger)
    case .touchMove(let location, let duration, let finger):
      driver.touchMove(to: location, over: duration, finger: finger)
    case .touchUp(let finger): driver.touchUp(finger: finger)
    case .touchCancel(let finger): driver.touchCancel(finger: finger)
    case .canceledTouch(let location):
      // Any touch hides a focus ring, and closes a menu.
      driver.touchDown(at: .zero)
      driver.touchCancel()
      driver.settle(limit: MonkeyRun.longestRest)
      beforeCanceled()
      driver.touchDown(at: location)
      driver.advance(by: 0.2)
      driver.touchCancel()
      driver.settle(limit: MonkeyRun.longestRest)
    case .click(let location, let button):
      driver.mouseDown(at: location, button: button)
      driver.mouseUp(button: button)
    case .hover(let location): driver.hover(at: location)
    case .scroll(let delta, let location): driver.scroll(by: delta, at: location)
    case .press(let key, let modifiers): driver.press(key.equivalent, modifiers: modifiers)
    case .advance(let duration): driver.advance(by: duration)
    case .activate(let isActive): driver.isActive = isActive
    case .rest:
      // The run waits, and looks at what is then.
      break
    }
  }

  /// The event as a line of a test.
  var code: String {
    switch self {
    case .touchDown(let location, let finger):
      "driver.touchDown(at: \(Self.code(location))\(Self.code(finger, after: ", ")))"
    case .touchMove(let location, let duration, let finger):
      "driver.touchMove(to: \(Self.code(location)), over: \(duration)\(Self.code(finger, after: ", ")))"
    case .touchUp(let finger): "driver.touchUp(\(Self.code(finger)))"
    case .touchCancel(let finger): "driver.touchCancel(\(Self.code(finger)))"
    case .canceledTouch(let location):
      """
      driver.touchDown(at: .zero)
      driver.touchCancel()
      driver.settle()
      driver.touchDown(at: \(Self.code(location)))
      driver.advance(by: 0.2)
      driver.touchCancel()
      driver.settle()
      """
    case .click(let location, let button):
      """
      driver.mouseDown(at: \(Self.code(location))\(button == 0 ? "" : ", button: \(button)"))
      driver.mouseUp(\(button == 0 ? "" : "button: \(button)"))
      """
    case .hover(let location): "driver.hover(at: \(Self.code(location)))"
    case .scroll(let delta, let location):
      "driver.scroll(by: CGSize(width: \(Int(delta.width)), height: \(Int(delta.height))), at: \(Self.code(location)))"
    case .press(let key, let modifiers):
      "driver.press(.\(key.rawValue)\(modifiers.isEmpty ? "" : ", modifiers: .shift"))"
    case .advance(let duration): "driver.advance(by: \(duration))"
    case .activate(let isActive): "driver.isActive = \(isActive)"
    case .rest: "driver.settle()"
    }
  }

  private static func code(_ point: CGPoint) -> String {
    "CGPoint(x: \(Int(point.x)), y: \(Int(point.y)))"
  }

  /// The argument for a finger other than the first one.
  private static func code(_ finger: Int, after separator: String = "") -> String {
    finger == 0 ? "" : "\(separator)finger: \(finger)"
  }
}
