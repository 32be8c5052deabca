import Foundation
@_spi(Engine) import TactileViewGraph

/// A sensory feedback that a view requested, and its time.
package struct PlayedFeedback: Equatable, Sendable {
  package let feedback: SensoryFeedback
  /// The time of the request, in seconds since the window was created.
  package let time: TimeInterval
}
