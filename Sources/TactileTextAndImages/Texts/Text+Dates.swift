import Foundation
@_spi(Engine) import TactileViewGraph

extension Text {
  /// A predefined style used to display a date.
  ///
  /// Pass it to a text, as in `Text(deadline, style: .relative)`. Dates and times use the environment's `timeZone`,
  /// `calendar` and `locale`. A style that is relative to the current time updates when its string changes, at most
  /// once per second. The window's host provides the current time. Mirrors SwiftUI's `Text.DateStyle`.
  public nonisolated struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable {
      case date, time, relative, offset, timer

      /// The step, in seconds, of the display for a distance in seconds; nil for styles that never change.
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

    /// A style displaying a date: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// A style displaying the time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// A style displaying the distance to a date in the two largest units: `11 min, 14 sec`.
    ///
    /// From one month, the units are in English.
    public static let relative = DateStyle(kind: .relative)
    /// A style displaying the distance with a sign in the largest unit: `-11 minutes`, `+2 hours`.
    ///
    /// The sign is negative before the date, and positive after it. From one month, the units are in English.
    public static let offset = DateStyle(kind: .offset)
    /// A style displaying a timer that counts down to `0:00` before the date and up after it.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text view that displays a date with a style.
  ///
  /// Mirrors SwiftUI's `Text.init(_:style:)`. For a date of NaN seconds, the text displays the beginning of 2001, and a
  /// runtime warning is issued. Dates are clamped to Foundation's `distantPast` and `distantFuture`.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(dates: .styled(date.usable, style))
  }

  /// Creates a text view that displays a date range, such as `9:30 – 10:30 AM`.
  ///
  /// Mirrors SwiftUI's `Text.init(_:)` for date ranges. If the days differ, they are displayed too.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    let (start, end) = (dates.lowerBound.usable, dates.upperBound.usable)
    self.init(dates: .interval(DateInterval(start: start, end: max(start, end))))
  }

  /// Creates a text view that displays a date interval, such as `9:30 – 10:30 AM`.
  ///
  /// Mirrors SwiftUI's `Text.init(_:)` for date intervals. If the days differ, they are displayed too.
  public nonisolated init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text view that displays a timer that runs within a date range.
  ///
  /// Mirrors SwiftUI's `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`.
  ///
  /// - Parameters:
  ///   - pauseTime: The date at which the timer stops; if nil, it stops at the end of the range.
  ///   - countsDown: Whether the timer displays the remaining time instead of the elapsed time.
  ///   - showsHours: Whether the timer displays hours from sixty minutes on.
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

  /// Whether the text displays dates.
  nonisolated var hasDates: Bool {
    plainString == nil
      && segments.contains { if case .dates = $0.content { true } else { false } }
  }

  /// Returns the next date at which the text changes after a date; nil if it never changes.
  nonisolated func nextChange(after now: Date) -> Date? {
    segments.lazy.compactMap {
      if case .dates(let dates) = $0.content { dates.nextChange(after: now) } else { nil }
    }.min()
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date that is displayed with a style.
  public nonisolated mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }

  /// Appends a date range, displayed as two times.
  public nonisolated mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(Text(dates))
  }

  /// Appends a date interval, displayed as two times.
  public nonisolated mutating func appendInterpolation(_ interval: DateInterval) {
    append(Text(interval))
  }

  /// Appends a timer that runs within a date range.
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
  /// The date clamped to those that calendars support; the beginning of 2001 for NaN.
  fileprivate nonisolated var usable: Date {
    if timeIntervalSinceReferenceDate.isNaN {
      RuntimeWarning.issue(
        "A Text\(RuntimeWarning.inEvaluatedView) got a date that isn't a number; it shows January 1, 2001. Check the calculation of "
          + "the date.")
      return Date(timeIntervalSinceReferenceDate: 0)
    }
    return min(max(self, .distantPast), .distantFuture)
  }
}
