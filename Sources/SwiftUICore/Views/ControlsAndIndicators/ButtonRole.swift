/// What a button is for.
///
/// Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  private let rawValue: Int

  /// Deletes something, or does something else that is hard to undo.
  public static let destructive = ButtonRole(rawValue: 1)
  /// Leaves things as they are.
  public static let cancel = ButtonRole(rawValue: 4)
  /// Agrees.
  public static let confirm = ButtonRole(rawValue: 5)
  /// Closes.
  public static let close = ButtonRole(rawValue: 6)
}
