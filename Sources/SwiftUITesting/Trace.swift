import Foundation
import SwiftUI

/// What happened in an interaction, and why: events, hits, gestures, transactions, bodies and
/// their reasons, animations and actions, in order.
///
/// ```swift
/// let trace = try driver.trace { try driver.tap(on: "Save") }
/// print(trace)
/// ```
///
/// The same interaction gives the same trace, byte for byte.
public struct Trace: Equatable, Sendable, Codable {
  /// What kind of thing happened.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A pointer did something.
    case pointer
    /// A touch went down on elements, the innermost first.
    case hit
    /// A gesture was opened, judged by the arena, or closed.
    case gesture
    /// A closure of somebody's was called.
    case action
    /// An update began.
    case transaction
    /// A view's property took a new value.
    case write
    /// A body was evaluated.
    case body
    /// An animation began, gave its way to another, ended or was stopped.
    case animation
    /// A value on its way was shown.
    case value
  }

  /// One thing that happened.
  public struct Entry: Equatable, Sendable, Codable {
    /// In seconds since the view was shown.
    public var time: TimeInterval
    /// What kind of thing.
    public var kind: Kind
    /// Whom it is about: a pointer, a view, a property, or what moves.
    public var subject: String
    /// What became of it, in words.
    public var event: String
    /// The number of the gesture, the animation or the moving value: tells one from another.
    public var number: Int?
    /// Where a pointer is, in points of the window.
    public var location: Location?
    /// Why a body is evaluated, or what was hit.
    public var reasons: [String]?
    /// The numbers of a value as it is shown.
    public var numbers: [String: Double]?
    /// The numbers of a value at the beginning of its way.
    public var from: [String: Double]?
    /// The numbers of a value at the end of its way.
    public var to: [String: Double]?
  }

  /// A place in points of the window.
  public struct Location: Equatable, Sendable, Codable {
    /// From the left edge.
    public var x: Double
    /// From the upper edge.
    public var y: Double
  }

  /// What happened, in order.
  public var entries: [Entry]

  /// Makes a trace of entries, such as those of another one that are of some kind.
  public init(entries: [Entry] = []) { self.entries = entries }

  /// The trace as JSON, its keys in alphabetical order.
  ///
  /// - Throws: what the encoder says of a number that JSON cannot hold.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }
}

extension ViewDriver {
  /// Runs an interaction and tells what happened in it, and why.
  ///
  /// - Parameter interaction: touches, moves and lets time pass through this driver.
  public func trace(_ interaction: () throws -> Void) rethrows -> Trace {
    let outer = host.graph.trace
    let log = TraceLog()
    host.graph.trace = log
    defer { host.graph.trace = outer }
    try interaction()
    return Trace(entries: log.records.map(Trace.Entry.init))
  }
}
