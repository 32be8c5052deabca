@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A control for entering private text, such as a password, which is displayed as bullets.
///
/// ```swift
/// SecureField("Password", text: $password)
///   .onSubmit { logIn() }
/// ```
///
/// A secure field has the style of a single-line ``TextField``. Its text can't be copied or cut, and isn't available to
/// input methods. Assistive technologies read bullets. Mirrors SwiftUI's `SecureField`.
public nonisolated struct SecureField<Label: View>: View {
  private let configuration: TextFieldConfiguration
  private let label: Label

  private init(
    _ text: Binding<String>, prompt: Text?, onCommit: @escaping () -> Void = {}, label: Label
  ) {
    var configuration = TextFieldConfiguration(text, prompt: prompt)
    configuration.isSecure = true
    configuration.onCommit = onCommit
    self.configuration = configuration
    self.label = label
  }

  /// Creates a secure field with a custom label.
  ///
  /// - Parameters:
  ///   - text: A binding to the private text.
  ///   - prompt: The placeholder; nil for the label.
  ///   - label: A view that describes the purpose of the field.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt: prompt, label: label())
  }

  /// The field, drawn by the closest text field style.
  @MainActor @preconcurrency public var body: some View {
    TextField(configuration, label: label)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a secure field with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text, prompt: nil, label: Text(titleResource))
  }

  /// Creates a secure field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, prompt: nil, label: Text(title))
  }

  /// Creates a secure field with a title and a prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a secure field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(text, prompt: prompt, label: Text(titleResource))
  }

  /// Creates a secure field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  /// Creates a secure field with an action for submission; use `onSubmit(of:_:)` instead.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: nil, onCommit: onCommit, label: Text(titleKey))
  }

  /// Creates a secure field with an action for submission; use `onSubmit(of:_:)` instead.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: nil, onCommit: onCommit, label: Text(title))
  }
}
