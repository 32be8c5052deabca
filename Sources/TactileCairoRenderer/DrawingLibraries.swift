internal import CTactilePangoCairo
import Foundation

/// The libraries and fonts that pictures depend on.
package enum DrawingLibraries {
  /// Their versions, such as “cairo 1.16.0, pango 1.50.12, harfbuzz 6.0.0, fontconfig 2.14.1, Inter 3.19”.
  ///
  /// Fonts have the number of bytes of their files for a version.
  package static var versions: String {
    let fontconfig = Int(FcGetVersion())
    let libraries = [
      "cairo \(String(cString: cairo_version_string()))",
      "pango \(String(cString: pango_version_string()))",
      "harfbuzz \(String(cString: hb_version_string()))",
      "fontconfig \(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
    ]
    let fonts = FontFiles.inter.withDesigns.withEmoji.families.map { family in
      let sizes = family.files.compactMap { file in
        try? FileManager.default.attributesOfItem(atPath: "\(family.directory)/\(file)")[.size]
          as? Int
      }
      return "\(family.name) \(sizes.isEmpty ? "missing" : String(sizes.reduce(0, +)))"
    }
    // Text in other scripts is drawn on machines that have the fonts.
    let additions = ScriptFont.allCases.filter(FontFiles.inter.has).map { "\($0.family.name)" }
    return (libraries + fonts + additions).joined(separator: ", ")
  }

  /// Returns a sentence about the versions that differ from those of a picture; nil if none does.
  package static func difference(from recorded: String?) -> String? {
    guard let recorded else {
      return
        "It is not known with which libraries and fonts the file was drawn, so other versions may be the reason."
    }
    let (old, new) = (
      recorded.components(separatedBy: ", "), versions.components(separatedBy: ", ")
    )
    let (gone, come) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    guard !gone.isEmpty || !come.isEmpty else { return nil }
    let change =
      switch (gone.isEmpty, come.isEmpty) {
      case (true, _): "without \(come.joined(separator: ", "))"
      case (_, true): "with \(gone.joined(separator: ", ")), which is missing now"
      default:
        "with \(gone.joined(separator: ", ")), and now there is \(come.joined(separator: ", "))"
      }
    return "The file was drawn \(change), which may or may not be the reason."
  }
}
