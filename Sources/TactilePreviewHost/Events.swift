import SwiftUI
import SwiftUITesting
import TactilePreviewProtocol

extension ViewDriver {
  /// Sends an event at the current time.
  ///
  /// An event that lacks its location or key, or has one that isn't finite, has no effect.
  func send(_ event: PreviewEvent) { tolerateMisuse { play(event) } }

  private func play(_ event: PreviewEvent) {
    let location = CGPoint(x: event.x ?? .nan, y: event.y ?? .nan)
    let isSomewhere = location.x.isFinite && location.y.isFinite
    switch event.kind {
    case .down where isSomewhere:
      if let finger = event.finger {
        touchDown(at: location, finger: finger)
      } else {
        mouseDown(at: location, button: event.button ?? 0)
      }
    case .move where isSomewhere:
      if let finger = event.finger {
        touchMove(to: location, finger: finger)
      } else {
        mouseMove(to: location, button: event.button ?? 0)
      }
    case .up:
      if let finger = event.finger {
        touchUp(finger: finger)
      } else {
        mouseUp(button: event.button ?? 0)
      }
    case .cancel: event.finger.map { touchCancel(finger: $0) } ?? mouseLeave()
    case .hover where isSomewhere: hover(at: location)
    case .leave: mouseLeave()
    case .scroll where isSomewhere:
      let distance = CGSize(width: event.dx ?? 0, height: event.dy ?? 0)
      if distance.width.isFinite, distance.height.isFinite { scroll(by: distance, at: location) }
    case .keyDown: event.keyEquivalent.map { _ = keyDown($0, modifiers: event.eventModifiers) }
    case .keyUp: event.keyEquivalent.map { _ = keyUp($0, modifiers: event.eventModifiers) }
    case .text: event.text.map { insertText($0) }
    case .compose: event.text.map { compose($0) }
    case .paste: event.text.map { paste($0) }
    case .down, .move, .hover, .scroll: break
    }
  }
}

extension ViewDriver {
  /// Pastes a text with its keyboard shortcut.
  private func paste(_ text: String) {
    pasteboard = [text]
    _ = press("v", modifiers: .command)
  }

  /// The state of text input; nil if there is no text input client.
  var typingState: TypingState? {
    guard let client = textInput else { return nil }
    let (caret, traits) = (client.caretFrame, client.textInputTraits)
    return TypingState(
      x: caret.minX, y: caret.minY, height: caret.height, keyboard: traits.keyboardType.htmlName,
      returnKey: traits.submitLabel.htmlName, capitals: traits.effectiveCapitalization.htmlName,
      isCorrected: traits.isAutocorrectionDisabled != true && client.acceptsInputMethods,
      isSecure: !client.acceptsInputMethods)
  }
}

extension UIKeyboardType {
  /// The value of the attribute `inputmode`.
  fileprivate var htmlName: String {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: "text"
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}

extension SubmitLabel {
  /// The value of the attribute `enterkeyhint`.
  fileprivate var htmlName: String {
    switch self {
    case .done: "done"
    case .go, .join, .route: "go"
    case .send: "send"
    case .search: "search"
    case .next, .continue: "next"
    default: "enter"
    }
  }
}

extension TextInputAutocapitalization {
  /// The value of the attribute `autocapitalize`.
  fileprivate var htmlName: String {
    switch self {
    case .words: "words"
    case .sentences: "sentences"
    case .characters: "characters"
    default: "none"
    }
  }
}

extension PreviewEvent {
  /// The keys without a character, by the names that browsers give them.
  private static let named: [String: KeyEquivalent] = [
    "Backspace": .delete, "Tab": .tab, "Enter": .return, "Escape": .escape, "Home": .home,
    "End": .end, "ArrowLeft": .leftArrow, "ArrowUp": .upArrow, "ArrowRight": .rightArrow,
    "ArrowDown": .downArrow, "PageUp": .pageUp, "PageDown": .pageDown, "Delete": .deleteForward,
    "Clear": .clear, " ": .space,
  ]

  fileprivate var keyEquivalent: KeyEquivalent? {
    guard let key else { return nil }
    if let named = Self.named[key] { return named }
    guard key.count == 1, let character = key.first else { return nil }
    return KeyEquivalent(character)
  }

  fileprivate var eventModifiers: EventModifiers {
    let names: [String: EventModifiers] = [
      "shift": .shift, "control": .control, "option": .option, "command": .command,
    ]
    return (modifiers ?? []).reduce(into: []) { $0.formUnion(names[$1] ?? []) }
  }
}
