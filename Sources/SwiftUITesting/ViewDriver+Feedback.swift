import SwiftUI

/// Something that was to be felt, and when.
public struct PlayedFeedback: Equatable, Sendable, CustomStringConvertible {
  /// What was to be felt.
  public let feedback: SensoryFeedback
  /// When, in seconds since the view was shown.
  public let time: TimeInterval

  /// Both in words.
  public var description: String { "\(feedback.words) at \(time)" }
}

extension ViewDriver {
  /// All that was to be felt so far, whether by `sensoryFeedback` or a feedback generator.
  public var feedback: [PlayedFeedback] {
    host.feedback.map { PlayedFeedback(feedback: $0.feedback, time: $0.time) }
  }
}
