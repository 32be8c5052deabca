import Foundation

/// Where the font files are that this package draws with but does not bring along.
///
/// This is the only place that knows paths of other packages' files.
package struct FontFiles: Hashable, Sendable {
  /// The directory of the files.
  package let directory: String

  /// Font files in a directory, which must name them as Debian does.
  package init(directory: String) { self.directory = directory }

  /// The files of Debian's package fonts-inter.
  package static let inter = FontFiles(directory: "/usr/share/fonts/opentype/inter")

  /// The family that the files name themselves.
  static let family = "Inter"

  /// The path of each face: nine weights, upright and italic.
  ///
  /// - Throws: ``MissingFonts`` when a face is not there. All are required: with one missing, a
  ///   neighbouring weight would take its place and the pictures would differ unnoticed.
  func paths() throws(MissingFonts) -> [String] {
    let weights = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let faces = weights + weights.map { ($0 == "Regular" ? "" : $0) + "Italic" }
    var paths: [String] = []
    for face in faces {
      let path = "\(directory)/Inter-\(face).otf"
      guard FileManager.default.isReadableFile(atPath: path) else {
        throw MissingFonts(path: path)
      }
      paths.append(path)
    }
    return paths
  }
}

/// The fonts to draw with are not installed.
package struct MissingFonts: Error, CustomStringConvertible {
  /// The first file that is not there or cannot be read.
  package let path: String

  package var description: String {
    "The font Inter is missing (no readable file \(path)); install it with"
      + " `apt-get install fonts-inter`."
  }
}
