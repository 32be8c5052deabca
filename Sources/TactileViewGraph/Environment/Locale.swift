import Foundation

package enum LocaleKey: EnvironmentKey {
  /// A fixed locale rather than that of the process: a view looks the same on every machine.
  package static let defaultValue = Locale(identifier: "en_US")
}

package enum CalendarKey: EnvironmentKey {
  package static let defaultValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.defaultValue
    calendar.timeZone = TimeZoneKey.defaultValue
    return calendar
  }()
}

enum TimeZoneKey: EnvironmentKey {
  /// A fixed time zone rather than that of the machine, for the same reason.
  static let defaultValue = TimeZone.gmt
}

extension EnvironmentValues {
  /// The calendar in which text formats dates; Gregorian by default.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which text formats dates; Greenwich Mean Time by default.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The language and region in which text formats numbers; American English by default.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
