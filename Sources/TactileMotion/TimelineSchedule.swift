import Foundation
@_spi(Engine) import TactileViewGraph

/// A sequence of dates on which a timeline view updates its content.
///
/// Pass a schedule to ``TimelineView``. The schedules of the system are `.animation`, `.periodic(from:by:)`,
/// `.everyMinute` and `.explicit(_:)`. To update at other dates, write a schedule:
///
/// ```swift
/// struct Doubling: TimelineSchedule {
///   func entries(from startDate: Date, mode: Mode) -> [Date] {
///     (0..<10).map { startDate.addingTimeInterval(Double(1 << $0)) }
///   }
/// }
///
/// TimelineView(Doubling()) { context in Text(context.date.formatted(date: .omitted, time: .standard)) }
/// ```
///
/// The dates are requested when the view is created, and again when the schedule changes or at least 10,000 of its
/// dates have passed since the last update. Schedules are compared with `==` if they are equatable, and otherwise by
/// their properties.
///
/// Mirrors SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  /// The mode in which the entries are requested.
  typealias Mode = TimelineScheduleMode

  /// The type of the sequence of dates, which are in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates from about a start date on.
  ///
  /// Return the dates in ascending order; a date that isn't later than the one before is skipped. The sequence may be
  /// infinite, because dates are requested one at a time. Begin with the last date that isn't after the start date: the
  /// content is created for it, or for the start date if there is none. After more than a million past dates, the
  /// timeline issues a warning and stops updating.
  ///
  /// - Parameters:
  ///   - startDate: the current time in the window.
  ///   - mode: always `.normal`: there is no always-on display.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The rate at which a timeline asks a schedule to update.
///
/// A timeline passes the mode to ``TimelineSchedule/entries(from:mode:)``. The mode is always ``normal``, because
/// windows have no always-on display. A schedule that you share with other platforms returns fewer dates for
/// ``lowFrequency``.
///
/// Mirrors SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Sendable {
  /// The rate of the schedule itself.
  case normal
  /// A reduced rate for an always-on display.
  case lowFrequency
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of dates at equal intervals.
  ///
  /// - Parameters:
  ///   - startDate: one of the dates; updates come before it as well.
  ///   - interval: the interval in seconds; one that isn't positive and finite issues a warning and never updates.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule that updates at the beginning of every minute of the clock.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule that updates in every frame, at most 60 times per second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule that updates in every frame, or at a minimum interval.
  ///
  /// - Parameters:
  ///   - minimumInterval: the shortest time between two updates, in seconds; nil, or less than a sixtieth, updates in
  ///     every frame.
  ///   - paused: whether updates are paused; false by default.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of the given dates.
  ///
  /// - Parameter dates: the dates, earliest first; a date not later than its predecessor is
  ///   skipped.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
