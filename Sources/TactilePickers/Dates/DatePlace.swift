import Foundation
@_spi(Engine) import TactileViewGraph

/// The calendar, the time zone and the locale of a place, and how dates are written there.
@propertyWrapper
struct DatePlace: DynamicProperty {
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var wrappedValue: DateWriting {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return DateWriting(calendar: calendar, locale: locale)
  }
}

/// A calendar with a time zone, and a locale.
struct DateWriting: Equatable {
  let calendar: Calendar
  let locale: Locale

  private func style(
    date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// Returns a day as a compact date picker shows it, such as “Nov 30, 2026”.
  func day(_ date: Date) -> String { style(date: .abbreviated, time: .omitted).format(date) }

  /// Returns a time, such as “9:41 AM”.
  func time(_ date: Date) -> String { style(date: .omitted, time: .shortened).format(date) }

  /// Returns a month with its year, such as “November 2026”.
  func month(_ date: Date) -> String { style().month(.wide).year().format(date) }

  /// Returns a day as assistive technologies read it, such as “Monday, November 30”.
  func spokenDay(_ date: Date) -> String {
    style().weekday(.wide).month(.wide).day().format(date)
  }

  /// Returns a day in a wheel, such as “Mon, Nov 30”.
  func shortDay(_ date: Date) -> String {
    style().weekday(.abbreviated).month(.abbreviated).day().format(date)
  }

  /// Returns the number of a day in its month.
  func dayNumber(_ date: Date) -> String {
    calendar.component(.day, from: date).formatted(.number.locale(locale).grouping(.never))
  }

  /// Returns a number of a wheel, with two digits if `isPadded`.
  func number(_ number: Int, isPadded: Bool = false) -> String {
    number.formatted(
      .number.locale(locale).grouping(.never).precision(.integerLength(isPadded ? 2... : 1...)))
  }

  /// Whether hours are counted from 1 to 12 twice a day.
  var hasHalfDays: Bool {
    locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
  }

  /// The components of a date, in the order in which the locale writes them.
  var dateOrder: [Calendar.Component] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    let letters: [(Character, Calendar.Component)] = [("M", .month), ("d", .day), ("y", .year)]
    let found = letters.compactMap { letter, part in
      format.firstIndex { $0 == letter || letter == "M" && $0 == "L" }.map { ($0, part) }
    }
    guard found.count == 3 else { return letters.map(\.1) }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
