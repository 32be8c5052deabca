/// The compiler's messages as people read them: each missing name once, then the errors of the user's.
package struct DiagnosticReport: CustomStringConvertible, Sendable {
  private let diagnostics: [Diagnostic]
  /// The number of places that are named for a missing name.
  private static let placeLimit = 3

  private let errorLimit: Int

  /// Creates a report.
  ///
  /// - Parameter errorLimit: The number of errors, other than missing names, of which the report has the places.
  package init(_ diagnostics: [Diagnostic], errorLimit: Int = .max) {
    self.diagnostics = diagnostics
    self.errorLimit = errorLimit
  }

  /// Whether the code can't be compiled.
  package var hasErrors: Bool { diagnostics.contains { $0.kind != .warning } }

  package var description: String {
    let located = diagnostics.filter { [.error, .warning].contains($0.kind) }
    let lines = located.prefix(errorLimit).map { "\($0.place): \($0.kind): \($0.message)" }
    let rest = located.count - lines.count
    let others = rest > 0 ? ["and \(rest) other errors; “tactile check” lists them."] : []
    return (missing + lines + others + [consequences].compactMap(\.self)).joined(separator: "\n")
  }

  /// The missing names, those with most uses first.
  private var missing: [String] {
    let uses = Dictionary(grouping: diagnostics.filter { $0.kind == .missing }) { $0.name ?? "" }
    return uses.sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }.map { name, uses in
      let places = uses.prefix(Self.placeLimit).map { "\n  \($0.place)" }.joined()
      let others = uses.count - Self.placeLimit
      return "`\(name)` is not available on Linux yet:\(places)"
        + (others > 0 ? "\n  and \(others) other \(others == 1 ? "place" : "places")" : "")
    }
  }

  private var consequences: String? {
    let count = diagnostics.filter { $0.kind == .consequence }.count
    guard count > 0 else { return nil }
    return count == 1
      ? "1 other error seems to follow from a missing name."
      : "\(count) other errors seem to follow from missing names."
  }
}

extension Diagnostic {
  fileprivate var place: String { "\(file):\(line):\(column)" }
}
