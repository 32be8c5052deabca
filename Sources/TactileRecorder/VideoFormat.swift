/// The video formats that `ffmpeg` encodes.
///
/// The arguments make the result independent of the machine: one thread, no dates, no versions.
package enum VideoFormat: String, CaseIterable, Sendable {
  /// H.264, for players and messengers; colors are stored at half resolution, so the result is not
  /// exact.
  case mp4
  /// Lossless animated WebP, which browsers show as a picture; it loops endlessly.
  case webp

  /// Whether both sides must be an even number of pixels.
  var needsEvenSides: Bool { self == .mp4 }

  /// Returns the arguments for the input: frames of raw pixels on standard input.
  static func input(width: Int, height: Int, framesPerSecond: Int) -> [String] {
    [
      "-hide_banner", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "bgra",
      "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
    ]
  }

  /// The arguments for the output.
  var output: [String] {
    let exact = ["-threads", "1", "-map_metadata", "-1", "-fflags", "+bitexact"]
    return exact + ["-flags:v", "+bitexact"] + codec + ["-f", rawValue]
  }

  private var codec: [String] {
    switch self {
    case .mp4:
      // The standard color space of the web, which players would otherwise guess from the size.
      let scale = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int"
      return [
        "-vf", scale + ",format=yuv420p", "-c:v", "libx264", "-crf", "18", "-preset", "medium",
        "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
        "-color_trc", "bt709", "-movflags", "+faststart",
      ]
    case .webp:
      return ["-c:v", "libwebp_anim", "-pix_fmt", "bgra", "-lossless", "1", "-loop", "0"]
    }
  }
}
