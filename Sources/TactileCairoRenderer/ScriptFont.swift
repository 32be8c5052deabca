/// A script that has a font family of its own, because Inter lacks its characters.
///
/// The family is an addition that need not be installed: text that has none of these characters never loads it, so such
/// text is measured and drawn the same on every machine.
enum ScriptFont: Int, CaseIterable, Hashable, Sendable {
  case arabic, hebrew, devanagari, thai
  /// Chinese, Japanese and Korean, whose characters are in one font.
  case cjk

  /// The family from Debian's packages.
  var family: FontFamily {
    switch self {
    case .arabic: .noto("Arabic")
    case .hebrew: .noto("Hebrew")
    case .devanagari: .noto("Devanagari")
    case .thai: .noto("Thai")
    case .cjk: .notoCJK
    }
  }

  /// The name of the script in warnings.
  var name: String {
    switch self {
    case .arabic: "Arabic"
    case .hebrew: "Hebrew"
    case .devanagari: "Devanagari"
    case .thai: "Thai"
    case .cjk: "Chinese, Japanese and Korean"
    }
  }

  /// Returns the script of a character; nil for the scripts of other fonts.
  static func of(_ scalar: Unicode.Scalar) -> ScriptFont? {
    switch scalar.value {
    case ..<0x590: nil
    case 0x590...0x5FF, 0xFB1D...0xFB4F: .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: .arabic
    case 0x900...0x97F, 0xA8E0...0xA8FF: .devanagari
    case 0xE00...0xE7F: .thai
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x323AF:
      .cjk
    default: nil
    }
  }
}

extension StringProtocol {
  /// The scripts of the text that have a family of their own, each once.
  var scriptFonts: Set<ScriptFont> {
    guard utf8.contains(where: { $0 >= 0xD6 }) else { return [] }
    var found: Set<ScriptFont> = []
    for scalar in unicodeScalars {
      if let script = ScriptFont.of(scalar) { found.insert(script) }
    }
    return found
  }
}
