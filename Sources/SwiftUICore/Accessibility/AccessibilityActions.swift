/// What somebody may ask an element to do.
///
/// Mirrors SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  private init(name: String) { self.name = name }

  /// Makes an action with a name, by which it is offered.
  public init(named name: Text) { self.init(name: name.string) }

  /// What the element is for: a button's action.
  public static let `default` = AccessibilityActionKind(name: "activate")
  /// Leaves what is shown.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What matters most at the moment.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")

  /// The value goes a step up.
  static let increment = AccessibilityActionKind(name: "increment")
  /// The value goes a step down.
  static let decrement = AccessibilityActionKind(name: "decrement")

  /// The content goes on towards an edge.
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
  /// Adds something that the view can be asked to do, without being touched.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.action(actionKind, handler))
  }

  /// Adds something with a name that the view can be asked to do.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds something with a name that the view can be asked to do.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds something with a name that the view can be asked to do.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }
}

/// Which way the value of an element goes.
///
/// Mirrors SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// A step up.
  case increment
  /// A step down.
  case decrement
}

extension View {
  /// Lets the view be asked to go a step up or down: the actions “increment” and “decrement”.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.adjustment(handler))
  }

  /// Lets the view be asked to scroll: the actions “scroll up”, “scroll down”, “scroll left” and
  /// “scroll right”.
  ///
  /// - Parameter handler: gets the edge towards which the content is to go on.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.scrolling(handler))
  }
}
