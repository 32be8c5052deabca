import Drawing
import Foundation

/// Makes an animated PNG from frames, one at a time.
///
/// Only what changed from frame to frame is stored, compressed at once, so that a long recording
/// needs the memory of its file and of one frame. Frames equal to the one before make it last
/// longer. A recording of one picture is a plain PNG.
package struct AnimatedPNG {
  /// How often the animation plays; 0 is for ever.
  private let plays: UInt32
  /// The frame shown at the end so far.
  private var last: Bitmap?
  private var steps: [AnimationStep] = []
  private var isStill = true

  /// The longest time that one frame is seen: an hour, in milliseconds.
  package static let longest = 3_600_000

  /// Makes a recording without frames.
  ///
  /// - Parameter plays: how often the animation plays; 0 is for ever.
  package init(plays: UInt32 = 0) { self.plays = plays }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: of the same size as all others.
  ///   - milliseconds: how long the frame is seen, from 1 to ``longest``; kept exactly.
  /// - Throws: ``InvalidFrame``, ``EmptyPicture`` or ``CompressionFailed``; the recording is then
  ///   as it was.
  package mutating func append(_ frame: Bitmap, milliseconds: Int) throws {
    guard 1...Self.longest ~= milliseconds else { throw InvalidFrame.duration(milliseconds) }
    let area = try changedArea(of: frame)

    // An equal frame makes the last step longer, as far as that can count.
    let prolonged = area == nil ? min(milliseconds, steps.last?.spareMilliseconds ?? 0) : 0
    var rest = milliseconds - prolonged
    var added: [AnimationStep] = []
    while rest > 0 {
      // What does not fit into one step goes into others, which draw one pixel as it is.
      let onePixel = PixelArea(x: 0, y: 0, width: 1, height: 1)
      let step = try AnimationStep(
        area: added.isEmpty ? area ?? onePixel : onePixel, of: frame, milliseconds: rest)
      added.append(step)
      rest -= Int(step.milliseconds)
    }

    // Nothing throws from here on.
    if prolonged > 0 { steps[steps.count - 1].milliseconds += UInt16(prolonged) }
    steps += added
    if area != nil {
      isStill = last == nil
      last = frame
    }
  }

  /// What the frame changes in the picture so far; nil if that is nothing.
  private func changedArea(of frame: Bitmap) throws -> PixelArea? {
    guard frame.width > 0, frame.height > 0 else { throw EmptyPicture() }
    guard let last else { return PixelArea(frame) }
    guard frame.width == last.width, frame.height == last.height else {
      throw InvalidFrame.size(frame.width, frame.height, of: last.width, last.height)
    }
    return PixelArea(changedFrom: last, to: frame)
  }

  /// The recording as a file.
  ///
  /// - Throws: ``InvalidFrame`` if there is no frame, or ``CompressionFailed``.
  package func encoded() throws -> Data {
    guard let last else { throw InvalidFrame.missing }
    guard !isStill else { return try PNG.encode(last) }
    var writer = try PNGWriter(width: last.width, height: last.height, pixels: AnimationStep.pixels)
    writer.append("acTL", UInt32(steps.count).bigEndianBytes + plays.bigEndianBytes)
    var sequence: UInt32 = 0
    for step in steps {
      writer.append("fcTL", sequence.bigEndianBytes + step.control)
      sequence += 1
      if sequence == 1 {
        writer.append("IDAT", step.compressed)
      } else {
        writer.append("fdAT", sequence.bigEndianBytes + step.compressed)
        sequence += 1
      }
    }
    return writer.finish()
  }
}
