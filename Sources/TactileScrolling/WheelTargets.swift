import Foundation
@_spi(Engine) import TactileViewGraph

/// A view whose content wheels and trackpads scroll.
@MainActor
protocol WheelScrollable: ElementNode {
  /// Whether the content moves without a finger, such as after a fling.
  var isMovingByItself: Bool { get }

  /// Whether no finger on the screen holds the content.
  var isFree: Bool { get }

  /// Returns whether the content can be scrolled along an axis at all.
  func isScrollable(along axis: Axis) -> Bool

  /// Returns whether there is content to scroll to; positive lengths are to the right and the bottom.
  func canMove(by length: CGFloat, along axis: Axis) -> Bool

  /// Scrolls the content immediately, limited to its ends.
  func turn(by delta: CGSize)

  /// Stops the content where it is; beyond an end, it returns to the end.
  func stopAtFinger()

  /// Begins to follow the fingers.
  func beginDrag()

  /// Moves the content by the distance since the beginning, in points.
  func drag(by translation: CGSize)

  /// Lets go of the content, at a velocity in points per second.
  func endDrag(velocity: CGSize)
}

/// A view whose value a wheel changes.
@MainActor
package protocol WheelTurnable: ElementNode {
  /// Changes the value by an event of the wheel.
  func turn(_ event: ScrollEvent)
}

/// A view that fingers on a trackpad move sideways, such as a list row with swipe actions.
@MainActor
package protocol TrackpadSwipeable: ElementNode {
  /// Returns whether fingers that move to the right by a distance in points move the view.
  func canSwipe(by distance: CGFloat) -> Bool

  /// Begins to follow the fingers.
  func beginDrag()

  /// Moves the view by the distance since the beginning, in points.
  func drag(by distance: CGFloat)

  /// Lets go of the view, at a velocity in points per second.
  func endDrag(velocity: CGFloat)

  /// Lets go of the view without an action.
  func cancelDrag()
}
