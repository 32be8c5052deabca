import Foundation
import TactileDrawing

/// Encodes a video from frames, one at a time, with the program `ffmpeg`.
///
/// Frames are opaque, as those of windows are. A frame is not kept after it has been passed on.
package final class Video {
  private let format: VideoFormat
  private let framesPerSecond: Int
  private let program: URL
  /// The run of `ffmpeg` and the size of the frames; nil before the first frame.
  private var run: (ffmpeg: FFmpeg, width: Int, height: Int)?

  /// Creates a video without frames.
  ///
  /// - Throws: ``MissingFFmpeg`` if the program is not installed.
  package convenience init(_ format: VideoFormat, framesPerSecond: Int) throws {
    try self.init(format, framesPerSecond: framesPerSecond, program: FFmpeg.program(for: format))
  }

  init(_ format: VideoFormat, framesPerSecond: Int, program: URL) {
    self.format = format
    self.framesPerSecond = framesPerSecond
    self.program = program
  }

  /// Appends a frame that is shown for a number of video frames.
  ///
  /// - Parameters:
  ///   - frame: The frame, which must have the same size as all others. If the format requires
  ///     even sides, the last pixels of an odd side are repeated.
  ///   - count: The number of video frames that show it.
  /// - Throws: ``InvalidFrame``, ``EmptyPicture`` or ``FFmpegFailed``.
  package func append(_ frame: Bitmap, count: Int) throws {
    guard frame.width > 0, frame.height > 0 else { throw EmptyPicture() }
    let run = try run ?? start(with: frame)
    guard frame.width == run.width, frame.height == run.height else {
      throw InvalidFrame.size(frame.width, frame.height, of: run.width, run.height)
    }
    let pixels = (format.needsEvenSides ? frame.withEvenSides : frame).pixels
    for _ in 0..<count { try run.ffmpeg.write(pixels) }
  }

  /// Returns the video as a file; no frame can be appended afterwards.
  ///
  /// - Throws: ``InvalidFrame`` if there is no frame, or ``FFmpegFailed``.
  package func encoded() throws -> Data {
    guard let run else { throw InvalidFrame.missing }
    return try run.ffmpeg.finish()
  }

  private func start(with frame: Bitmap) throws -> (ffmpeg: FFmpeg, width: Int, height: Int) {
    let even = format.needsEvenSides ? frame.withEvenSides : frame
    let input = VideoFormat.input(
      width: even.width, height: even.height, framesPerSecond: framesPerSecond)
    let run = (
      ffmpeg: try FFmpeg(program, arguments: input + format.output, format: format),
      width: frame.width, height: frame.height
    )
    self.run = run
    return run
  }
}

extension Bitmap {
  /// The picture with its last column or row repeated if a side is odd.
  var withEvenSides: Bitmap {
    let (evenWidth, evenHeight) = (width + width % 2, height + height % 2)
    guard (evenWidth, evenHeight) != (width, height) else { return self }
    var even: [UInt8] = []
    even.reserveCapacity(evenWidth * evenHeight * 4)
    for y in 0..<evenHeight {
      let row = pixels[(min(y, height - 1) * width * 4)...].prefix(width * 4)
      even += row
      if evenWidth != width { even += row.suffix(4) }
    }
    return Bitmap(width: evenWidth, height: evenHeight, pixels: even)
  }
}
