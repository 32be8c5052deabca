/// A piece of text, and what markdown says of all of it.
package struct MarkdownRun: Equatable, Sendable {
  package var string: String
  package var isStrong = false
  package var isEmphasized = false
  package var isCode = false
  package var isStruck = false
  /// Where a link leads, as it is written.
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

  /// Whether both say the same of their text.
  fileprivate func looksLike(_ other: MarkdownRun) -> Bool {
    var other = other
    other.string = string
    return self == other
  }
}

extension [MarkdownRun] {
  /// Adds text to the last run where that looks alike.
  mutating func add(_ run: MarkdownRun) {
    guard !run.string.isEmpty else { return }
    if let last, last.looksLike(run) {
      self[count - 1].string += run.string
    } else {
      append(run)
    }
  }
}
