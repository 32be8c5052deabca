internal import CTactilePangoCairo
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
    switch style.hasSuffix("Italic") ? String(style.dropLast(6)) : style {
    case "Thin": FC_WEIGHT_THIN
    case "ExtraLight": FC_WEIGHT_EXTRALIGHT
    case "Light": FC_WEIGHT_LIGHT
    case "Medium": FC_WEIGHT_MEDIUM
    case "SemiBold": FC_WEIGHT_SEMIBOLD
    case "Bold": FC_WEIGHT_BOLD
    case "ExtraBold": FC_WEIGHT_EXTRABOLD
    case "Black": FC_WEIGHT_BLACK
    default: FC_WEIGHT_REGULAR
    }
  }

  /// The slant in fontconfig's numbers.
  var slant: Int32 { style.hasSuffix("Italic") ? FC_SLANT_ITALIC : FC_SLANT_ROMAN }

  /// Whether the file begins as files of OpenType and TrueType do.
  var isFont: Bool {
    guard let file = fopen(path, "rb") else { return false }
    defer { fclose(file) }
    var start: [UInt8] = [0, 0, 0, 0]
    guard fread(&start, 1, 4, file) == 4 else { return false }
    return start == Array("OTTO".utf8) || start == [0, 1, 0, 0]
  }
}
