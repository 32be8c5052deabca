import Foundation
import SwiftUI

/// A log of an interaction, in order: events, hits, gestures, transactions, body evaluations and
/// their reasons, animations and actions.
///
/// ```swift
/// let trace = try driver.trace { try driver.tap(on: "Save") }
/// print(trace)
/// ```
///
/// The same interaction produces the same trace, byte for byte.
public struct Trace: Equatable, Sendable, Codable {
  /// The kind of event that an entry reports.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A pointer event arrived from the host.
    case pointer
    /// A touch went down on elements, listed from the innermost outward.
    case hit
    /// A gesture was opened, judged by the arena, or closed.
    case gesture
    /// A closure of the app was called.
    case action
    /// An update began.
    case transaction
    /// A view's property took a new value.
    case write
    /// A body was evaluated.
    case body
    /// An animation began, merged into another one, ended, or was stopped.
    case animation
    /// An animating value was shown.
    case value
  }

  /// An event in a trace, with its time and subject.
  public struct Entry: Equatable, Sendable, Codable {
    /// The time of the entry, in seconds since the view was first shown.
    public var time: TimeInterval
    /// The kind of event, which determines the meaning of the other values.
    public var kind: Kind
    /// The subject of the entry: a pointer, a view, a property, or an animated value.
    public var subject: String
    /// A description of the event, in words.
    public var event: String
    /// The number that identifies the gesture, the animation or the animated value; nil for other
    /// kinds.
    public var number: Int?
    /// The location of the pointer, in points of the window; nil for other kinds.
    public var location: Location?
    /// The reasons for evaluating a body, or the elements that were hit; nil for other kinds.
    public var reasons: [String]?
    /// The components of an animated value as shown in this frame, by name.
    public var numbers: [String: Double]?
    /// The components of an animated value at the start of its animation, by name.
    public var from: [String: Double]?
    /// The components of an animated value at the end of its animation, by name.
    public var to: [String: Double]?
  }

  /// A location in points of the window.
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

  /// Encodes the trace as JSON, with its keys in alphabetical order.
  ///
  /// - Throws: An error of the encoder if it cannot represent a number.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }
}

extension ViewDriver {
  /// Runs an interaction and returns a trace of what happened and why.
  ///
  /// - Parameter interaction: A closure that sends events and advances time through this driver.
  public func trace(_ interaction: () throws -> Void) rethrows -> Trace {
    let outer = host.graph.trace
    let log = TraceLog()
    host.graph.trace = log
    defer { host.graph.trace = outer }
    try interaction()
    return Trace(entries: log.records.map(Trace.Entry.init))
  }
}
