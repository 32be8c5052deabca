@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension AccessibilityActionKind {
  /// Creates a kind from a name, under which assistive technologies offer the action.
  public init(named name: Text) { self.init(name: name.string) }
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
