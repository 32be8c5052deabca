/// A frame that does not fit into its recording.
package enum InvalidFrame: Error, Equatable, CustomStringConvertible {
  /// The frame has another size than the recording, in pixels.
  case size(Int, Int, of: Int, Int)
  /// The frame would be seen for no time or too long, in milliseconds.
  case duration(Int)
  /// The recording has no frame at all.
  case missing

  package var description: String {
    switch self {
    case .size(let width, let height, let recordingWidth, let recordingHeight):
      "A frame of \(width)×\(height) pixels does not fit into a recording of"
        + " \(recordingWidth)×\(recordingHeight); keep the window's size while recording."
    case .duration(let milliseconds):
      "A frame cannot last \(milliseconds) milliseconds; choose a time from 1 to"
        + " \(AnimatedPNG.longest)."
    case .missing:
      "A recording without frames cannot be saved; add a frame first."
    }
  }
}
