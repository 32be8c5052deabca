/// Finds what a symbol is drawn from by its name.
///
/// A name is a base of ``SymbolTable`` with any of its forms: `.fill`, `.slash`, an enclosure such
/// as `.circle`, a badge such as `.badge.plus`. Numbers and letters are bases too.
package enum SymbolNames {
  /// The figure of a symbol; nil for names that are no symbols.
  ///
  /// A name that ends in `.rtl` is the symbol where people read from right to left.
  package static func figure(of symbol: String) -> SymbolFigure? {
    SymbolResolver.figure(of: symbol)
  }

  /// Whether there is a symbol of a name.
  package static func isKnown(_ symbol: String) -> Bool { figure(of: symbol) != nil }

  /// The names of the table, sorted; every symbol is one of these or composed of them.
  package static var all: [String] { SymbolTable.names.sorted() }

  /// Whether a symbol is drawn differently where people read from right to left.
  package static func isDirectional(_ symbol: String) -> Bool {
    SymbolDirection.isDirectional(symbol)
  }

  /// The name of a symbol as a mirror of the other direction of reading shows it.
  package static func mirrored(_ symbol: String) -> String { symbol + SymbolDirection.suffix }

  /// The name of a symbol that is most like a name that is none; nil where none is similar.
  package static func nearest(to name: String) -> String? {
    var words = name.split(separator: ".", omittingEmptySubsequences: true).prefix(12)
    // Letters in the wrong order leave a name as long as it is.
    let similar = all.lazy.map { candidate in
      (
        distance: name.editDistance(to: candidate), growth: abs(candidate.count - name.count),
        name: candidate
      )
    }.min { ($0.distance, $0.growth, $0.name) < ($1.distance, $1.growth, $1.name) }
    if let similar, similar.distance <= max(name.count / 4, 1) { return similar.name }
    while words.count > 1 {
      words.removeLast()
      let shorter = words.joined(separator: ".")
      if isKnown(shorter) { return shorter }
    }
    return similar.flatMap { $0.distance <= name.count / 2 ? $0.name : nil }
  }
}

extension String {
  /// How many letters have to be added, removed or replaced to make the other string, in lower
  /// case.
  package func editDistance(to other: String) -> Int {
    let other = Array(other.lowercased())
    // The distances from what was read of this string to each beginning of the other.
    var row = Array(0...other.count)
    for (index, letter) in lowercased().enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, otherLetter) in other.enumerated() {
        let replaced = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
