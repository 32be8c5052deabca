import Foundation
@_spi(Engine) import TactileViewGraph

/// The environment's settings for the formatting of numbers and dates.
nonisolated struct TextPlace {
  var locale = LocaleKey.defaultValue
  var calendar = CalendarKey.defaultValue
  /// The current date; nil if it is unknown.
  var date: Date?

  /// Creates settings with a locale and default values.
  init(_ locale: Locale = LocaleKey.defaultValue) { self.locale = locale }

  /// Creates the settings of an environment in a window.
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

  /// Returns a string of the two times of an interval, with the days if they differ.
  func string(of interval: DateInterval) -> String {
    let isOneDay = calendar.isDate(interval.start, inSameDayAs: interval.end)
    return Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened, locale: locale, calendar: calendar,
      timeZone: calendar.timeZone
    ).format(interval.start..<interval.end)
  }
}

extension ViewNode {
  /// Returns a text's string in the locale, calendar, time zone and case of the environment.
  package final func string(of text: Text) -> String {
    let environment = EnvironmentValues(scope: inputs.environment)
    let place = TextPlace(environment, at: graph.date)
    let textCase = environment.textCase
    return text.segments.map {
      let string = $0.content.string(in: place)
      return textCase?.apply(to: string, in: place.locale) ?? string
    }.joined()
  }
}
