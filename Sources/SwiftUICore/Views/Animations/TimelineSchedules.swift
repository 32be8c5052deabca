import Foundation

/// A date after equal intervals.
///
/// Mirrors SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Equally spaced dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let start: Date
    private let interval: TimeInterval
    private var index: Double?

    /// - Parameters:
    ///   - now: within the first interval.
    ///   - isEndless: whether there is more than one.
    init(start: Date, interval: TimeInterval, around now: Date, isEndless: Bool = true) {
      self.start = start
      self.interval = isEndless ? interval : 0
      // Sums of seconds are wrong by a hair, and no interval may be left out for that.
      let passed = now.timeIntervalSince(start) + ViewClock.tolerance
      index = isEndless ? (passed / interval).rounded(.down) : 0
    }

    /// The next date.
    public mutating func next() -> Date? {
      guard let index, index.isFinite else { return nil }
      self.index = interval > 0 ? index + 1 : nil
      return start.addingTimeInterval(index * interval)
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - startDate: one of the dates.
  ///   - interval: the seconds from one to the next; warned of, and never over, where it is not above
  ///     zero.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates from the beginning of the interval on in which a date lies.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else {
      RuntimeWarning.issue(
        "A timeline has a period of \(interval.concise) seconds and stands still;"
          + " give periodic(from:by:) one above zero")
      return Entries(start: startDate, interval: 0, around: startDate, isEndless: false)
    }
    // Below a thousandth of a second nothing could be shown between two dates.
    return Entries(start: start, interval: max(interval, 0.001), around: startDate)
  }
}

/// The beginning of every minute.
///
/// Mirrors SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates on which minutes begin.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var dates: PeriodicTimelineSchedule.Entries

    init(around now: Date) {
      // All time zones of today are whole minutes from each other.
      dates = PeriodicTimelineSchedule.Entries(
        start: Date(timeIntervalSinceReferenceDate: 0), interval: 60, around: now)
    }

    /// The beginning of the next minute.
    public mutating func next() -> Date? { dates.next() }
  }

  /// Makes a schedule.
  public init() {}

  /// The beginnings of minutes from that of a date's on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(around: startDate)
  }
}

/// Dates as they are given.
///
/// Mirrors SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of dates, the earliest first.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Every frame, or less often.
///
/// Mirrors SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of frames.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var dates: PeriodicTimelineSchedule.Entries?

    init(start: Date, interval: TimeInterval, isPaused: Bool) {
      dates =
        isPaused
        ? nil : PeriodicTimelineSchedule.Entries(start: start, interval: interval, around: start)
    }

    /// The date of the next frame; nil while the schedule is paused.
    public mutating func next() -> Date? { dates?.next() }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: the least seconds between two updates; nil, like less than a sixtieth, for every frame.
  ///   - paused: whether there are no updates for the time being.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let frame = 1.0 / 60
    // Written so that what is no number is a frame.
    interval = minimumInterval.map { $0 > frame ? $0 : frame } ?? frame
    isPaused = paused || interval == .infinity
  }

  /// The dates of frames from a date on; none while the schedule is paused, or at a low frequency.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: start, interval: interval, isPaused: isPaused || mode == .lowFrequency)
  }
}
