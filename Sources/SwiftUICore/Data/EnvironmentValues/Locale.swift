import Foundation

enum LocaleKey: EnvironmentKey {
  /// Not the process's own: the same view is the same picture on every machine.
  static let defaultValue = Locale(identifier: "en_US")
}

enum CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.defaultValue
    calendar.timeZone = TimeZoneKey.defaultValue
    return calendar
  }()
}

enum TimeZoneKey: EnvironmentKey {
  /// Not the machine's own, for the same reason.
  static let defaultValue = TimeZone.gmt
}

extension EnvironmentValues {
  /// The calendar in which text says dates; the Gregorian one where nobody says.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which text says dates; Greenwich's where nobody says.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The language and region in which text formats numbers; American English where nobody says.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
