import Foundation

/// The font files that this package requires but does not include.
package struct FontFiles: Hashable, Sendable {
  /// Inter, which every program loads.
  private let inter: FontFamily
  /// Inter for titles.
  private let interDisplay: FontFamily
  /// The families of the other designs.
  var designs: [FontFamily] = [.quicksand, .vollkorn, .jetBrainsMono]
  /// The family whose glyphs draw emoji.
  var emoji = FontFamily.notoColorEmoji
  /// The families of scripts that Inter lacks, which need not be installed.
  var scriptFamilies = Dictionary(uniqueKeysWithValues: ScriptFont.allCases.map { ($0, $0.family) })
  private var hasDisplay = false
  private var hasDesigns = false
  private(set) var hasEmoji = false
  private var scripts: Set<ScriptFont> = []

  /// Creates the files of Inter in a directory, named as in Debian's package.
  package init(directory: String) {
    var inter = FontFamily.inter
    inter.directory = directory
    self.inter = inter
    var interDisplay = FontFamily.interDisplay
    interDisplay.directory = directory
    self.interDisplay = interDisplay
  }

  /// The files of Debian's package fonts-inter.
  package static let inter = FontFiles(directory: FontFamily.inter.directory)

  /// These files and those of Inter for titles.
  var withDisplay: FontFiles {
    var files = self
    files.hasDisplay = true
    return files
  }

  /// The files of all designs.
  var withDesigns: FontFiles {
    var files = self
    files.hasDesigns = true
    return files
  }

  /// These files and those of emoji.
  var withEmoji: FontFiles {
    var files = self
    files.hasEmoji = true
    return files
  }

  /// Returns these files and those of scripts.
  func with(scripts: Set<ScriptFont>) -> FontFiles {
    var files = self
    files.scripts.formUnion(scripts)
    return files
  }

  /// Returns whether the files of a script's family are installed.
  func has(_ script: ScriptFont) -> Bool {
    guard let family = scriptFamilies[script] else { return false }
    return family.files.allSatisfy {
      FileManager.default.isReadableFile(atPath: "\(family.directory)/\($0)")
    }
  }

  /// The families of these files.
  var families: [FontFamily] {
    let ofScripts = ScriptFont.allCases.filter(scripts.contains).compactMap { scriptFamilies[$0] }
    return [inter] + (hasDisplay ? [interDisplay] : []) + (hasDesigns ? designs : [])
      + (hasEmoji ? [emoji] : []) + ofScripts
  }

  /// Returns the path of each font file with its family.
  ///
  /// - Throws: ``MissingFonts`` if a file does not exist.
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

/// An error thrown if fonts are not installed.
package struct MissingFonts: Error, CustomStringConvertible {
  /// The path of the first file that does not exist or cannot be read.
  package let path: String
  let family: FontFamily

  package var description: String {
    "The font \(family.name) is missing (no readable file \(path)); install it with"
      + " `apt-get install \(family.package)`."
  }
}
