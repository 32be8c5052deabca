@_spi(Engine) import TactileUIKit
@_spi(Engine) import TactileViewGraph

extension View {
  /// Sets the type of the on-screen keyboard for the fields in this view.
  ///
  /// It applies to phones that show the preview page. It doesn't restrict the text of a field, and has no effect on
  /// hardware keyboards.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.keyboardType = type }
  }

  /// Sets the semantic meaning of the text in the fields in this view; nil for none.
  ///
  /// It affects only the default autocapitalization, which is off for addresses and credentials.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.contentType = textContentType }
  }

  /// Sets how often an on-screen keyboard capitalizes text in the fields in this view.
  ///
  /// It has no effect on hardware keyboards, as on a device.
  ///
  /// - Parameter autocapitalization: The autocapitalization; nil for the default of the field's purpose.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization }
  }

  /// Sets the autocapitalization; use `textInputAutocapitalization(_:)` instead.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Sets whether autocorrection by an on-screen keyboard is disabled in the fields in this view.
  ///
  /// Tactile itself never corrects text.
  ///
  /// - Parameter disable: Whether autocorrection is disabled; the default is true.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textInputTraits) { $0.isAutocorrectionDisabled = disable }
  }

  /// Sets whether autocorrection is disabled; use `autocorrectionDisabled(_:)` instead.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.isAutocorrectionDisabled = disable }
  }

  /// Sets the label of the on-screen Return key for the fields in this view.
  ///
  /// ```swift
  /// TextField("Search", text: $query)
  ///   .submitLabel(.search)
  /// ```
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
  }
}

/// The autocapitalization of an on-screen keyboard.
///
/// Set it with `textInputAutocapitalization(_:)`. Mirrors SwiftUI's `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Equatable, Sendable {
  /// The UIKit equivalent.
  package let type: UITextAutocapitalizationType

  /// No letter is capitalized.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// The first letter of each word is capitalized.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// The first letter of each sentence is capitalized.
  public static var sentences: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .sentences)
  }
  /// Every letter is capitalized.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .allCharacters)
  }

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// Creates an autocapitalization from its UIKit equivalent.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// The label of the on-screen Return key.
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
