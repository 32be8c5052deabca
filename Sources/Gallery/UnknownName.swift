/// Tells that nothing has a name, and which names there are.
package struct UnknownName: Error, CustomStringConvertible {
  /// What was looked for, such as “demo”.
  let kind: String
  let name: String
  /// The names there are, the most similar one first.
  let known: [String]

  init(kind: String, name: String, known: [String]) {
    self.kind = kind
    self.name = name
    self.known =
      known.enumerated()
      .map { (distance: name.editDistance(to: $1), index: $0, name: $1) }
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .map(\.name)
  }

  package var description: String {
    "There is no \(kind) named “\(name)”; choose one of: \(known.joined(separator: ", "))."
  }
}

extension String {
  /// How many letters have to be added, removed or replaced to make the other string, in lower
  /// case.
  func editDistance(to other: String) -> Int {
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
