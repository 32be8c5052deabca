internal import CTactilePangoCairo
import TactileDrawing

/// A font family that a Debian package installs.
///
/// Only this file contains the paths of other packages' fonts.
struct FontFamily: Hashable, Sendable {
  /// The name of the family, as in its files.
  let name: String
  /// The name of the package that installs the files.
  let package: String
  /// The directory of the files.
  var directory: String
  /// The names of the files, all of which are required.
  ///
  /// If one were missing, a similar weight would replace it and change pictures without notice.
  let files: [String]
  /// Whether the first file is the regular font, and all others have the same characters and differ only in the weight and
  /// slant that their names say.
  var sharesCharacters = false

  /// The default family, with nine weights, upright and italic.
  static let inter = FontFamily(
    name: FontDesign.default.familyName, package: "fonts-inter",
    directory: "/usr/share/fonts/opentype/inter",
    files: faces(
      [
        "Regular", "Thin", "ExtraLight", "Light", "Medium", "SemiBold", "Bold", "ExtraBold",
        "Black",
      ], of: "Inter", as: "otf"),
    sharesCharacters: true)

  /// The cut of the default family for titles, with the same weights.
  static let interDisplay = FontFamily(
    name: "Inter Display", package: inter.package, directory: inter.directory,
    files: inter.files.map { "InterDisplay" + $0.dropFirst("Inter".count) }, sharesCharacters: true)

  /// The rounded family, with four weights; its italics are slanted.
  static let quicksand = FontFamily(
    name: FontDesign.rounded.familyName, package: "fonts-quicksand",
    directory: "/usr/share/fonts/truetype/quicksand",
    files: ["Light", "Regular", "Medium", "Bold"].map { "Quicksand-\($0).ttf" })

  /// The serif family, with six weights, upright and italic, like New York.
  static let vollkorn = FontFamily(
    name: FontDesign.serif.familyName, package: "fonts-vollkorn",
    directory: "/usr/share/fonts/truetype/vollkorn",
    files: faces(
      ["Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"], of: "Vollkorn", as: "ttf"))

  /// The monospaced family, with eight weights, upright and italic.
  static let jetBrainsMono = FontFamily(
    name: FontDesign.monospaced.familyName, package: "fonts-jetbrains-mono",
    directory: "/usr/share/fonts/truetype/jetbrains-mono",
    files: faces(
      ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold"],
      of: "JetBrainsMono", as: "ttf"))

  /// The family of emoji, whose glyphs are pictures.
  static let notoColorEmoji = FontFamily(
    name: "Noto Color Emoji", package: "fonts-noto-color-emoji",
    directory: "/usr/share/fonts/truetype/noto", files: ["NotoColorEmoji.ttf"])

  /// The family of Chinese, Japanese and Korean, with two weights; each file has a font for each language.
  static let notoCJK = FontFamily(
    name: "Noto Sans CJK JP", package: "fonts-noto-cjk",
    directory: "/usr/share/fonts/opentype/noto",
    files: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"])

  /// Returns the family of another script, with two weights.
  static func noto(_ script: String) -> FontFamily {
    FontFamily(
      name: "Noto Sans \(script)", package: "fonts-noto-core",
      directory: "/usr/share/fonts/truetype/noto",
      files: ["Regular", "Bold"].map { "NotoSans\(script)-\($0).ttf" })
  }

  private static func faces(
    _ weights: [String], of name: String, as type: String
  ) -> [String] {
    let italics = weights.map { ($0 == "Regular" ? "" : $0) + "Italic" }
    return (weights + italics).map { "\(name)-\($0).\(type)" }
  }
}

extension FontDescriptor {
  /// The OpenType features of the font, in Pango's notation; nil for none.
  var features: String? {
    var features: [String] = []
    // As in New York and SF Mono: lining digits, and no ligatures in code.
    if design == .serif { features.append("lnum=1") }
    if design == .monospaced { features.append("calt=0") }
    if hasMonospacedDigits { features.append("tnum=1") }
    return features.isEmpty ? nil : features.joined(separator: ",")
  }

  /// The variant of the letters in Pango, which draws small capitals by scaling capitals if the font
  /// has none; nil for ordinary letters.
  var variant: PangoVariant? {
    switch smallCaps {
    case []: nil
    case .lowercase: PANGO_VARIANT_SMALL_CAPS
    case .uppercase: PANGO_VARIANT_UNICASE
    default: PANGO_VARIANT_ALL_SMALL_CAPS
    }
  }
}
