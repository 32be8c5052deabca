import Drawing

/// A font family that a Debian package installs.
///
/// This is the only place that knows paths of other packages' fonts.
struct FontFamily: Hashable, Sendable {
  /// The name that the files give themselves.
  let name: String
  /// The package that brings the files along.
  let package: String
  /// The directory of the files.
  var directory: String
  /// The names of the files, all of which are required: with one missing, a neighboring weight would
  /// take its place and pictures would differ unnoticed.
  let files: [String]

  /// Nine weights, upright and italic.
  static let inter = FontFamily(
    name: FontDesign.default.familyName, package: "fonts-inter",
    directory: "/usr/share/fonts/opentype/inter",
    files: faces(
      [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold",
        "Black",
      ], of: "Inter", as: "otf"))

  /// Four weights, without italics: slanted instead.
  static let quicksand = FontFamily(
    name: FontDesign.rounded.familyName, package: "fonts-quicksand",
    directory: "/usr/share/fonts/truetype/quicksand",
    files: ["Light", "Regular", "Medium", "Bold"].map { "Quicksand-\($0).ttf" })

  /// Six weights, upright and italic: those of New York.
  static let vollkorn = FontFamily(
    name: FontDesign.serif.familyName, package: "fonts-vollkorn",
    directory: "/usr/share/fonts/truetype/vollkorn",
    files: faces(
      ["Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"], of: "Vollkorn", as: "ttf"))

  /// Eight weights, upright and italic.
  static let jetBrainsMono = FontFamily(
    name: FontDesign.monospaced.familyName, package: "fonts-jetbrains-mono",
    directory: "/usr/share/fonts/truetype/jetbrains-mono",
    files: faces(
      ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold"],
      of: "JetBrainsMono", as: "ttf"))

  private static func faces(
    _ weights: [String], of name: String, as type: String
  ) -> [String] {
    let italics = weights.map { ($0 == "Regular" ? "" : $0) + "Italic" }
    return (weights + italics).map { "\(name)-\($0).\(type)" }
  }
}

extension FontDescriptor {
  /// OpenType features in Pango's notation.
  var features: String? {
    var features: [String] = []
    // As in New York and SF Mono: digits as tall as capitals, and no ligatures of code.
    if design == .serif { features.append("lnum=1") }
    if design == .monospaced { features.append("calt=0") }
    if hasMonospacedDigits { features.append("tnum=1") }
    if hasSmallCaps { features.append("smcp=1") }
    return features.isEmpty ? nil : features.joined(separator: ",")
  }
}
