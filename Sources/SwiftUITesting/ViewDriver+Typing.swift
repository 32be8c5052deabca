import SwiftUI
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// Typing text.
extension ViewDriver {
  /// Types text into the view with the focus, as if people typed each character.
  ///
  /// ```swift
  /// try driver.tap(on: "Name")
  /// driver.type("Ada")
  /// driver.type("\n")
  /// ```
  ///
  /// A line feed is the Return key. In the idioms ``Idiom/mac`` and ``Idiom/desktop``, each character is a key, of which
  /// keyboard shortcuts and `onKeyPress` know, too. In the other idioms, it comes from a keyboard on the screen, so that
  /// they don't. To press a key on a keyboard there, call ``press(_:modifiers:file:line:)``.
  ///
  /// If no view that accepts text has the focus, the call fails the test.
  public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    lastSite = CallSite(file, line)
    if host.graph.textInput.client?.isComposing == true {
      host.editText { $0.insertText(text) }
      return
    }
    for character in text {
      guard acceptsText("type(\"\(text)\")", file, line) else { return }
      if host.graph.configuration.indirectIdiom == .mac {
        let key = Self.key(for: character)
        press(key.key, modifiers: key.modifiers, file: file, line: line)
      } else {
        host.editText { $0.insertText(String(character)) }
      }
    }
  }

  /// Composes text with an input method, such as the letters of a Japanese word before they are converted.
  ///
  /// The text is underlined, and replaces what was composed before. ``type(_:file:line:)`` replaces it with the text that
  /// is meant; an empty text cancels the composition.
  ///
  /// If no view that accepts text has the focus, the call fails the test.
  public func compose(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    lastSite = CallSite(file, line)
    guard acceptsText("compose(\"\(text)\")", file, line) else { return }
    host.editText { $0.composeText(text, selection: text.utf8.count..<text.utf8.count) }
  }

  /// Inserts text as a keyboard on the screen does, if a view that accepts text has the focus.
  package func insertText(_ text: String) { host.editText { $0.insertText(text) } }

  /// The view in which people type; nil if no view that accepts text has the focus.
  package var textInput: (any TextInputClient)? { host.graph.textInput.client }

  /// Whether a view that accepts text has the focus.
  ///
  /// It is false while a sheet or another presentation covers the view.
  public var isTyping: Bool { host.graph.textInput.client != nil }

  /// Fails the test if no view accepts text.
  private func acceptsText(_ call: String, _ file: StaticString, _ line: UInt) -> Bool {
    if isTyping { return true }
    let reason =
      host.graph.focus.current.map { "the focus is on \($0.name), which accepts no text" }
      ?? "no view has the focus"
    misuse(
      "\(reason), so \(call) has no effect; tap a text field first, or set its @FocusState", file,
      line
    )
    return false
  }

  /// Returns the key for a character, with Shift for a capital letter.
  private static func key(
    for character: Character
  ) -> (key: KeyEquivalent, modifiers: EventModifiers) {
    switch character {
    case "\n", "\r", "\r\n": return (.return, [])
    case "\t": return (.tab, [])
    default:
      let small = Character(character.lowercased().first.map(String.init) ?? String(character))
      let isCapital = small != character && String(small).uppercased() == String(character)
      return (KeyEquivalent(isCapital ? small : character), isCapital ? .shift : [])
    }
  }
}
