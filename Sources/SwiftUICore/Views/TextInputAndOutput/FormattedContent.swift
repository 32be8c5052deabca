import Foundation

/// A formatted value, in the locale of the environment in which it is displayed.
package nonisolated struct FormattedContent: Equatable, @unchecked Sendable {
  // The value and its format style are never mutated.
  private let base: any FormattedValue

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    base = TypedFormattedValue(input: input, format: format)
  }

  func string(in locale: Locale) -> String { base.string(in: locale) }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.base.isEqual(rhs.base) }
}

private nonisolated protocol FormattedValue {
  func string(in locale: Locale) -> String
  func isEqual(_ other: any FormattedValue) -> Bool
}

private nonisolated struct TypedFormattedValue<F: FormatStyle>: FormattedValue, Equatable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in locale: Locale) -> String { format.locale(locale).format(input) }
  func isEqual(_ other: any FormattedValue) -> Bool { (other as? Self) == self }
}

extension Text {
  /// Creates a text view that displays the formatted representation of a value, in the current
  /// locale.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(segments: [Segment(content: .formatted(FormattedContent(input, format)))])
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends the formatted representation of a value, in the locale of the environment.
  public nonisolated mutating func appendInterpolation<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    appendArgument(.formatted(FormattedContent(input, format)))
  }
}
