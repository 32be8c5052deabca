import SwiftUI

/// A request for sensory feedback, by a view or a feedback generator.
///
/// Windows without a screen don't play feedback. They record it, and ``ViewDriver/feedback`` lists it for tests. Here,
/// the button changes the trigger of `sensoryFeedback(.increase, trigger: count)`:
///
/// ```swift
/// try driver.tap(on: "More")
/// #expect(driver.feedback.map(\.feedback) == [.increase])
/// ```
public struct PlayedFeedback: Equatable, Sendable, CustomStringConvertible {
  /// The requested feedback.
  public let feedback: SensoryFeedback
  /// The time of the request, in seconds since the window was created.
  public let time: TimeInterval

  /// The feedback and its time, in words.
  public var description: String { "\(feedback.words) at \(time)" }
}

extension ViewDriver {
  /// All feedback requested so far, in order, by `sensoryFeedback` or by a feedback generator.
  public var feedback: [PlayedFeedback] {
    host.feedback.map { PlayedFeedback(feedback: $0.feedback, time: $0.time) }
  }
}
