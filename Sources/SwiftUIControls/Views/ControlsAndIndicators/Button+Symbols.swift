@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

extension Button where Label == SwiftUIControls.Label<Text, Image> {
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
      SwiftUIControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title, a symbol and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUIControls.Label(title, systemImage: systemImage)
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the system's label for a role (rule 1.1.12).
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label that the system provides for a button role.
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
