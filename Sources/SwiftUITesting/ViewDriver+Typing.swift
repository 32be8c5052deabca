import SwiftUI
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// Text input.
extension ViewDriver {
  /// Types text into the focused view, character by character.
  ///
  /// ```swift
  /// try driver.tap(on: "Name")
  /// driver.type("Ada")
  /// driver.type("\n")
  /// ```
  ///
  /// A newline is the Return key. In the idioms ``Idiom/mac`` and ``Idiom/desktop``, each character is a key press,
  /// which also reaches keyboard shortcuts and `onKeyPress`. In the other idioms, an on-screen keyboard inserts the
  /// text without key presses. To press a key of a hardware keyboard there, call ``press(_:modifiers:file:line:)``.
  ///
  /// If no view that accepts text has focus, the call fails the test.
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

  /// Sets the marked text of an input method, such as Japanese text before its conversion.
  ///
  /// Marked text is underlined, and replaces the previous marked text. To commit text in its place, call
  /// ``type(_:file:line:)``; to cancel the composition, pass an empty text.
  ///
  /// If no view that accepts text has focus, the call fails the test.
  public func compose(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    lastSite = CallSite(file, line)
    guard acceptsText("compose(\"\(text)\")", file, line) else { return }
    host.editText { $0.composeText(text, selection: text.utf8.count..<text.utf8.count) }
  }

  /// Inserts text as an on-screen keyboard does, if there is a text input client.
  package func insertText(_ text: String) { host.editText { $0.insertText(text) } }

  /// The text input client; nil if no view that accepts text has focus.
  package var textInput: (any TextInputClient)? { host.graph.textInput.client }

  /// Whether a view that accepts text has focus.
  ///
  /// It is false while a sheet or another presentation covers the view.
  public var isTyping: Bool { host.graph.textInput.client != nil }

  /// Fails the test if there is no text input client.
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
