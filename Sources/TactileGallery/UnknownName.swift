import TactileDrawing

/// An error thrown for an unknown name, which lists the known ones.
package struct UnknownName: Error, CustomStringConvertible {
  /// The kind of object that was requested, such as “demo”.
  let kind: String
  let name: String
  /// The known names, with the most similar one first.
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
