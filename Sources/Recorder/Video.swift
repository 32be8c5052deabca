import Drawing
import Foundation

/// Makes a video from frames, one at a time, with the help of the program `ffmpeg`.
///
/// Frames are opaque, as those of windows are. Nothing is kept of a frame that was handed on.
package final class Video {
  private let format: VideoFormat
  private let framesPerSecond: Int
  private let program: URL
  /// The run of `ffmpeg` and the frames' size; there from the first frame on.
  private var run: (ffmpeg: FFmpeg, width: Int, height: Int)?

  /// Makes a video without frames.
  ///
  /// - Throws: ``MissingFFmpeg``.
  package convenience init(_ format: VideoFormat, framesPerSecond: Int) throws {
    try self.init(format, framesPerSecond: framesPerSecond, program: FFmpeg.program(for: format))
  }

  init(_ format: VideoFormat, framesPerSecond: Int, program: URL) {
    self.format = format
    self.framesPerSecond = framesPerSecond
    self.program = program
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: of the same size as all others. An odd side is made even where the format needs it,
  ///     by repeating its last pixels.
  ///   - count: for how many frames it is seen.
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

  /// The video as a file; no frame can be added after this.
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
  /// The picture with its last column and row repeated where a side is odd.
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
