import Foundation
@_spi(Engine) import TactileViewGraph

/// A view that updates its content on the dates of a schedule.
///
/// Use it for content that depends on the time, such as a clock. The closure receives a ``Context`` with the date:
///
/// ```swift
/// TimelineView(.everyMinute) { context in
///   Text(context.date, style: .time)
/// }
/// ```
///
/// On each date only the content is evaluated, and only while it is in the window's tree. A window in which nothing but
/// timelines change counts as settled (`ViewDriver.settle()`).
///
/// Mirrors SwiftUI's `TimelineView`.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date and the cadence for which a timeline's content is created.
  ///
  /// The closure of a timeline receives a context on each date of the schedule, and when the view around it is updated.
  /// Compute the content from ``date``, not from the current time, so that it is exact and a test can set the clock.
  ///
  /// Mirrors SwiftUI's `TimelineView.Context`.
  public struct Context {
    /// The rate at which a timeline may update; slower cadences are greater.
    ///
    /// Compare ``TimelineView/Context/cadence`` with a value to hide parts that would be out of date at a slower rate:
    ///
    /// ```swift
    /// if context.cadence <= .seconds { SecondHand(date: context.date) }
    /// ```
    ///
    /// The cadence is always ``live``, because windows have no always-on display.
    ///
    /// Mirrors SwiftUI's `TimelineView.Context.Cadence`.
    public enum Cadence: Comparable, Sendable {
      /// The timeline updates continuously.
      case live
      /// The timeline updates about once per second.
      case seconds
      /// The timeline updates about once per minute.
      case minutes
    }

    /// The latest date of the schedule that has passed, or the time when the schedule was requested
    /// if none has.
    public let date: Date
    /// The rate at which the timeline may update: always ``Cadence/live``.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context for which the content of a timeline is created.
///
/// It is the same for all timelines. Mirrors SwiftUI's `TimelineViewDefaultContext`.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
  /// Creates a view that updates its content on the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: the schedule, whose dates are requested when the view is created and again when
  ///     the schedule changes.
  ///   - content: creates the content for a date.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Whether the content is a single element.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { Content.__isUnary }

  /// Creates the node that waits for the dates.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    TimelineNode(view, inputs: inputs)
  }

  /// Updates the schedule and content of the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    TimelineNode<Schedule, Content>.update(node, view)
  }
}
