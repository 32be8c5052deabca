import Foundation

extension Text {
  /// How a text says a date.
  ///
  /// Mirrors SwiftUI's `Text.DateStyle`. Dates and times are those of `\.timeZone` and `\.calendar`,
  /// in the notation of `\.locale`. What counts from now is drawn anew when it says something else, a
  /// second apart at least; what time it is the window's host knows.
  public nonisolated struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable {
      case date, time, relative, offset, timer

      /// The seconds that are told apart at a distance; nil for what does not change.
      var step: ((Int) -> Int)? {
        switch self {
        case .date, .time: nil
        case .relative: DistanceWords.relativeStep
        case .offset: DistanceWords.offsetStep
        case .timer: { _ in 1 }
        }
      }
    }

    let kind: Kind

    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The time of the day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// How far away it is, before or after, in the two largest units: `11 min, 14 sec`.
    ///
    /// From a month on the words are English.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, in the largest unit: `-11 minutes` before the date, `+2 hours` after it.
    ///
    /// From a month on the words are English.
    public static let offset = DateStyle(kind: .offset)
    /// How far away it is as a clock: down to `0:00` before the date, up after it.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Makes a text of a date.
  ///
  /// A date that is no moment, of NaN seconds, is a warning, and the year 2001 begins; dates are
  /// between those that Foundation calls distant. Mirrors SwiftUI's `Text.init(_:style:)`.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(dates: .styled(date.usable, style))
  }

  /// Makes a text of two times, such as `9:30 – 10:30 AM`, with their days where they differ.
  ///
  /// Mirrors SwiftUI's `Text.init(_:)` of a range of dates.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    let (start, end) = (dates.lowerBound.usable, dates.upperBound.usable)
    self.init(dates: .interval(DateInterval(start: start, end: max(start, end))))
  }

  /// Makes a text of two times, such as `9:30 – 10:30 AM`, with their days where they differ.
  ///
  /// Mirrors SwiftUI's `Text.init(_:)` of an interval of dates.
  public nonisolated init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Makes a text of a clock that runs through a range of dates, and stands before and after.
  ///
  /// Mirrors SwiftUI's `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`.
  ///
  /// - Parameters:
  ///   - pauseTime: when the clock stops; nil is at the end of the range.
  ///   - countsDown: whether it shows what is left, rather than what has gone by.
  ///   - showsHours: whether sixty minutes are an hour.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let (start, end) = (timerInterval.lowerBound.usable, timerInterval.upperBound.usable)
    self.init(
      dates: .timer(
        start...max(start, end), pauseTime: pauseTime?.usable, countsDown: countsDown,
        showsHours: showsHours))
  }

  private nonisolated init(dates: DateText) {
    self.init(segments: [Segment(content: .dates(dates))])
  }

  /// Whether the text says something of dates.
  nonisolated var hasDates: Bool {
    segments.contains { if case .dates = $0.content { true } else { false } }
  }

  /// When the text says something else than it does at a moment; nil if it never does.
  nonisolated func nextChange(after now: Date) -> Date? {
    segments.lazy.compactMap {
      if case .dates(let dates) = $0.content { dates.nextChange(after: now) } else { nil }
    }.min()
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date.
  public nonisolated mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }

  /// Adds two times.
  public nonisolated mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(Text(dates))
  }

  /// Adds two times.
  public nonisolated mutating func appendInterpolation(_ interval: DateInterval) {
    append(Text(interval))
  }

  /// Adds a clock that runs through a range of dates.
  public nonisolated mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  private nonisolated mutating func append(_ text: Text) { appendInterpolation(text) }
}

extension Date {
  /// The date, if it is a moment that calendars know.
  fileprivate nonisolated var usable: Date {
    if timeIntervalSinceReferenceDate.isNaN {
      RuntimeWarning.issue(
        "A text got a date of NaN seconds, which is no moment; it says January 1, 2001. Look at the "
          + "sum that the date is made of.")
      return Date(timeIntervalSinceReferenceDate: 0)
    }
    return min(max(self, .distantPast), .distantFuture)
  }
}
