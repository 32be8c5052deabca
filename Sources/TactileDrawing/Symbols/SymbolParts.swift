/// The parts of a symbol's name: `bell`, `slash`, `circle`, `fill` and a badge.
package struct SymbolParts: Hashable, Sendable {
  /// An outline around a symbol.
  package enum Enclosure: String, CaseIterable, Sendable { case circle, square, rectangle }

  package var base: String
  package var isSlashed = false
  package var enclosure: Enclosure?
  package var isFilled = false
  /// The name of the badge's symbol, as in `person.badge.plus`; empty for a dot.
  package var badge: String?

  /// Splits a name into its parts; the base is never empty.
  package init(_ symbol: String) {
    var words = symbol.split(separator: ".", omittingEmptySubsequences: false)
    if let index = words.dropFirst().lastIndex(of: "badge") {
      badge = words[(index + 1)...].joined(separator: ".")
      words.removeSubrange(index...)
    }
    if words.count > 1, words.last == "fill" {
      isFilled = true
      words.removeLast()
    }
    if words.count > 1, let frame = words.last.flatMap({ Enclosure(rawValue: "\($0)") }) {
      enclosure = frame
      words.removeLast()
    }
    if words.count > 1, words.last == "slash" {
      isSlashed = true
      words.removeLast()
    }
    base = words.joined(separator: ".")
  }

  /// The name composed of the parts.
  package var name: String {
    base + (isSlashed ? ".slash" : "") + (enclosure.map { ".\($0.rawValue)" } ?? "")
      + (isFilled ? ".fill" : "")
      + (badge.map { $0.isEmpty ? ".badge" : ".badge.\($0)" } ?? "")
  }
}
