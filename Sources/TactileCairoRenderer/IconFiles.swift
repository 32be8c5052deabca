import Foundation
import TactileDrawing

/// The locations of the icon files that this package requires but does not include.
///
/// Only this file contains the paths of the icons.
package struct IconFiles: Equatable, Sendable {
  /// The directory of the files of Bootstrap Icons.
  package let directory: String
  /// The file of Material Design Icons, a font in SVG format.
  package let materialFont: String

  /// Creates the locations of icon files, which must have the same names as Debian's.
  package init(
    directory: String = "/usr/share/bootstrap-icons/svg",
    materialFont: String =
      "/usr/share/fonts/svg/materialdesignicons-webfont/materialdesignicons-webfont.svg"
  ) {
    self.directory = directory
    self.materialFont = materialFont
  }

  /// The files of Debian's packages bootstrap-icons and fonts-materialdesignicons-webfont.
  package static let debian = IconFiles()

  /// Returns the outlines of an icon for a symbol; nil if the file cannot be read.
  ///
  /// If the file is missing, a warning says which package to install.
  func icon(named name: String, of symbol: String) -> Icon? {
    let path = "\(directory)/\(name).svg"
    guard let data = FileManager.default.contents(atPath: path),
      let icon = Icon(svg: String(decoding: data, as: UTF8.self))
    else {
      Self.warn(of: symbol, missing: path, package: "bootstrap-icons")
      return nil
    }
    return icon
  }

  /// Returns the outlines of an icon in the font; nil if the file cannot be read or has no such
  /// icon.
  func materialIcon(named name: String, of symbol: String) -> Icon? {
    guard let data = FileManager.default.contents(atPath: materialFont),
      let start = data.range(of: Data("glyph-name=\"\(name)\"".utf8)),
      let end = data[start.upperBound...].range(of: Data("/>".utf8)),
      let icon = Icon(
        fontGlyph: String(decoding: data[start.upperBound..<end.lowerBound], as: UTF8.self))
    else {
      Self.warn(of: symbol, missing: materialFont, package: "fonts-materialdesignicons-webfont")
      return nil
    }
    return icon
  }

  private static func warn(of symbol: String, missing path: String, package: String) {
    RuntimeWarning.issue(
      "The symbol “\(symbol)” cannot be drawn (no readable file \(path)); install the icons "
        + "with `apt-get install \(package)`.")
  }
}
