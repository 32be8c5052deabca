import Foundation
@_spi(Engine) import TactileViewGraph

/// A schedule that updates at equal intervals.
///
/// Create the schedule as `.periodic(from:by:)`, with a start date and an interval in seconds:
///
/// ```swift
/// @State private var startDate = Date.now
///
/// TimelineView(.periodic(from: startDate, by: 1)) { context in
///   Text(context.date.formatted(date: .omitted, time: .standard))
/// }
/// ```
///
/// The start date only aligns the updates, which come before it as well. Store it: with `.now` in the body, the
/// intervals begin again whenever the body is evaluated. Updates are at least a thousandth of a second apart. For the
/// beginning of each minute, use ``EveryMinuteTimelineSchedule``.
///
/// Mirrors SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// A sequence of equally spaced dates without an end.
  ///
  /// ``PeriodicTimelineSchedule/entries(from:mode:)`` returns it. The first date is the last one of the schedule that
  /// isn't after the requested date.
  ///
  /// Mirrors SwiftUI's `PeriodicTimelineSchedule.Entries`.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let start: Date
    private let interval: TimeInterval
    private var index: Double?

    /// - Parameters:
    ///   - now: a date within the first interval.
    ///   - isEndless: whether there is more than one date.
    init(start: Date, interval: TimeInterval, around now: Date, isEndless: Bool = true) {
      self.start = start
      self.interval = isEndless ? interval : 0
      // The tolerance makes up for rounding errors in sums of seconds, which must not skip an
      // interval.
      let passed = now.timeIntervalSince(start) + ViewClock.tolerance
      index = isEndless ? (passed / interval).rounded(.down) : 0
    }

    /// Returns the next date; nil after the only date of a schedule without a valid interval.
    public mutating func next() -> Date? {
      guard let index, index.isFinite else { return nil }
      self.index = interval > 0 ? index + 1 : nil
      return start.addingTimeInterval(index * interval)
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule of dates at equal intervals.
  ///
  /// - Parameters:
  ///   - startDate: one of the dates.
  ///   - interval: the interval in seconds; a value that is not above zero issues a warning and
  ///     never updates.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the dates from the start of the interval that contains a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else {
      RuntimeWarning.issue(
        "A TimelineView has a period of \(interval.concise) seconds and doesn't update. Pass a "
          + "positive interval to periodic(from:by:).")
      return Entries(start: startDate, interval: 0, around: startDate, isEndless: false)
    }
    // No frame can be shown between dates less than a thousandth of a second apart.
    return Entries(start: start, interval: max(interval, 0.001), around: startDate)
  }
}

/// A schedule that updates at the beginning of every minute.
///
/// Create the schedule as `.everyMinute`, for example for a clock without seconds. It follows the clock, whenever the
/// view appears.
///
/// ```swift
/// TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
/// ```
///
/// Mirrors SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// A sequence of the dates on which minutes begin, without an end.
  ///
  /// ``EveryMinuteTimelineSchedule/entries(from:mode:)`` returns it, beginning with the current minute.
  ///
  /// Mirrors SwiftUI's `EveryMinuteTimelineSchedule.Entries`.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var dates: PeriodicTimelineSchedule.Entries

    init(around now: Date) {
      // The offsets of all current time zones are whole minutes.
      dates = PeriodicTimelineSchedule.Entries(
        start: Date(timeIntervalSinceReferenceDate: 0), interval: 60, around: now)
    }

    /// Returns the beginning of the next minute; the first call returns that of the current one.
    public mutating func next() -> Date? { dates.next() }
  }

  /// Creates a schedule that updates every minute.
  public init() {}

  /// Returns the beginnings of minutes, from the minute that contains a date on: for 14:20:45, the first is 14:20:00.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(around: startDate)
  }
}

/// A schedule that updates at given dates.
///
/// Create the schedule as `.explicit(_:)`, with dates in ascending order, such as the beginnings of events:
///
/// ```swift
/// TimelineView(.explicit(talks.map(\.start))) { context in
///   Text(talks.last { $0.start <= context.date }?.title ?? "Welcome")
/// }
/// ```
///
/// The content has the latest date that has passed, also if that was before the view appeared. If none has, it has the
/// time at which the view was created or the schedule changed. After the last date, it keeps that date. A date that isn't
/// later than the one before is skipped.
///
/// Mirrors SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates, earliest first.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the dates of the schedule, regardless of the start date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule that updates in every frame, or at a minimum interval.
///
/// Use it for drawing that moves all the time, such as a ``Canvas``; for a change from one state to another, use
/// `withAnimation`. Create the schedule as `.animation` or `.animation(minimumInterval:paused:)`. It updates at most 60
/// times per second, also on faster displays. While it is paused, the context's date stays that of the pause.
///
/// ```swift
/// TimelineView(.animation(paused: !isPlaying)) { context in Wave(time: context.date.timeIntervalSinceReferenceDate) }
/// ```
///
/// Mirrors SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// A sequence of the dates of frames, which is empty while the schedule is paused.
  ///
  /// ``AnimationTimelineSchedule/entries(from:mode:)`` returns it.
  ///
  /// Mirrors SwiftUI's `AnimationTimelineSchedule.Entries`.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var dates: PeriodicTimelineSchedule.Entries?

    init(start: Date, interval: TimeInterval, isPaused: Bool) {
      dates =
        isPaused
        ? nil : PeriodicTimelineSchedule.Entries(start: start, interval: interval, around: start)
    }

    /// Returns the date of the next frame; nil while the schedule is paused.
    public mutating func next() -> Date? { dates?.next() }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule that updates in every frame, or at a minimum interval.
  ///
  /// - Parameters:
  ///   - minimumInterval: the shortest time between two updates, in seconds; nil or less than a
  ///     sixtieth updates in every frame.
  ///   - paused: whether updates are paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let frame = 1.0 / 60
    // The comparison maps NaN to one frame.
    interval = minimumInterval.map { $0 > frame ? $0 : frame } ?? frame
    isPaused = paused || interval == .infinity
  }

  /// Returns the dates of frames from a date on; none while the schedule is paused, or at a low
  /// frequency.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: start, interval: interval, isPaused: isPaused || mode == .lowFrequency)
  }
}
