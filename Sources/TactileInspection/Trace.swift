import Foundation

/// A log of an interaction, in order: events, hits, gestures, actions, writes of properties, transactions, body
/// evaluations and their reasons, and animations.
///
/// Use a trace to find out why a gesture isn't recognized, why a body is evaluated, or why a change animates. A
/// trace covers the time in which the closure runs:
///
/// ```swift
/// let trace = try driver.trace { try driver.tap(on: "Add") }
/// print(trace)
/// ```
///
/// The text has a line for each entry, with its time in seconds, its kind and its values. These are some lines of a tap
/// on a button that counts:
///
/// ```
///    0.000  pointer     finger 0 began at (50.167, 35.833)
///    0.200  action      action: Button “Add”
///    0.200  write       count of Counter: 0 → 1
///    0.200  body        Counter: count of Counter
/// ```
///
/// The same interaction produces the same trace. Two traces are equal if their entries have the same events, at the
/// same times since the first entry. Gestures are renumbered from 1 for this comparison, so traces of one window at
/// different times can be equal.
public struct Trace: Equatable, Sendable {
  /// The kinds of events that a trace records.
  ///
  /// Each case of ``Trace/Event`` is of one kind. Filter the entries of a trace by their kind:
  ///
  /// ```swift
  /// print(Trace(entries: trace.entries.filter { $0.kind == .gesture }))
  /// ```
  public enum Kind: String, Sendable, CaseIterable {
    /// A pointer event arrived from the host.
    case pointer
    /// A finger or the primary mouse button went down on elements.
    case hit
    /// A gesture was opened, judged by the arena, or closed.
    case gesture
    /// A closure of the app was called.
    case action
    /// An update of the view tree began, with its transaction.
    case transaction
    /// A view's property took a new value.
    case write
    /// The body of a view was evaluated.
    case body
    /// An animation began, merged into another one, ended, or was stopped.
    case animation
    /// An animating value was shown.
    case value
  }

  /// An event of the trace, with its time.
  ///
  /// The ``Trace/entries`` of a trace are in the order in which their events happened. To measure how long something
  /// takes, subtract the times of two entries.
  public struct Entry: Equatable, Sendable, Codable {
    /// The time of the entry, in seconds since the view was first shown.
    public var time: TimeInterval
    /// The event that happened at that time, with its values.
    public var event: Event

    /// Creates an entry for an event at a time.
    public init(time: TimeInterval, event: Event) {
      self.time = time
      self.event = event
    }
  }

  /// A location in the window, in points from the top left.
  public struct Location: Equatable, Sendable, Codable {
    /// The distance from the left edge, in points.
    public var x: Double
    /// The distance from the top edge, in points.
    public var y: Double
  }

  /// The entries of the trace, in order.
  public var entries: [Entry]

  /// Creates a trace of the given entries, such as a filtered copy of another trace's entries.
  public init(entries: [Entry] = []) { self.entries = entries }
}
