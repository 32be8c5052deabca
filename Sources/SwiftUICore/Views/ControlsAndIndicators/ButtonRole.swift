/// A value that describes the purpose of a button.
///
/// Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  private let rawValue: Int

  /// A role for a button that deletes data or is otherwise hard to undo.
  public static let destructive = ButtonRole(rawValue: 1)
  /// A role for a button that cancels an operation without changes.
  public static let cancel = ButtonRole(rawValue: 4)
  /// A role for a button that confirms an operation.
  public static let confirm = ButtonRole(rawValue: 5)
  /// A role for a button that closes a view.
  public static let close = ButtonRole(rawValue: 6)
}
