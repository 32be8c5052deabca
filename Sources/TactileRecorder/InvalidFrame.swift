/// An error thrown for a frame that does not fit its recording.
package enum InvalidFrame: Error, Equatable, CustomStringConvertible {
  /// The size of the frame, in pixels, differs from the size of the recording.
  case size(Int, Int, of: Int, Int)
  /// The duration of the frame, in milliseconds, is not positive or too long.
  case duration(Int)
  /// The recording has no frames.
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
      "A recording without frames cannot be saved; let time pass while it is recorded."
    }
  }
}
