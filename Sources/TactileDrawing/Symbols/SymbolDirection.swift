/// Symbols that depend on the layout direction.
///
/// `chevron.forward` and `rectangle.leadinghalf.filled` name a side relative to the direction;
/// lists and indents are mirrored as a whole.
enum SymbolDirection {
  /// The suffix of a symbol's name for right-to-left layouts, as in `list.bullet.rtl`.
  static let suffix = ".rtl"

  /// Returns the words of a name with directions replaced by sides, for either layout direction.
  static func absolute(_ words: [Substring], isMirrored: Bool) -> [Substring] {
    words.enumerated().map { index, word in
      guard let side = side(of: word, at: index) else { return word }
      return side.isLeading != isMirrored ? "left" + side.rest : "right" + side.rest
    }
  }

  static func isDirectional(_ symbol: String) -> Bool {
    let words = symbol.split(separator: ".")
    return words.enumerated().contains { side(of: $1, at: $0) != nil } || isMirrored(words[...])
  }

  /// Returns whether the symbol is mirrored as a whole.
  static func isMirrored(_ words: ArraySlice<Substring>) -> Bool {
    guard let first = words.first else { return false }
    return switch first {
    case "list", "checklist": true
    case "increase", "decrease": words.contains("indent")
    case "text": words.contains { ["append", "insert", "badge"].contains($0) }
    default: false
    }
  }

  /// Returns the side that a word names, such as the one of `leadinghalf`.
  private static func side(
    of word: Substring, at index: Int
  ) -> (isLeading: Bool, rest: Substring)? {
    // As a first word, these name playback, not a layout direction.
    if word == "forward" { return index == 0 ? nil : (false, "") }
    if word == "backward" { return index == 0 ? nil : (true, "") }
    if word.hasPrefix("leading") { return (true, word.dropFirst(7)) }
    if word.hasPrefix("trailing") { return (false, word.dropFirst(8)) }
    return nil
  }
}
