/// A piece of text with uniform Markdown attributes.
package struct MarkdownRun: Equatable, Sendable {
  package var string: String
  package var isStrong = false
  package var isEmphasized = false
  package var isCode = false
  package var isStruck = false
  /// The destination of a link, as written; nil for none.
  package var link: String?

  package init(
    _ string: String, isStrong: Bool = false, isEmphasized: Bool = false, isCode: Bool = false,
    isStruck: Bool = false, link: String? = nil
  ) {
    self.string = string
    self.isStrong = isStrong
    self.isEmphasized = isEmphasized
    self.isCode = isCode
    self.isStruck = isStruck
    self.link = link
  }

  /// Returns whether both runs have the same attributes.
  fileprivate func looksLike(_ other: MarkdownRun) -> Bool {
    var other = other
    other.string = string
    return self == other
  }
}

extension [MarkdownRun] {
  /// Appends a run, merging it with the last one if their attributes are equal.
  mutating func add(_ run: MarkdownRun) {
    guard !run.string.isEmpty else { return }
    if let last, last.looksLike(run) {
      self[count - 1].string += run.string
    } else {
      append(run)
    }
  }
}
