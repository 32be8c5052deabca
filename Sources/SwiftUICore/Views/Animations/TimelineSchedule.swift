import Foundation

/// The dates on which a ``TimelineView`` makes its content anew.
///
/// Mirrors SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  /// How often updates are wanted.
  typealias Mode = TimelineScheduleMode

  /// The dates, the earliest first.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from about a date on.
  ///
  /// They may have no end: only the next one is asked for. The first one had better be the last
  /// before the start, since that is what the content is made for at first; more than a million that have
  /// gone by are warned of.
  ///
  /// - Parameters:
  ///   - startDate: what time it is in the window.
  ///   - mode: always `.normal`: there is no display here that is never off.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule's updates are wanted.
///
/// Mirrors SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Sendable {
  /// As the schedule says.
  case normal
  /// Seldom, on a display that is never off.
  case lowFrequency
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A date after equal intervals.
  ///
  /// - Parameter interval: in seconds; warned of, and never over, where it is not above zero.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every frame, or less often.
  ///
  /// - Parameters:
  ///   - minimumInterval: the least seconds between two updates; nil for every frame.
  ///   - paused: whether there are no updates for the time being.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates as they are given.
  ///
  /// - Parameter dates: the earliest first; those not later than the one before are passed over.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
