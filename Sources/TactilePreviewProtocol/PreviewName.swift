/// The name of a preview: its module, its file and its title, such as `Buttons/PillStyle/Disabled`.
package struct PreviewName: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The module that contains the preview.
  package var module: String
  /// The file that contains the preview, without its extension; for a `PreviewProvider`, its type.
  package var file: String
  /// The title, which is unique in the file.
  package var title: String

  package init(module: String, file: String, title: String) {
    self.module = module
    self.file = file
    self.title = title
  }

  package var description: String { "\(module)/\(file)/\(title)" }
}

/// A preview of a package, with its source location.
package struct FoundPreview: Codable, Equatable, Sendable {
  package var name: PreviewName
  /// The line number, starting at 1; 0 for a `PreviewProvider`, whose line is unknown.
  package var line: Int
  /// The path of the file, relative to the package; nil if it is unknown.
  package var path: String?
  /// The interaction that the source describes beside the preview; nil if there is none.
  package var play: String?
  /// Why the views of a `PreviewProvider` can't be created, so that they are listed as one preview; nil if they can.
  package var failure: String?

  package init(
    name: PreviewName, line: Int, path: String? = nil, play: String? = nil, failure: String? = nil
  ) {
    self.name = name
    self.line = line
    self.path = path
    self.play = play
    self.failure = failure
  }
}

extension [FoundPreview] {
  /// Returns the preview with a name, of which any part that is unique is enough.
  ///
  /// These are tried in order: the last parts of the name; the same in upper or lower case; the same with the beginning
  /// of the title; the beginnings of the last parts, such as `pill/dis` for `Buttons/PillStyle/Disabled`; and the
  /// beginnings of the first parts.
  ///
  /// - Throws: ``UnknownPreview`` if no preview matches, or more than one.
  package func named(_ name: String) throws(UnknownPreview) -> FoundPreview {
    let words = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let lowerWords = words.map { $0.lowercased() }
    func matches(_ isMatch: (_ parts: [String]) -> Bool) -> [FoundPreview] {
      filter { isMatch([$0.name.module, $0.name.file, $0.name.title]) }
    }
    func begins(_ parts: some Sequence<String>) -> Bool {
      zip(parts, lowerWords).allSatisfy { $0.lowercased().hasPrefix($1) }
    }
    let steps = [
      matches { $0.suffix(words.count) == words[...] },
      matches { $0.suffix(words.count).map { $0.lowercased() } == lowerWords },
      matches { parts in
        let last = parts.suffix(words.count).map { $0.lowercased() }
        return last.count == words.count && last.dropLast() == lowerWords.dropLast() && begins(last)
      },
      matches { words.count <= 3 && begins($0.suffix(words.count)) },
      matches { words.count <= 3 && begins($0) },
    ]
    for found in steps where found.count == 1 { return found[0] }
    let several = steps.first { !$0.isEmpty } ?? []
    throw UnknownPreview(name: name, matching: several.map(\.name), known: map(\.name))
  }
}

/// An error thrown for a name that belongs to no preview, or to several.
package struct UnknownPreview: Error, Equatable, CustomStringConvertible {
  let name: String
  let matching: [PreviewName]
  let known: [PreviewName]

  package var description: String {
    func list(_ names: [PreviewName]) -> String {
      names.map { "\n  \($0)" }.joined()
    }
    if !matching.isEmpty {
      return "“\(name)” names \(matching.count) previews; choose one of:\(list(matching))"
    }
    guard !known.isEmpty else {
      return "There is no preview named “\(name)”: the package has no previews."
    }
    let nearest = known.enumerated()
      .map { (distance: distance(to: $1), index: $0, name: $1) }
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map(\.name)
    return "There is no preview named “\(name)”. Did you mean one of these?\(list(nearest))"
  }

  /// The smallest number of edits that turn the requested name into a part of another name.
  private func distance(to other: PreviewName) -> Int {
    let wanted = name.lowercased()
    return ["\(other)", "\(other.file)/\(other.title)", other.title]
      .map { editDistance(Array(wanted), Array($0.lowercased())) }.min() ?? 0
  }
}

/// Returns the number of characters to insert, remove or replace to turn one text into another.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var row = Array(0...second.count)
  for (i, a) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in second.enumerated() {
      let replaced = diagonal + (a == b ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[second.count]
}
