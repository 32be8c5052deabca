import Foundation
import SwiftUICore

/// Something that was to be felt, and when.
package struct PlayedFeedback: Equatable, Sendable {
  package let feedback: SensoryFeedback
  /// In seconds since the window was made.
  package let time: TimeInterval
}
