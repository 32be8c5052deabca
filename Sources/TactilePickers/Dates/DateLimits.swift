import Foundation

/// The dates that people can select: those between a first and a last date.
struct DateLimits: Equatable {
  /// The first date; nil for no limit.
  var minimum: Date?
  /// The last date; nil for no limit.
  var maximum: Date?

  /// Returns the selectable date that is nearest to a date.
  func limited(_ date: Date) -> Date {
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  /// Whether any moment of the calendar's unit around a date can be selected.
  func meet(_ unit: Calendar.Component, of date: Date, in calendar: Calendar) -> Bool {
    guard let interval = calendar.dateInterval(of: unit, for: date) else { return true }
    if let minimum, interval.end <= minimum { return false }
    if let maximum, interval.start > maximum { return false }
    return true
  }
}

extension Calendar {
  /// Returns the moment of a day that has the time of another date.
  func date(on day: Date, withTimeOf date: Date) -> Date {
    let time = dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    var parts = dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute) = (time.hour, time.minute)
    (parts.second, parts.nanosecond) = (time.second, time.nanosecond)
    return self.date(from: parts) ?? day
  }

  /// Returns a date with another value of a component; a day beyond the end of the month becomes its last day.
  func date(_ date: Date, setting component: Component, to value: Int) -> Date {
    var parts = dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    parts.setValue(value, for: component)
    if component == .year || component == .month, let day = parts.day {
      parts.day = 1
      let month = self.date(from: parts)
      let last = month.flatMap { range(of: .day, in: .month, for: $0) }?.count ?? day
      parts.day = Swift.min(day, last)
    }
    return self.date(from: parts) ?? date
  }
}
