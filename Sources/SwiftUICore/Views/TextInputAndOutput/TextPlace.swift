import Foundation

/// What a place decides of how numbers and dates read.
nonisolated struct TextPlace {
  var locale = LocaleKey.defaultValue
  var calendar = CalendarKey.defaultValue
  /// What time it is; nil where nobody knows.
  var date: Date?

  /// Where nothing is known but how numbers are written.
  init(_ locale: Locale = LocaleKey.defaultValue) { self.locale = locale }

  /// A place in a window.
  @MainActor
  init(_ environment: EnvironmentValues, at date: Date) {
    locale = environment.locale
    calendar = environment.calendar
    calendar.locale = locale
    calendar.timeZone = environment.timeZone
    self.date = date
  }

  func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// Two times of one day, or of two days with these.
  func string(of interval: DateInterval) -> String {
    let isOneDay = calendar.isDate(interval.start, inSameDayAs: interval.end)
    return Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened, locale: locale, calendar: calendar,
      timeZone: calendar.timeZone
    ).format(interval.start..<interval.end)
  }
}

extension ViewNode {
  /// A text as it is drawn here: in the locale, calendar, time zone and case of the environment.
  final func string(of text: Text) -> String {
    let environment = EnvironmentValues(scope: inputs.environment)
    let place = TextPlace(environment, at: graph.date)
    let textCase = environment.textCase
    return text.segments.map {
      let string = $0.content.string(in: place)
      return textCase?.apply(to: string, in: place.locale) ?? string
    }.joined()
  }
}
