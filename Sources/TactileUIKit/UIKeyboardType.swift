/// The keyboard that a phone shows for a field.
///
/// Pass it to `keyboardType(_:)`. Mirrors UIKit's `UIKeyboardType`.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The keyboard for letters of the user's language.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs, with a slash and a dot.
  case URL = 3
  /// The digits only.
  case numberPad = 4
  /// The keys of a telephone.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses, with an at sign.
  case emailAddress = 7
  /// The digits and a decimal separator.
  case decimalPad = 8
  /// A keyboard for short messages, with an at sign and a number sign.
  case twitter = 9
  /// A keyboard for web searches and addresses.
  case webSearch = 10
  /// The digits of ASCII only.
  case asciiCapableNumberPad = 11

  /// A keyboard for ASCII characters, by its former name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The letters that the keyboard of a phone types as capital ones.
///
/// Mirrors UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters.
  case none = 0
  /// The first letters of words.
  case words = 1
  /// The first letters of sentences.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}
