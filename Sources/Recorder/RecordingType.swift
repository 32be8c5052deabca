import Foundation

/// The kinds of files that recordings are written as, told apart by how their names end.
package enum RecordingType: Equatable, Sendable {
  /// Written without any help.
  case animatedPNG
  /// Written by `ffmpeg`.
  case video(VideoFormat)

  /// How names end, without the dot.
  private static let extensions: [(String, RecordingType)] = [
    ("png", .animatedPNG), ("apng", .animatedPNG), ("mp4", .video(.mp4)), ("webp", .video(.webp)),
  ]

  /// The type of a file with the name; an animated PNG where the name does not tell.
  ///
  /// - Throws: ``UnknownRecordingType``.
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

/// A file's name ends with something that recordings cannot be written as.
package struct UnknownRecordingType: Error, CustomStringConvertible {
  /// The name of the file.
  package let name: String
  /// How names may end, without the dot.
  let known: [String]

  package var description: String {
    "Cannot write “\(name)”: recordings are not written as such files;"
      + " choose a name that ends with one of: \(known.map { ".\($0)" }.joined(separator: ", "))."
  }
}
