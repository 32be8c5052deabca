@_spi(Engine) import TactileUIKit
@_spi(Engine) import TactileViewGraph

extension View {
  /// Sets the keyboard that a phone shows for the fields in this view.
  ///
  /// The keyboard of a browser follows it. It doesn't limit what people can type or paste, and keyboards with real keys
  /// have no use for it.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.keyboardType = type }
  }

  /// Sets what the fields in this view are for, so that a browser can offer to fill them; nil for nothing in particular.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.contentType = textContentType }
  }

  /// Sets when the keyboard of a phone types capital letters in the fields in this view.
  ///
  /// Keyboards with real keys have no use for it, as on a device.
  ///
  /// - Parameter autocapitalization: The letters that are capital; nil, the default, for the beginnings of sentences.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization }
  }

  /// Sets when the keyboard of a phone types capital letters; use `textInputAutocapitalization(_:)` instead.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Sets whether the keyboard of a phone doesn't correct what people type in the fields in this view.
  ///
  /// Nothing else corrects text here.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textInputTraits) { $0.isAutocorrectionDisabled = disable }
  }

  /// Sets whether the keyboard doesn't correct what people type; use `autocorrectionDisabled(_:)` instead.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.isAutocorrectionDisabled = disable }
  }

  /// Sets the label of the Return key that a phone shows for the fields in this view.
  ///
  /// ```swift
  /// TextField("Search", text: $query)
  ///   .submitLabel(.search)
  /// ```
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
  }
}

/// The letters that the keyboard of a phone types as capital ones.
///
/// Set it with `textInputAutocapitalization(_:)`. Mirrors SwiftUI's `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Equatable, Sendable {
  /// The letters, as UIKit names them.
  package let type: UITextAutocapitalizationType

  /// No letters.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// The first letters of words.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// The first letters of sentences.
  public static var sentences: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .sentences)
  }
  /// All letters.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .allCharacters)
  }

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// Creates the letters that UIKit names.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// The label of the Return key that a phone shows for a field.
///
/// Set it with `submitLabel(_:)`. Mirrors SwiftUI's `SubmitLabel`.
public struct SubmitLabel: Equatable, Sendable {
  /// The label in English, in lowercase letters.
  package let name: String

  /// “Done”.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// “Go”.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// “Send”.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// “Join”.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// “Route”.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// “Search”.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// “Return”, which is the default.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// “Next”.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// “Continue”.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}
