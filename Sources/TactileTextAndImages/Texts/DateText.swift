import Foundation
@_spi(Engine) import TactileViewGraph

/// The dates in a text, some of which change their display as time passes.
package nonisolated enum DateText: Equatable, Sendable {
  case styled(Date, Text.DateStyle)
  case interval(DateInterval)
  case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

  /// Returns the string at a place; if the current date is unknown, the displayed date counts as now.
  func string(in place: TextPlace) -> String {
    switch self {
    case .styled(let date, let style):
      let words = DistanceWords(
        distance: DateDistance(from: place.date ?? date, to: date), place: place)
      switch style.kind {
      case .date: return place.format(date: .long, time: .omitted).format(date)
      case .time: return place.format(date: .omitted, time: .shortened).format(date)
      case .relative: return words.relative
      case .offset: return words.offset
      case .timer: return words.clock(showsHours: true)
      }
    case .interval(let interval): return place.string(of: interval)
    case .timer(let range, _, _, let showsHours):
      let words = DistanceWords(
        distance: DateDistance(seconds: seconds(at: place.date ?? range.lowerBound)), place: place)
      return words.clock(showsHours: showsHours)
    }
  }

  /// Returns the next date at which the string changes after a date; nil if it never changes.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .styled(let date, let style):
      guard let step = style.kind.step else { return nil }
      return DateDistance(from: now, to: date).nextChange(of: date, step)
    case .interval: return nil
    case .timer(let range, let pauseTime, let countsDown, _):
      let seconds = TimeInterval(seconds(at: now))
      if countsDown, seconds == 0 { return nil }
      let next =
        countsDown
        ? range.upperBound.addingTimeInterval(1 - seconds)
        : range.lowerBound.addingTimeInterval(1 + seconds)
      return next <= min(pauseTime ?? range.upperBound, range.upperBound) ? next : nil
    }
  }

  /// Returns the seconds that a timer displays.
  private func seconds(at now: Date) -> Int {
    guard case .timer(let range, let pauseTime, let countsDown, _) = self else { return 0 }
    let now = min(max(min(now, pauseTime ?? now), range.lowerBound), range.upperBound)
    return DateDistance(from: now, to: countsDown ? range.upperBound : range.lowerBound).seconds
  }
}

/// The whole seconds between two dates.
///
/// The distance to a future date is rounded up, so that a countdown reaches zero when it ends. The
/// distance to a past date is rounded down.
nonisolated struct DateDistance {
  var seconds: Int
  var isToCome = false

  /// The tolerance for sums of fractions of seconds.
  private static let tolerance = 1e-3

  init(seconds: Int) { self.seconds = seconds }

  init(from now: Date, to date: Date) {
    let distance = date.timeIntervalSince(now)
    isToCome = distance > Self.tolerance
    seconds = Int(
      isToCome
        ? (distance - Self.tolerance).rounded(.up) : (Self.tolerance - distance).rounded(.down))
  }

  /// Returns the next date at which the distance is a different number of steps.
  ///
  /// - Parameter step: Returns the length of a step, in seconds, for a distance in seconds.
  func nextChange(of date: Date, _ step: (Int) -> Int) -> Date {
    let step = step(seconds)
    return isToCome
      ? date.addingTimeInterval(TimeInterval(1 - seconds / step * step))
      : date.addingTimeInterval(TimeInterval((seconds / step + 1) * step))
  }
}

/// A distance between two dates, formatted in words and digits.
nonisolated struct DistanceWords {
  let distance: DateDistance
  let place: TextPlace

  private static let (minute, hour, day) = (60, 3600, 86400)

  /// Returns the step of `relative` in seconds, which is the smaller one of the two units it displays.
  static func relativeStep(_ seconds: Int) -> Int {
    seconds < hour ? 1 : seconds < day ? minute : hour
  }

  /// Returns the step of `offset` in seconds, which is the unit it displays.
  static func offsetStep(_ seconds: Int) -> Int {
    seconds < minute ? 1 : seconds < hour ? minute : hour
  }

  /// The distance in two units: `11 min, 14 sec`.
  var relative: String { units(width: .abbreviated, count: 2, Self.relativeStep) }

  /// The distance in one unit with a sign: `-11 minutes` before the date, `+2 hours` after it.
  var offset: String {
    (distance.isToCome ? "-" : "+") + units(width: .wide, count: 1, Self.offsetStep)
  }

  /// Returns the distance in minutes and seconds, and optionally hours: `2:32`, `36:59:01`.
  func clock(showsHours: Bool) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && distance.seconds >= Self.hour ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(distance.seconds)
      .formatted(.time(pattern: pattern).locale(place.locale))
  }

  private func units(
    width: Duration.UnitsFormatStyle.UnitWidth, count: Int, _ step: (Int) -> Int
  ) -> String {
    if let words = calendarUnits(count: count) { return words }
    let seconds = distance.seconds / step(distance.seconds) * step(distance.seconds)
    let units: Set<Duration.UnitsFormatStyle.Unit> =
      seconds < Self.hour
      ? [.minutes, .seconds] : seconds < Self.day ? [.hours, .minutes] : [.days, .hours]
    // A single unit is the largest one, and the remainder is cut off.
    let cut = count > 1 ? seconds : seconds / largest(seconds) * largest(seconds)
    return Duration.seconds(cut).formatted(
      .units(allowed: units, width: width, maximumUnitCount: count).locale(place.locale))
  }

  private func largest(_ seconds: Int) -> Int {
    seconds < Self.minute
      ? 1 : seconds < Self.hour ? Self.minute : seconds < Self.day ? Self.hour : Self.day
  }

  /// Returns years, months and days, which Foundation's durations don't support.
  ///
  /// The string is English, such as `1 year, 1 month`; nil for less than a month.
  private func calendarUnits(count: Int) -> String? {
    guard distance.seconds >= 28 * Self.day else { return nil }
    let now = place.date ?? Date(timeIntervalSinceReferenceDate: 0)
    let other = now.addingTimeInterval(
      TimeInterval(distance.isToCome ? distance.seconds : -distance.seconds))
    let parts = place.calendar.dateComponents(
      [.year, .month, .day], from: min(now, other), to: max(now, other))
    let figures = [(parts.year ?? 0, "year"), (parts.month ?? 0, "month"), (parts.day ?? 0, "day")]
    guard let first = figures.firstIndex(where: { $0.0 > 0 }), first < 2 else { return nil }
    let shown = figures[first..<min(first + count, figures.count)].filter { $0.0 > 0 }
    return shown.map { (number: Int, unit: String) -> String in
      number == 1 ? "1 \(unit)" : "\(number) \(unit)s"
    }.joined(separator: ", ")
  }
}
