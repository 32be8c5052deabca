import Foundation

/// The days of a month in weeks, as a calendar shows them.
struct MonthGrid: Equatable {
  /// The calendar that divides time into days and months.
  let calendar: Calendar
  /// The first moment of the month.
  let start: Date
  /// The weeks of the month: the first moments of seven days each, or nil for days of other months.
  let weeks: [[Date?]]

  /// Creates the grid of the month that contains a date.
  init(containing date: Date, in calendar: Calendar) {
    self.calendar = calendar
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    self.start = start
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let weekday = calendar.component(.weekday, from: start)
    let blanks = (weekday - calendar.firstWeekday + 7) % 7
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
    let padded = Array(repeating: nil, count: blanks) + days
    weeks = stride(from: 0, to: padded.count, by: 7).map { first in
      (first..<first + 7).map { padded.indices.contains($0) ? padded[$0] : nil }
    }
  }

  /// Returns the grid of the month that is a number of months later.
  func advanced(by months: Int) -> MonthGrid {
    let date = calendar.date(byAdding: .month, value: months, to: start) ?? start
    return MonthGrid(containing: date, in: calendar)
  }

  /// The days of the month, in order.
  var days: [Date] { weeks.joined().compactMap { $0 } }

  /// Whether a date is in the month.
  func contains(_ date: Date) -> Bool {
    calendar.isDate(date, equalTo: start, toGranularity: .month)
  }

  /// The short names of the weekdays, from the first of the week.
  var weekdayNames: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7] }
  }
}
