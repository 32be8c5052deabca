/// The views that a text declares, for files without previews.
package struct ViewTypes {
  /// A view.
  package struct View: Equatable, Sendable {
    package let name: String
    /// The line of its declaration, starting at 1.
    package let line: Int
  }

  /// Whether the text declares previews.
  package let hasPreviews: Bool
  /// The views at the top of the text that other files can create, without type parameters.
  package let views: [View]

  package init(in text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    hasPreviews = lines.contains {
      $0.contains(/^\s*#Preview\b/) || $0.contains(/:\s*PreviewProvider\b/)
    }
    views = lines.enumerated().compactMap { index, line in
      guard
        line.hasPrefix("struct ") || line.hasPrefix("public struct ")
          || line.hasPrefix("internal struct ") || line.hasPrefix("@MainActor struct "),
        let match = line.firstMatch(of: /struct\s+(\w+)\s*:[^{]*\bView\b/)
      else { return nil }
      return View(name: String(match.output.1), line: index + 1)
    }
  }
}
