@_spi(Engine) import TactileInput
@_spi(Engine) import TactileUIKit
@_spi(Engine) import TactileViewGraph

/// The traits of a field for an on-screen keyboard.
package nonisolated struct TextInputTraits: Equatable, Sendable {
  package var keyboardType = UIKeyboardType.default
  package var contentType: UITextContentType?
  /// The autocapitalization; nil for the default of the field's purpose.
  package var capitalization: TextInputAutocapitalization?
  package var isAutocorrectionDisabled: Bool?
  package var submitLabel: SubmitLabel = .return

  /// The autocapitalization; by default, none for addresses, numbers and credentials, and otherwise by sentence.
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
  /// The traits of the fields in the view for an on-screen keyboard.
  package var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }

  /// Whether autocorrection is disabled; the default is false.
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.isAutocorrectionDisabled ?? false }
    set { textInputTraits.isAutocorrectionDisabled = newValue }
  }

  /// Whether autocorrection is disabled; use ``autocorrectionDisabled`` instead.
  public var disableAutocorrection: Bool? {
    get { textInputTraits.isAutocorrectionDisabled }
    set { textInputTraits.isAutocorrectionDisabled = newValue }
  }
}

extension TextInputClient {
  /// The traits of the text input client for an on-screen keyboard.
  package var textInputTraits: TextInputTraits {
    EnvironmentValues(scope: inputs.environment).textInputTraits
  }
}
