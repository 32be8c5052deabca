import Foundation

/// A message of the compiler about a place in a source file.
package struct Diagnostic: Codable, Hashable, Sendable {
  /// What a message is about.
  package enum Kind: String, Codable, Sendable {
    /// An error of the user's.
    case error
    /// A name of Apple's systems that doesn't exist here yet.
    case missing
    /// An error that follows from a missing name in the same file.
    case consequence
    /// A warning.
    case warning
  }

  package var file: String
  /// The line, starting at 1.
  package var line: Int
  /// The column, starting at 1.
  package var column: Int
  package var message: String
  package var kind: Kind
  /// The missing name; nil for other kinds.
  package var name: String?
}

extension Diagnostic {
  /// Whether a module that is imported doesn't exist.
  var isMissingModule: Bool { message.hasPrefix("no such module") }

  /// Returns the names of the imported modules that don't exist, as the compiler printed them.
  static func missingModules(in output: String) -> Set<String> {
    let lines = output.split(separator: "\n")
      .filter { $0.hasPrefix("/") && $0.contains(": error: no such module '") }
    return Set(lines.compactMap { name(after: "no such module '", in: String($0)) })
  }

  /// Reads the errors and the warnings from the output of a compiler, without repetitions.
  ///
  /// - Parameter isOwn: Whether a missing name is declared in the user's code, where only its file isn't compiled.
  static func read(
    _ output: String, isOwn: (_ name: String) -> Bool = { _ in false }
  ) -> [Diagnostic] {
    let pattern = #/(/\S.*?):(\d+):(\d+): (error|warning): (.*)/#
    var seen: Set<Diagnostic> = []
    var found: [Diagnostic] = output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("/"), line.contains("error: ") || line.contains("warning: "),
        let match = line.wholeMatch(of: pattern)?.output,
        let number = Int(match.2), let column = Int(match.3)
      else { return nil }
      let message = String(match.5)
      // This is about the mirror, not about the user's file.
      guard !message.hasPrefix("'#sourceLocation' directive produces '#fileID' string") else {
        return nil
      }
      let name =
        match.4 == "error" ? missingName(in: message).flatMap { isOwn($0) ? nil : $0 } : nil
      let kind: Kind = match.4 == "warning" ? .warning : name == nil ? .error : .missing
      let diagnostic = Diagnostic(
        file: String(match.1), line: number, column: column, message: message, kind: kind,
        name: name)
      return seen.insert(diagnostic).inserted ? diagnostic : nil
    }
    let incomplete = Set(found.filter { $0.kind == .missing }.map(\.file))
    for index in found.indices where found[index].kind == .error {
      guard incomplete.contains(found[index].file), isConsequence(found[index].message) else {
        continue
      }
      found[index].kind = .consequence
    }
    return found
  }

  /// The words before a name that can't be found.
  private static let wordsBeforeNames = [
    "cannot find type '", "cannot find operator '", "cannot find '", "no such module '",
    "has no member '", "has no dynamic member '", "unknown attribute '", "no macro named '",
  ]

  /// Returns the name of Apple's systems that a message says can't be found.
  private static func missingName(in message: String) -> String? {
    // On Apple's systems these are no variables.
    if message.hasPrefix("reference to var 'std"), message.contains("is not concurrency-safe") {
      return name(after: "reference to var '", in: message)
    }
    var found = wordsBeforeNames.lazy.compactMap { name(after: $0, in: message) }.first
    if found == nil, message.hasSuffix("is not available") || message.contains("is not available ")
    {
      found = name(after: "instance method '", in: message, before: "(")
    }
    guard let found, MissingNames.contains(found) || AppleFrameworks.missing.contains(found) else {
      return nil
    }
    return found
  }

  /// Returns the name that words precede; nil if there is none, or it isn't one alone.
  ///
  /// Regular expressions would take longer than the compiler for hundreds of errors.
  private static func name(
    after words: String, in message: String, before end: Character = "'"
  ) -> String? {
    guard let range = message.range(of: words) else { return nil }
    let name = message[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty || message[name.endIndex...].first != end ? nil : String(name)
  }

  /// Whether a message is of a kind that the compiler adds where something else can't be found.
  private static func isConsequence(_ message: String) -> Bool {
    let words = [
      "cannot infer contextual base", "cannot be resolved without a contextual type",
      "could not be inferred", "conform to 'view'", "does not conform to protocol",
      "unable to infer type of a closure", "failed to produce diagnostic",
      "is ambiguous without a type annotation", "extra trailing closure",
      "cannot call value of non-function type",
      "contextual closure type", "does not override any", "cannot find type 'context' in scope",
    ]
    let lowercased = message.lowercased()
    return words.contains { lowercased.contains($0) }
  }
}
