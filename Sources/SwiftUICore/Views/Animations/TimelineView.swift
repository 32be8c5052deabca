import Foundation

/// A view whose content is made anew on the dates of a schedule.
///
/// Only the content is evaluated when a date comes, and only while it is in the window's tree. A window in
/// which nothing but timelines move has come to rest (`ViewDriver.settle()`). Mirrors SwiftUI's
/// `TimelineView`.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made for.
  public struct Context {
    /// How often a timeline may be updated; what is more seldom is greater.
    public enum Cadence: Comparable, Sendable {
      /// All the time.
      case live
      /// About once a second.
      case seconds
      /// About once a minute.
      case minutes
    }

    /// The last date of the schedule that has come; where none has, the time when the schedule was asked.
    public let date: Date
    /// How often updates may come: always `.live`, as on a display that is on.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// What the content of a timeline is made for.
///
/// It is the same for all timelines. Mirrors SwiftUI's `TimelineViewDefaultContext`.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
  /// Makes a view of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: its dates are asked for when the view is made, and again when the schedule is another.
  ///   - content: makes the content for a date.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// It is what its content is.
  public nonisolated static var __isUnary: Bool { Content.__isUnary }

  /// Makes the node that waits for the dates.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    TimelineNode(view, inputs: inputs)
  }

  /// Hands a new schedule and content to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: TimelineNode<Schedule, Content>.self).update(view)
  }
}
