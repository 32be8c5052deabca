/// The names in a message about an unknown name: similar names, or all names if none is similar.
struct NearestNames {
  private let near: [String]
  private let all: [String]

  /// Whether a name is similar to the requested one.
  var isCertain: Bool { !near.isEmpty }

  /// The most names that a message lists.
  private static let limit = 8

  init(to text: String?, among names: [String]) {
    let all = names.reduce(into: [String]()) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
    self.all = all
    near =
      text.map { text in
        all.filter { Self.isNear($0, text) }
          .sorted { Self.editDistance($0, text) < Self.editDistance($1, text) }
      } ?? []
  }

  /// The names as the end of a sentence, with a plural noun for their kind, such as “buttons”.
  func words(of kind: String) -> String {
    if isCertain {
      return "; did you mean \(near.prefix(3).map(Self.quoted).joined(separator: " or "))?"
    }
    guard !all.isEmpty else { return "; the window has no \(kind)" }
    let listed = all.prefix(Self.limit).map(Self.quoted).joined(separator: ", ")
    return "; the \(kind) in the window are \(listed)"
      + (all.count > Self.limit ? " and \(all.count - Self.limit) more" : "")
  }

  private static func quoted(_ name: String) -> String {
    name.count > 60 ? "“\(name.prefix(60))…”" : "“\(name)”"
  }

  /// Whether a name may be a misspelling of another one.
  private static func isNear(_ name: String, _ other: String) -> Bool {
    let (name, other) = (name.lowercased(), other.lowercased())
    let isPart =
      (other.count > 2 && name.contains(other)) || (name.count > 2 && other.contains(name))
    return isPart || editDistance(name, other) <= max(1, other.count / 3)
  }

  /// The number of letters to insert, remove or replace to turn one name into another.
  private static func editDistance(_ name: String, _ other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, letter) in name.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[other.count]
  }
}
