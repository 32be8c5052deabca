/// An error thrown if the program `ffmpeg` is not installed.
package struct MissingFFmpeg: Error, CustomStringConvertible {
  /// The format of the requested video.
  package let format: VideoFormat

  package var description: String {
    "Cannot make a .\(format.rawValue) file: there is no program ffmpeg in the directories of PATH;"
      + " install it (apt-get install ffmpeg), or choose a name that ends with .png,"
      + " which needs no other program."
  }
}

/// An error thrown if `ffmpeg` did not create the file.
package struct FFmpegFailed: Error, CustomStringConvertible {
  /// The format of the requested video.
  package let format: VideoFormat
  /// The reason for the failure, as part of a sentence.
  package let reason: String

  package var description: String {
    "Cannot make a .\(format.rawValue) file: ffmpeg failed, \(reason); make sure that the "
      + "directory for temporary files has room and that ffmpeg is a complete build (apt-get "
      + "install ffmpeg), or choose a name that ends with .png, which needs no other program."
  }
}
