/// There is no program `ffmpeg`.
package struct MissingFFmpeg: Error, CustomStringConvertible {
  /// What it should have made.
  package let format: VideoFormat

  package var description: String {
    "Cannot make a .\(format.rawValue) file: there is no program ffmpeg in the directories of PATH;"
      + " install it (apt-get install ffmpeg), or choose a name that ends with .png,"
      + " which needs no other program."
  }
}

/// `ffmpeg` did not make the file.
package struct FFmpegFailed: Error, CustomStringConvertible {
  /// What it should have made.
  package let format: VideoFormat
  /// What happened, as a part of a sentence.
  package let reason: String

  package var description: String {
    "Cannot make a .\(format.rawValue) file: ffmpeg failed, \(reason); make sure that the"
      + " directory for temporary files has room and that ffmpeg is a full one"
      + " (apt-get install ffmpeg), or choose a name that ends with .png,"
      + " which needs no other program."
  }
}
