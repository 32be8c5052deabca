/// Symbols that depend on the direction of reading.
///
/// `chevron.forward` and `rectangle.leadinghalf.filled` name a side by the direction; lists and
/// indents are mirrored as a whole.
enum SymbolDirection {
  /// What ends the name of a symbol for reading from right to left, as in `list.bullet.rtl`.
  static let suffix = ".rtl"

  /// The words of a name with sides for directions, from left to right or the other way.
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

  /// Whether the symbol is mirrored as a whole.
  static func isMirrored(_ words: ArraySlice<Substring>) -> Bool {
    guard let first = words.first else { return false }
    return switch first {
    case "list", "checklist": true
    case "increase", "decrease": words.contains("indent")
    case "text": words.contains { ["append", "insert", "badge"].contains($0) }
    default: false
    }
  }

  /// The side that a word names, such as the one of `leadinghalf`.
  private static func side(
    of word: Substring, at index: Int
  ) -> (isLeading: Bool, rest: Substring)? {
    // Playing forward is no direction of reading.
    if word == "forward" { return index == 0 ? nil : (false, "") }
    if word == "backward" { return index == 0 ? nil : (true, "") }
    if word.hasPrefix("leading") { return (true, word.dropFirst(7)) }
    if word.hasPrefix("trailing") { return (false, word.dropFirst(8)) }
    return nil
  }
}
