/// Finds the drawing of a symbol by its name.
///
/// A name is a base of ``SymbolTable`` with any of its forms: `.fill`, `.slash`, an enclosure such
/// as `.circle`, or a badge such as `.badge.plus`. Numbers and letters are also bases.
package enum SymbolNames {
  /// Returns the figure of a symbol; nil if the name is not a symbol.
  ///
  /// A name that ends in `.rtl` is the symbol in right-to-left layouts.
  package static func figure(of symbol: String) -> SymbolFigure? {
    SymbolResolver.figure(of: symbol)
  }

  /// Returns whether a symbol has the name.
  package static func isKnown(_ symbol: String) -> Bool { figure(of: symbol) != nil }

  /// The names in the table, sorted; every other symbol is composed of these.
  package static var all: [String] { SymbolTable.names.sorted() }

  /// Returns whether a symbol is drawn differently in right-to-left layouts.
  package static func isDirectional(_ symbol: String) -> Bool {
    SymbolDirection.isDirectional(symbol)
  }

  /// Returns the name of a symbol's variant for right-to-left layouts.
  package static func mirrored(_ symbol: String) -> String { symbol + SymbolDirection.suffix }

  /// Returns the symbol name most similar to an unknown name; nil if none is similar.
  package static func nearest(to name: String) -> String? {
    // Comparing costs time in proportion to the length, and no name is as long as this.
    guard name.utf8.count <= 200 else { return nil }
    var words = name.split(separator: ".", omittingEmptySubsequences: true).prefix(12)
    // Of equal distances, one that keeps the length wins: it is likely a transposition of letters.
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
  /// Returns the number of letters to add, remove or replace to get the other string, ignoring
  /// case.
  package func editDistance(to other: String) -> Int {
    let other = Array(other.lowercased())
    // The distances from the prefix read so far to each prefix of the other string.
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
