@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension Button where Label == TactileButtons.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a title, a symbol and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      TactileButtons.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title, a symbol and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      TactileButtons.Label(title, systemImage: systemImage)
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the system's label for a role (rule 1.1.12).
  ///
  /// | Role | Label |
  /// |---|---|
  /// | ``ButtonRole/cancel`` | the text “Cancel” |
  /// | ``ButtonRole/destructive`` | the text “Delete” |
  /// | ``ButtonRole/confirm`` | a check mark, which assistive technologies read as “Done” |
  /// | ``ButtonRole/close`` | a cross, which assistive technologies read as “Close” |
  ///
  /// - Parameters:
  ///   - role: The purpose of the button, which determines its label and its appearance.
  ///   - action: The action to perform when the button is triggered.
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The system's label for a button role.
///
/// A button that is created with a role but without a label has this label, as in `Button(role: .cancel) {}`. It is a
/// word, or a symbol for the roles `close` and `confirm`.
///
/// Mirrors SwiftUI's `DefaultButtonLabel`.
public nonisolated struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A word, or a symbol for the roles `close` and `confirm`.
  @MainActor @preconcurrency public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
    case .confirm: Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
    case .cancel: Text("Cancel")
    default: Text("Delete")
    }
  }
}
