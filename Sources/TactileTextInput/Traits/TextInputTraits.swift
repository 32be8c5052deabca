@_spi(Engine) import TactileInput
@_spi(Engine) import TactileUIKit
@_spi(Engine) import TactileViewGraph

/// What a virtual keyboard is told about a field.
package nonisolated struct TextInputTraits: Equatable, Sendable {
  package var keyboardType = UIKeyboardType.default
  package var contentType: UITextContentType?
  /// When letters are capital; nil for the beginnings of sentences.
  package var capitalization: TextInputAutocapitalization?
  package var isAutocorrectionDisabled: Bool?
  package var submitLabel: SubmitLabel = .return

  /// When a virtual keyboard types capital letters, which also depends on what the field is for.
  package var effectiveCapitalization: TextInputAutocapitalization {
    if let capitalization { return capitalization }
    switch keyboardType {
    case .emailAddress, .URL, .asciiCapableNumberPad, .numberPad, .decimalPad, .phonePad:
      return .never
    default: break
    }
    let small: [UITextContentType] = [
      .username, .password, .newPassword, .oneTimeCode, .emailAddress, .URL,
    ]
    return contentType.map(small.contains) == true ? .never : .sentences
  }
}

private enum TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
  /// What a virtual keyboard is told about the fields in the view.
  package var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }

  /// Whether fields don't ask the keyboard to correct what people type; false by default.
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.isAutocorrectionDisabled ?? false }
    set { textInputTraits.isAutocorrectionDisabled = newValue }
  }

  /// Whether fields don't ask the keyboard to correct what people type; use ``autocorrectionDisabled`` instead.
  public var disableAutocorrection: Bool? {
    get { textInputTraits.isAutocorrectionDisabled }
    set { textInputTraits.isAutocorrectionDisabled = newValue }
  }
}

extension TextInputClient {
  /// What a virtual keyboard is told about the view in which people type.
  package var textInputTraits: TextInputTraits {
    EnvironmentValues(scope: inputs.environment).textInputTraits
  }
}
