import Foundation

/// The font files that this package draws with but does not bring along.
package struct FontFiles: Hashable, Sendable {
  /// Inter, which every program reads.
  private let inter: FontFamily
  /// The families of the other designs.
  var designs: [FontFamily] = [.quicksand, .vollkorn, .jetBrainsMono]
  private var hasDesigns = false

  /// The files of Inter in a directory, which must name them as Debian does.
  package init(directory: String) {
    var inter = FontFamily.inter
    inter.directory = directory
    self.inter = inter
  }

  /// The files of Debian's package fonts-inter.
  package static let inter = FontFiles(directory: FontFamily.inter.directory)

  /// The files of all designs.
  var withDesigns: FontFiles {
    var files = self
    files.hasDesigns = true
    return files
  }

  /// The families whose files these are.
  var families: [FontFamily] { [inter] + (hasDesigns ? designs : []) }

  /// The path of each face with the family that it belongs to.
  ///
  /// - Throws: ``MissingFonts`` when a face is not there.
  func paths() throws(MissingFonts) -> [(path: String, family: FontFamily)] {
    var paths: [(path: String, family: FontFamily)] = []
    for family in families {
      for file in family.files {
        let path = "\(family.directory)/\(file)"
        guard FileManager.default.isReadableFile(atPath: path) else {
          throw MissingFonts(path: path, family: family)
        }
        paths.append((path, family))
      }
    }
    return paths
  }
}

/// The fonts to draw with are not installed.
package struct MissingFonts: Error, CustomStringConvertible {
  /// The first file that is not there or cannot be read.
  package let path: String
  let family: FontFamily

  package var description: String {
    "The font \(family.name) is missing (no readable file \(path)); install it with"
      + " `apt-get install \(family.package)`."
  }
}
