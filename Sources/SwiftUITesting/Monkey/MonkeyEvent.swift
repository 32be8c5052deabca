import SwiftUI

/// An event of a monkey's script.
enum MonkeyEvent: Equatable {
  case touchDown(CGPoint, finger: Int)
  case touchMove(CGPoint, over: TimeInterval, finger: Int)
  case touchUp(finger: Int)
  case touchCancel(finger: Int)
  case canceledTouch(CanceledTouch)
  case click(CGPoint, button: Int)
  case hover(CGPoint)
  case scroll(CGSize, at: CGPoint)
  case press(Key, EventModifiers)
  /// Text is typed, if a view that accepts text has focus.
  case type(String)
  case advance(TimeInterval)
  /// The window becomes inactive, or active again.
  case activate(Bool)
  /// Everything comes to rest.
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

  /// Whether the window is at rest at the end of the event.
  var rests: Bool { parts.last == .rest }

  /// The events that this one consists of.
  var parts: [MonkeyEvent] {
    guard case .canceledTouch(let touch) = self else { return [self] }
    return touch.preparation + touch.events
  }

  /// Sends the event to the window.
  ///
  /// - Returns: False if the window does not come to rest.
  @MainActor
  @discardableResult
  func play(on driver: ViewDriver) -> Bool {
    driver.tolerateMisuse { send(to: driver) }
  }

  @MainActor
  private func send(to driver: ViewDriver) -> Bool {
    switch self {
    case .touchDown(let location, let finger): driver.touchDown(at: location, finger: finger)
    case .touchMove(let location, 0, let finger): driver.touchMove(to: location, finger: finger)
    case .touchMove(let location, let duration, let finger):
      driver.touchMove(to: location, over: duration, finger: finger)
    case .touchUp(let finger): driver.touchUp(finger: finger)
    case .touchCancel(let finger): driver.touchCancel(finger: finger)
    case .canceledTouch: return parts.map { $0.play(on: driver) }.last ?? true
    case .click(let location, let button):
      driver.mouseDown(at: location, button: button)
      driver.mouseUp(button: button)
    case .hover(let location): driver.hover(at: location)
    case .scroll(let delta, let location): driver.scroll(by: delta, at: location)
    case .press(let key, let modifiers): driver.press(key.equivalent, modifiers: modifiers)
    case .type(let text): if driver.isTyping { driver.type(text) }
    case .advance(let duration): driver.advance(by: duration)
    case .activate(let isActive): driver.isActive = isActive
    case .rest: return driver.settle(limit: MonkeyRun.longestRest)
    }
    return true
  }
}

/// A touch that the system cancels, in a window that is at rest before and after.
struct CanceledTouch: Equatable {
  let location: CGPoint
  /// The place that the finger has moved to when it is canceled; nil if it has not moved.
  var target: CGPoint?
  /// Whether a touch elsewhere comes first: any touch hides a focus ring, and closes a menu.
  var isPrepared = true

  /// Whether another touch is about at the same place, and both move or do not.
  func isNear(_ other: CanceledTouch) -> Bool {
    (target == nil) == (other.target == nil)
      && abs(location.x - other.location.x) + abs(location.y - other.location.y) < 40
  }

  /// The events before the touch.
  var preparation: [MonkeyEvent] {
    (isPrepared ? [.touchDown(.zero, finger: 0), .touchCancel(finger: 0)] : []) + [.rest]
  }

  /// The touch, and the rest after it.
  var events: [MonkeyEvent] { events(endingWith: .touchCancel(finger: 0)) }

  /// The touch with another end, and the rest after it.
  ///
  /// The finger holds still before the end, so that nothing keeps moving at its speed.
  func events(endingWith end: MonkeyEvent) -> [MonkeyEvent] {
    let move = target.map { MonkeyEvent.touchMove($0, over: 0.1, finger: 0) }
    return [.touchDown(location, finger: 0)] + (move.map { [$0] } ?? [])
      + [.advance(0.2), end, .rest]
  }
}
