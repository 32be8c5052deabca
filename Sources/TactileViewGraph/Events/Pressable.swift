import Foundation

/// A view whose action a press runs, such as a button.
@MainActor
@_spi(Engine) public protocol Pressable: ViewNode {
  /// Whether the list row runs the action for the view (rule 2.4.52).
  var actsWithContainer: Bool { get }

  /// Runs the action.
  func trigger()

  /// Whether a key that is held repeats the action.
  var repeatsWhileHeld: Bool { get }

  /// Begins the press of a key; a view that repeats its action runs it immediately.
  ///
  /// - Parameter isShown: Whether the view is drawn as pressed.
  func hold(isShown: Bool) -> any KeyHold
}

/// The press of a view by a key that is down.
@MainActor
@_spi(Engine) public protocol KeyHold {
  /// Whether the view is drawn as pressed.
  var isShown: Bool { get }

  /// The time at which the action is repeated next, in seconds; nil for never.
  var nextRepetition: TimeInterval? { get }

  /// Repeats the action as often as it is due, or ends the press if the view may no longer be pressed.
  mutating func advance(to time: TimeInterval)

  /// Ends the press.
  ///
  /// - Parameter acts: Whether the action may run; it does so if it is permitted, and has not run before.
  mutating func release(acts: Bool)
}

extension ViewNode {
  /// The node whose state a press of the button sets; nil if the button's style tracks no presses.
  package final var pressTracker: ViewNode? {
    if pressDisplay != nil { return self }
    for child in visibleChildren where child.asPressable == nil {
      if let tracker = child.pressTracker { return tracker }
    }
    return nil
  }
}

extension Pressable {
  /// The name of the view with its label, for traces.
  var titledName: String {
    let title = isRemoved ? "" : accessibilityElements.first?.label ?? ""
    return title.isEmpty ? name : "\(name) “\(title)”"
  }
}
