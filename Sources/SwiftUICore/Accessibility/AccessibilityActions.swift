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
  let name: String

  init(name: String) { self.name = name }

  /// Creates a kind from a name, under which assistive technologies offer the action.
  public init(named name: Text) { self.init(name: name.string) }

  /// The default action, which activates the element, as a button's action does.
  public static let `default` = AccessibilityActionKind(name: "activate")
  /// An action that dismisses the current content, such as a popover; the Escape key doesn't perform it.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action in the current context, such as playing and pausing in a music player.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")

  /// An action that increments the value by one step.
  static let increment = AccessibilityActionKind(name: "increment")
  /// An action that decrements the value by one step.
  static let decrement = AccessibilityActionKind(name: "decrement")

  /// Returns the action that scrolls the content toward an edge.
  static func scroll(to edge: Edge) -> AccessibilityActionKind {
    switch edge {
    case .top: AccessibilityActionKind(name: "scroll up")
    case .bottom: AccessibilityActionKind(name: "scroll down")
    case .leading: AccessibilityActionKind(name: "scroll left")
    case .trailing: AccessibilityActionKind(name: "scroll right")
    }
  }
}

extension View {
  /// Adds an accessibility action to the view; one that is added further outside replaces it if it has the same kind.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.action(actionKind, handler))
  }

  /// Adds a named accessibility action to the view.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds a named accessibility action to the view.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named accessibility action to the view.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }
}

/// The direction in which an assistive technology adjusts the value of an element.
///
/// Make a custom control adjustable with `accessibilityAdjustableAction(_:)`, which passes a direction to its closure:
///
/// ```swift
/// Stars(count: count).accessibilityAdjustableAction { direction in
///   count += direction == .increment ? 1 : -1
/// }
/// ```
///
/// Mirrors SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value is incremented by one step.
  case increment
  /// The value is decremented by one step.
  case decrement
}

extension View {
  /// Adds the accessibility actions “increment” and “decrement” to the view.
  ///
  /// Set the value that they change with `accessibilityValue(_:)`, so that people hear it.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.adjustment(handler))
  }

  /// Adds the accessibility actions “scroll up”, “scroll down”, “scroll left” and “scroll right” to the view.
  ///
  /// - Parameter handler: a closure that receives the edge toward which the content scrolls.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.scrolling(handler))
  }
}
