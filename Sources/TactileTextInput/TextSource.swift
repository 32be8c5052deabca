import Foundation
@_spi(Engine) import TactileViewGraph

/// Where the text of a field comes from, and where what people type goes.
nonisolated protocol TextSource {
  /// The text that stands for the current value.
  @MainActor var string: String { get }

  /// Whether the field always shows the value, rather than what people typed until they are done.
  @MainActor var isShownWhileTyping: Bool { get }

  /// Called at each change that people make.
  @MainActor func write(_ string: String)

  /// Called when people are done, by the Return key or because the field has lost the focus.
  @MainActor func commit(_ string: String)
}

/// A text that a binding refers to (rule 7.2.13).
nonisolated struct BoundText: TextSource {
  let text: Binding<String>

  @MainActor var string: String { text.wrappedValue }
  @MainActor var isShownWhileTyping: Bool { true }

  @MainActor func write(_ string: String) {
    // A binding may have an effect even if the text is equal, such as one that composes its accents differently.
    if !text.wrappedValue.utf8.elementsEqual(string.utf8) { text.wrappedValue = string }
  }

  @MainActor func commit(_ string: String) {}
}

/// A value that a style formats and parses (rule 7.2.16).
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

/// A value that a style formats and parses, or none, for which the field is empty (rule 7.2.17).
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

/// A value that a formatter converts when people are done (rule 7.2.18).
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
        "A TextField has a \(type(of: formatter)) but a binding to \(Value.self), which the formatter doesn't make; what "
          + "people type is dropped. Bind it to a number or a date, or use a format style.")
    }
  }

  /// Warns that the formatter has no values.
  @MainActor private func noValue() -> Any? {
    RuntimeWarning.issueOnce(
      "A TextField has a \(type(of: formatter)), which can't convert text to a value on Linux; what people type is "
        + "dropped. Use a NumberFormatter, a DateFormatter or a format style.")
    return nil
  }
}
