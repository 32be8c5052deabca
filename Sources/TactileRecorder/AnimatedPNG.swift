import Foundation
import TactileDrawing

/// Encodes an animated PNG file from frames, one at a time.
///
/// Only the changed area of each frame is stored, compressed immediately, so a long recording needs
/// the memory of its file and of one frame. A frame equal to the previous one extends its duration.
/// A recording of a single picture is a plain PNG file.
package struct AnimatedPNG {
  /// The number of times that the animation plays; 0 loops endlessly.
  private let plays: UInt32
  private let effort: CompressionEffort
  /// The most recent frame; nil before the first one.
  private var last: Bitmap?
  private var steps: [AnimationStep] = []
  private var isStill = true

  /// The maximum duration of one frame, in milliseconds: an hour.
  package static let longest = 3_600_000

  /// Creates a recording without frames.
  ///
  /// - Parameters:
  ///   - plays: The number of times that the animation plays; 0 loops endlessly.
  ///   - effort: The work that is done to make the file smaller.
  package init(plays: UInt32 = 0, effort: CompressionEffort = .fast) {
    self.plays = plays
    self.effort = effort
  }

  /// Appends a frame that is shown for a number of milliseconds.
  ///
  /// - Parameters:
  ///   - frame: The frame, which must have the same size as all others.
  ///   - milliseconds: The duration of the frame, from 1 to ``longest``; stored exactly.
  /// - Throws: ``InvalidFrame``, ``EmptyPicture`` or ``CompressionFailed``; the recording is then
  ///   unchanged.
  package mutating func append(_ frame: Bitmap, milliseconds: Int) throws {
    guard 1...Self.longest ~= milliseconds else { throw InvalidFrame.duration(milliseconds) }
    let area = try changedArea(of: frame)

    // An equal frame extends the last step, up to the maximum of its counter.
    let prolonged = area == nil ? min(milliseconds, steps.last?.spareMilliseconds ?? 0) : 0
    var rest = milliseconds - prolonged
    var added: [AnimationStep] = []
    while rest > 0 {
      // The excess duration is stored in further steps, which redraw a single unchanged pixel.
      let onePixel = PixelArea(x: 0, y: 0, width: 1, height: 1)
      let step = try AnimationStep(
        area: added.isEmpty ? area ?? onePixel : onePixel, of: frame, milliseconds: rest, effort)
      added.append(step)
      rest -= Int(step.milliseconds)
    }

    // No call below can throw.
    if prolonged > 0 { steps[steps.count - 1].milliseconds += UInt16(prolonged) }
    steps += added
    if area != nil {
      isStill = last == nil
      last = frame
    }
  }

  /// Returns the area in which a frame differs from the previous one; nil if they are equal.
  private func changedArea(of frame: Bitmap) throws -> PixelArea? {
    guard frame.width > 0, frame.height > 0 else { throw EmptyPicture() }
    guard let last else { return PixelArea(frame) }
    guard frame.width == last.width, frame.height == last.height else {
      throw InvalidFrame.size(frame.width, frame.height, of: last.width, last.height)
    }
    return PixelArea(changedFrom: last, to: frame)
  }

  /// Encodes the recording as a file.
  ///
  /// - Throws: ``InvalidFrame`` if there is no frame, or ``CompressionFailed``.
  package func encoded() throws -> Data {
    guard let last else { throw InvalidFrame.missing }
    guard !isStill else { return try PNG.encode(last, effort: effort) }
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
