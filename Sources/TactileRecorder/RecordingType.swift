import Foundation

/// The file formats of recordings, selected by the file's extension.
package enum RecordingType: Equatable, Sendable {
  /// An animated PNG file, which requires no other program.
  case animatedPNG
  /// A video, which requires the program `ffmpeg`.
  case video(VideoFormat)

  /// The supported extensions, without the dot.
  private static let extensions: [(String, RecordingType)] = [
    ("png", .animatedPNG), ("apng", .animatedPNG), ("mp4", .video(.mp4)), ("webp", .video(.webp)),
  ]

  /// Selects the type of a file by its name; a name without an extension is an animated PNG file.
  ///
  /// - Throws: ``UnknownRecordingType`` if the extension is not supported.
  package init(of name: String) throws(UnknownRecordingType) {
    let end = (name as NSString).pathExtension.lowercased()
    guard !end.isEmpty else {
      self = .animatedPNG
      return
    }
    guard let type = Self.extensions.first(where: { $0.0 == end })?.1 else {
      throw UnknownRecordingType(name: name, known: Self.extensions.map(\.0))
    }
    self = type
  }
}

/// An error thrown for an unsupported extension of a recording's file.
package struct UnknownRecordingType: Error, CustomStringConvertible {
  /// The name of the file, with its unsupported extension.
  package let name: String
  /// The supported extensions, without the dot.
  let known: [String]

  package var description: String {
    "Cannot write “\(name)”: recordings can't have this file type; choose a name that ends with "
      + "one of: \(known.map { ".\($0)" }.joined(separator: ", "))."
  }
}
