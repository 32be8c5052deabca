import Foundation
@_spi(Engine) import TactileViewGraph

/// The source of a field's text, which receives its edits.
nonisolated protocol TextSource {
  /// The text of the current value.
  @MainActor var string: String { get }

  /// Whether the field shows the value during editing, rather than the edited text.
  @MainActor var isShownWhileTyping: Bool { get }

  /// Called after each edit.
  @MainActor func write(_ string: String)

  /// Called when editing ends: on submission, or when the field loses focus.
  @MainActor func commit(_ string: String)
}

/// A binding to a text (rule 7.2.13).
nonisolated struct BoundText: TextSource {
  let text: Binding<String>

  @MainActor var string: String { text.wrappedValue }
  @MainActor var isShownWhileTyping: Bool { true }

  @MainActor func write(_ string: String) {
    // Canonically equivalent strings are equal, but their bytes can differ.
    if !text.wrappedValue.hasSameBytes(as: string) { text.wrappedValue = string }
  }

  @MainActor func commit(_ string: String) {}
}

/// A value with a format style (rule 7.2.16).
nonisolated struct FormattedValue<Format: ParseableFormatStyle>: TextSource
where Format.FormatOutput == String {
  let value: Binding<Format.FormatInput>
  let format: Format

  @MainActor var string: String { format.format(value.wrappedValue) }
  @MainActor var isShownWhileTyping: Bool { false }

  @MainActor func write(_ string: String) {
    if let parsed = try? format.parseStrategy.parse(string) { value.wrappedValue = parsed }
  }

  @MainActor func commit(_ string: String) {}
}

/// An optional value with a format style; an empty text is nil (rule 7.2.17).
nonisolated struct FormattedOptional<Format: ParseableFormatStyle>: TextSource
where Format.FormatOutput == String {
  let value: Binding<Format.FormatInput?>
  let format: Format

  @MainActor var string: String { value.wrappedValue.map(format.format) ?? "" }
  @MainActor var isShownWhileTyping: Bool { false }

  @MainActor func write(_ string: String) {
    if string.isEmpty {
      value.wrappedValue = nil
    } else if let parsed = try? format.parseStrategy.parse(string) {
      value.wrappedValue = parsed
    }
  }

  @MainActor func commit(_ string: String) {}
}

/// A value with a formatter, which is written when editing ends (rule 7.2.18).
nonisolated struct FormatterValue<Value>: TextSource {
  let value: Binding<Value>
  let formatter: Formatter

  @MainActor var string: String { formatter.string(for: value.wrappedValue) ?? "" }
  @MainActor var isShownWhileTyping: Bool { false }

  @MainActor func write(_ string: String) {}

  @MainActor func commit(_ string: String) {
    let object: Any? =
      switch formatter {
      case let formatter as NumberFormatter: formatter.number(from: string)
      case let formatter as DateFormatter: formatter.date(from: string)
      default: noValue()
      }
    guard let object else { return }
    if let parsed = object as? Value {
      value.wrappedValue = parsed
    } else {
      RuntimeWarning.issueOnce(
        "A TextField has a \(type(of: formatter)), which can't create a \(Value.self); the text is discarded. "
          + "Bind the field to a number or a date, or use a format style.")
    }
  }

  /// Warns that the formatter can't parse text.
  @MainActor private func noValue() -> Any? {
    RuntimeWarning.issueOnce(
      "A TextField has a \(type(of: formatter)), which can't parse text on Linux; the text is discarded. "
        + "Use a NumberFormatter, a DateFormatter or a format style.")
    return nil
  }
}
