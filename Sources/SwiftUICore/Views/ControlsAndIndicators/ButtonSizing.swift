/// How much of the room that it is offered a button takes.
///
/// Mirrors SwiftUI's `ButtonSizing` (rule 1.3.28).
public struct ButtonSizing: Hashable, Sendable {
  private let number: Int

  /// As suits the button's place: its label's size.
  public static let automatic = ButtonSizing(number: 0)
  /// What the label needs.
  public static let fitted = ButtonSizing(number: 1)
  /// The whole width that is offered.
  public static let flexible = ButtonSizing(number: 2)
}

enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// How much of the room that they are offered buttons take.
  public var buttonSizing: ButtonSizing { self[ButtonSizingKey.self] }

  var writableButtonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Decides how much of the room that they are offered the bordered buttons in this view take.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.writableButtonSizing, sizing)
  }
}
