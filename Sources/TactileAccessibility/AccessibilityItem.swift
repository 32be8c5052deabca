import Foundation
@_spi(Engine) import TactileViewGraph

/// An accessibility element that keeps its identity while its view stays in the window.
@MainActor
package final class AccessibilityItem: AccessibilityElementHolder {
  /// The content that assistive technologies read.
  var content: Content
  /// The items of the elements that the view made inside of its element.
  var children: [AccessibilityItem] = []
  /// The branches of the views whose elements are inside.
  var branches: [AccessibilityOutline.Branch] = []

  /// The number of updates since an animation may have moved the item; nil if none does.
  private var steadyUpdates: Int?

  init(_ content: Content) { self.content = content }

  package var element: AccessibilityElement { content.element }
  /// The frame in points of the window.
  package var frame: CGRect { content.frame }
  /// Whether the user can interact with the element.
  package var isEnabled: Bool { content.isEnabled }
  /// Whether the element is a button that is drawn pressed; nil for elements that can't be.
  package var isPressed: Bool? { content.isPressed }

  /// The identity of the item.
  package var id: ObjectIdentifier { ObjectIdentifier(self) }

  /// The view that gets the keyboard focus when the element does; nil if none can.
  package var focusHolder: (any FocusHolder)? {
    guard let holder = element.node.nearestFocusHolder, holder.canFocus else { return nil }
    return holder
  }

  /// Whether the element, if enabled, can have the keyboard focus.
  package var hasFocusHolder: Bool { element.node.nearestFocusHolder != nil }

  /// Whether the items keep their order if this one gets another content.
  func isArranged(like other: Content) -> Bool {
    let (old, new) = (content.element, other.element)
    return old.sortPriority == new.sortPriority && old.node === new.node
      && old.traits.contains(.isModal) == new.traits.contains(.isModal)
  }

  // MARK: Motion

  /// The number of updates after which an item that has not moved no longer counts as moving: other
  /// animations may go on forever.
  private static let patience = 120

  /// Notes that an animation may move the item, and returns whether that is new.
  func beginMotion() -> Bool {
    defer { steadyUpdates = 0 }
    return steadyUpdates == nil
  }

  /// Reads the frame again, and returns whether it has changed.
  func followMotion() -> Bool {
    let frame = element.frame
    steadyUpdates = frame == content.frame ? (steadyUpdates ?? 0) + 1 : 0
    defer { content.frame = frame }
    return steadyUpdates == 0
  }

  /// Ends the motion if the item is at rest, and returns whether it is.
  func comesToRest(isAnimating: Bool) -> Bool {
    if isAnimating, steadyUpdates ?? 0 < Self.patience { return false }
    steadyUpdates = nil
    return true
  }

  /// An element with what is read from its view besides; reading it creates dependencies.
  @MainActor
  struct Content {
    let element: AccessibilityElement
    var frame: CGRect
    let isEnabled: Bool
    let isPressed: Bool?
    let children: [Content]

    init(_ element: AccessibilityElement) {
      self.element = element
      frame = element.place.followedWindowFrame
      isEnabled = element.isEnabled
      isPressed = element.node.asPressable?.pressTracker?.pressDisplay?.latest.isPressed
      children = element.contents == nil ? element.children.map(Content.init) : []
    }
  }
}

extension ViewNode {
  /// The smallest rectangle around the node's elements, in points of the window; reading it creates a
  /// dependency on the positions of all elements around them.
  fileprivate var followedWindowFrame: CGRect {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    for element in elements { _ = element.transform(to: .global) }
    return windowFrame
  }

  /// The view that has the focus for this one: itself, or the nearest around it.
  fileprivate var nearestFocusHolder: (any FocusHolder)? {
    var node: ViewNode? = self
    while let current = node {
      if let holder = current.asFocusHolder { return holder }
      node = current.parent
    }
    return nil
  }
}
