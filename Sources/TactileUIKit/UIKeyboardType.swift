/// The type of the on-screen keyboard of a field.
///
/// Pass it to `keyboardType(_:)`. Mirrors UIKit's `UIKeyboardType`.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard of the current language.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs, with a slash and a dot.
  case URL = 3
  /// A numeric keypad.
  case numberPad = 4
  /// A telephone keypad.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses, with an at sign.
  case emailAddress = 7
  /// A numeric keypad with a decimal separator.
  case decimalPad = 8
  /// A keyboard for short messages, with an at sign and a number sign.
  case twitter = 9
  /// A keyboard for web searches and addresses.
  case webSearch = 10
  /// A numeric keypad for ASCII digits.
  case asciiCapableNumberPad = 11

  /// The former name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The autocapitalization of an on-screen keyboard.
///
/// Mirrors UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letter is capitalized.
  case none = 0
  /// The first letter of each word is capitalized.
  case words = 1
  /// The first letter of each sentence is capitalized.
  case sentences = 2
  /// Every letter is capitalized.
  case allCharacters = 3
}
