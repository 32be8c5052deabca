import Foundation
@_spi(Engine) import TactileViewGraph

/// A formatted value, in the locale and the time zone of the environment in which it is displayed.
package nonisolated struct FormattedContent: Equatable, @unchecked Sendable {
  // The value and its format style are never mutated.
  private let base: any FormattedValue

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    base = TypedFormattedValue(input: input, format: format)
  }

  func string(in place: TextPlace) -> String { base.string(in: place) }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.base.isEqual(rhs.base) }
}

private nonisolated protocol FormattedValue {
  func string(in place: TextPlace) -> String
  func isEqual(_ other: any FormattedValue) -> Bool
}

private nonisolated struct TypedFormattedValue<F: FormatStyle>: FormattedValue, Equatable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in place: TextPlace) -> String {
    let format = format.locale(place.locale)
    // A style that names no time zone has the machine's.
    if var zoned = format as? any ZonedFormatStyle,
      [.current, .autoupdatingCurrent].contains(zoned.timeZone)
    {
      zoned.timeZone = place.calendar.timeZone
      if let own = zoned as? F { return own.format(input) }
    }
    return format.format(input)
  }

  func isEqual(_ other: any FormattedValue) -> Bool { (other as? Self) == self }
}

/// A format style for dates, with a time zone.
private nonisolated protocol ZonedFormatStyle {
  var timeZone: TimeZone { get set }
}

extension Date.FormatStyle: ZonedFormatStyle {}
extension Date.IntervalFormatStyle: ZonedFormatStyle {}

extension Text {
  /// Creates a text view that displays the formatted representation of a value, in the current locale.
  ///
  /// A date is shown in the environment's `timeZone`, unless its style has another one than the system's.
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
