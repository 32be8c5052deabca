internal import CPangoCairo
import Foundation

/// A font file, whose weight and slant are known from its name, such as `Inter-SemiBoldItalic.otf`.
struct FontFace {
  let path: String
  /// The name of the weight and the slant, such as `SemiBoldItalic`.
  let style: String

  init(path: String) {
    self.path = path
    let file = path.split(separator: "/").last ?? ""
    style = String(file.drop { $0 != "-" }.dropFirst().prefix { $0 != "." })
  }

  /// Whether the font is upright, and of the regular weight.
  var isRegular: Bool { style == "Regular" }

  /// The weight in fontconfig's numbers.
  var weight: Int32 {
    let name = style.hasSuffix("Italic") ? String(style.dropLast(6)) : style
    return Self.weights[name] ?? FC_WEIGHT_REGULAR
  }

  /// The slant in fontconfig's numbers.
  var slant: Int32 { style.hasSuffix("Italic") ? FC_SLANT_ITALIC : FC_SLANT_ROMAN }

  /// Whether the file begins as files of OpenType and TrueType do.
  var isFont: Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    let start = (try? file.read(upToCount: 4)) ?? nil
    return start == Data("OTTO".utf8) || start == Data([0, 1, 0, 0])
  }

  private static let weights = [
    "Thin": FC_WEIGHT_THIN, "ExtraLight": FC_WEIGHT_EXTRALIGHT, "Light": FC_WEIGHT_LIGHT,
    "Medium": FC_WEIGHT_MEDIUM, "SemiBold": FC_WEIGHT_SEMIBOLD, "Bold": FC_WEIGHT_BOLD,
    "ExtraBold": FC_WEIGHT_EXTRABOLD, "Black": FC_WEIGHT_BLACK,
  ]
}
