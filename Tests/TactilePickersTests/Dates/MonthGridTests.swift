import Foundation
import Testing

@testable import TactilePickers

@MainActor
@Suite struct MonthGridTests {
  private func calendar(
    _ identifier: Calendar.Identifier = .gregorian, _ locale: String = "en_US",
    _ zone: String = "GMT"
  ) throws -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, in calendar: Calendar) throws -> Date {
    try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
  }

  /// The numbers of the days, with 0 for days of other months.
  private func numbers(_ grid: MonthGrid) -> [[Int]] {
    grid.weeks.map { $0.map { $0.map { grid.calendar.component(.day, from: $0) } ?? 0 } }
  }

  @Test("9.4.36: February 2026 has four full weeks in the United States, and five in Germany")
  func weeks() throws {
    let american = try calendar()
    let grid = MonthGrid(containing: try date(2026, 2, 11, in: american), in: american)
    #expect(numbers(grid) == (0..<4).map { week in (1...7).map { week * 7 + $0 } })
    #expect(grid.weekdayNames.first == "Sun" && grid.weekdayNames.last == "Sat")
    let german = try calendar(.gregorian, "de_DE")
    let other = MonthGrid(containing: try date(2026, 2, 11, in: german), in: german)
    #expect(numbers(other).first == [0, 0, 0, 0, 0, 0, 1])
    #expect(numbers(other).last == [23, 24, 25, 26, 27, 28, 0])
    #expect(other.weekdayNames.first == "Mo")
  }

  @Test("a leap year has a 29th of February, and the next month has 31 days")
  func leapYear() throws {
    let calendar = try calendar()
    let grid = MonthGrid(containing: try date(2024, 2, 1, in: calendar), in: calendar)
    #expect(grid.days.count == 29)
    #expect(grid.advanced(by: 1).days.count == 31)
    #expect(grid.advanced(by: 12).days.count == 28)
    #expect(grid.advanced(by: -2).start == (try date(2023, 12, 1, in: calendar)))
    #expect(grid.contains(try date(2024, 2, 29, in: calendar)))
    #expect(!grid.contains(try date(2024, 3, 1, in: calendar)))
  }

  @Test("each day begins at its first moment, also when the clocks change")
  func clocks() throws {
    let calendar = try calendar(.gregorian, "en_US", "America/Sao_Paulo")
    // On November 4, 2018, the day began at one o'clock.
    let grid = MonthGrid(containing: try date(2018, 11, 20, in: calendar), in: calendar)
    #expect(grid.days.map { calendar.component(.day, from: $0) } == Array(1...30))
  }

  @Test("9.4.36: other calendars have months of their own")
  func otherCalendars() throws {
    let hebrew = try calendar(.hebrew, "he_IL")
    let gregorian = try calendar()
    let day = try date(2026, 11, 30, in: gregorian)
    let grid = MonthGrid(containing: day, in: hebrew)
    #expect((29...30).contains(grid.days.count))
    #expect(grid.days.contains { hebrew.isDate($0, inSameDayAs: day) })
  }

  @Test("9.4.38: a month without the day of a date has its last day instead")
  func setting() throws {
    let calendar = try calendar()
    let january = try date(2026, 1, 31, in: calendar)
    #expect(calendar.date(january, setting: .month, to: 2) == (try date(2026, 2, 28, in: calendar)))
    let leap = try date(2024, 2, 29, in: calendar)
    #expect(calendar.date(leap, setting: .year, to: 2025) == (try date(2025, 2, 28, in: calendar)))
    #expect(
      calendar.date(january, setting: .hour, to: 9) == january.addingTimeInterval(9 * 3600))
  }

  @Test("9.4.37: limits meet the days and months that they contain in part")
  func limits() throws {
    let calendar = try calendar()
    let noon = try date(2026, 3, 10, in: calendar).addingTimeInterval(43200)
    let limits = DateLimits(minimum: noon, maximum: noon.addingTimeInterval(86400 * 30))
    #expect(limits.meet(.day, of: try date(2026, 3, 10, in: calendar), in: calendar))
    #expect(!limits.meet(.day, of: try date(2026, 3, 9, in: calendar), in: calendar))
    #expect(limits.meet(.month, of: try date(2026, 3, 1, in: calendar), in: calendar))
    #expect(!limits.meet(.month, of: try date(2026, 5, 1, in: calendar), in: calendar))
    #expect(limits.limited(try date(2026, 1, 1, in: calendar)) == noon)
    #expect(DateLimits().limited(noon) == noon)
  }
}
