import Foundation
import OpenCombine

extension RunLoop {
  /// A time on a run loop: a date.
  ///
  /// You rarely create values of it: operators such as `delay(for:scheduler:)` take a ``Stride``, which you can write as
  /// a number of seconds:
  ///
  /// ```swift
  /// $query.debounce(for: 0.3, scheduler: RunLoop.main)
  /// ```
  ///
  /// To run an action later, add a stride to the `now` of the run loop:
  ///
  /// ```swift
  /// RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .seconds(2))) { isHintShown = false }
  /// ```
  ///
  /// An operation queue has a type of its own with this name, so code can't mix the times of the two.
  ///
  /// Mirrors Foundation's `RunLoop.SchedulerTimeType`.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The date that the time represents.
    public var date: Date

    /// Creates a time from a date.
    public init(_ date: Date) { self.date = date }

    /// Returns the interval from this time to another one; negative if the other one is earlier.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(floatLiteral: other.date.timeIntervalSince(date))
    }

    /// Returns the time after an interval, or before it if the interval is negative.
    public func advanced(by value: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(value.timeInterval))
    }

    /// A time interval, in seconds.
    ///
    /// An interval can be written as a literal, or as `.seconds(2)`, `.milliseconds(500)` and so on. It's the delay or
    /// the due time that operators take when they run on a run loop. A negative delay counts as none.
    ///
    /// Mirrors Foundation's `RunLoop.SchedulerTimeType.Stride`.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Codable,
      ExpressibleByFloatLiteral, Hashable, Sendable
    {
      /// The type of the magnitude, in seconds.
      public typealias Magnitude = TimeInterval

      /// The interval, in seconds.
      public var timeInterval: TimeInterval

      /// The interval, in seconds; negative if the interval is, unlike the magnitude of a number.
      public var magnitude: TimeInterval { timeInterval }

      /// Creates an interval from a number of seconds.
      public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

      /// Creates an interval from a number of seconds.
      public init(floatLiteral value: TimeInterval) { timeInterval = value }

      /// Creates an interval from a whole number of seconds.
      public init(integerLiteral value: TimeInterval) { timeInterval = value }

      /// Creates an interval from a number of seconds; `nil` if a `Double` can't represent it exactly.
      public init?(exactly source: some BinaryInteger) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        timeInterval = seconds
      }

      /// Returns whether an interval is shorter than another.
      public static func < (left: Stride, right: Stride) -> Bool {
        left.timeInterval < right.timeInterval
      }
      /// Returns the sum of two intervals.
      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(left.timeInterval + right.timeInterval)
      }
      /// Returns the difference of two intervals.
      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(left.timeInterval - right.timeInterval)
      }
      /// Returns the product of two intervals in seconds, for example an interval times a literal: `interval * 2`.
      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(left.timeInterval * right.timeInterval)
      }
      /// Adds an interval to another one.
      public static func += (left: inout Stride, right: Stride) { left = left + right }
      /// Subtracts an interval from another one.
      public static func -= (left: inout Stride, right: Stride) { left = left - right }
      /// Multiplies by an interval, in seconds.
      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      /// Returns an interval of a number of seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
      /// Returns an interval of a number of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// Returns an interval of a number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
      /// Returns an interval of a number of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
      /// Returns an interval of a number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
  }
}
