@_spi(Engine) import TactileViewGraph

/// A value that describes the purpose of a button, from which styles and containers derive its appearance.
///
/// Pass the role when you create the button:
///
/// ```swift
/// Button("Delete", role: .destructive) { delete(item) }
/// ```
///
/// Most of the system's styles draw a destructive button in red, as do menus, alerts and swipe actions; in bordered
/// styles, a tint replaces the red, and the plain style ignores roles. Of two buttons of an alert side by side, the
/// cancel button is the first; in a stack, and in a confirmation dialog, it is the last. Escape triggers it in both,
/// and Return the first button that is neither destructive nor the cancel button. A custom style can read the role from
/// its configuration. Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  private let rawValue: UInt8

  /// A role for a button whose action deletes data or is otherwise hard to undo.
  ///
  /// A button that is created with the role but without a label shows “Delete”.
  public static let destructive = ButtonRole(rawValue: 1)
  /// A role for a button that cancels an operation without changes.
  ///
  /// A cancel button in a confirmation dialog replaces the one that the dialog would have added. A button that
  /// is created with the role but without a label shows “Cancel”.
  public static let cancel = ButtonRole(rawValue: 4)
  /// A role for a button that confirms an operation, such as saving an edit.
  ///
  /// Styles draw it like a button without a role. `Button(role: .confirm) { save() }`, without a label, shows a check
  /// mark.
  public static let confirm = ButtonRole(rawValue: 5)
  /// A role for a button that closes a view and, unlike ``cancel``, keeps the changes in it.
  ///
  /// Styles draw it like a button without a role. `Button(role: .close) { dismiss() }`, without a label, shows a cross.
  public static let close = ButtonRole(rawValue: 6)
}
