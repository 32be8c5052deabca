/// The kind of an action that assistive technologies perform on a view.
///
/// Pass a kind to `accessibilityAction(_:_:)`; without one, the action is the ``default`` one, for a view that reacts
/// to a gesture and isn't a button. For an action of your own, pass its name to `accessibilityAction(named:_:)`:
///
/// ```swift
/// MessageRow(message)
///   .accessibilityAction { open(message) }
///   .accessibilityAction(named: "Delete") { delete(message) }
/// ```
///
/// Windows offer all kinds to screen readers by their names: no key or gesture performs them. A disabled view performs
/// none. SwiftUI's `delete` and `showMenu` don't exist. Mirrors SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let name: String

  package init(name: String) { self.name = name }

  /// The default action, which activates the element, as a button's action does.
  public static let `default` = AccessibilityActionKind(name: "activate")
  /// An action that dismisses the current content, such as a popover; the Escape key doesn't perform it.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action in the current context, such as playing and pausing in a music player.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")

  /// An action that increments the value by one step.
  package static let increment = AccessibilityActionKind(name: "increment")
  /// An action that decrements the value by one step.
  package static let decrement = AccessibilityActionKind(name: "decrement")

  /// Returns the action that scrolls the content toward an edge.
  package static func scroll(to edge: Edge) -> AccessibilityActionKind {
    switch edge {
    case .top: AccessibilityActionKind(name: "scroll up")
    case .bottom: AccessibilityActionKind(name: "scroll down")
    case .leading: AccessibilityActionKind(name: "scroll left")
    case .trailing: AccessibilityActionKind(name: "scroll right")
    }
  }
}
