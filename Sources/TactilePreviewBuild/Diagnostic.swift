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
    let messages = read(output).filter(\.isMissingModule).map(\.message)
    return Set(messages.compactMap { $0.split(separator: "'").dropFirst().first.map(String.init) })
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

  /// Returns the name of Apple's systems that a message says can't be found.
  private static func missingName(in message: String) -> String? {
    let patterns = [
      #/cannot find (?:type |operator )?'(\w+)' in scope/#, #/no such module '(\w+)'/#,
      #/has no (?:dynamic )?member '(\w+)'/#, #/unknown attribute '(\w+)'/#,
      #/no macro named '(\w+)'/#, #/instance method '(\w+)\(.*is not available/#,
    ]
    // On Apple's systems these are no variables.
    if message.contains(/reference to var 'std(?:in|out|err)' is not concurrency-safe/) {
      return message.firstMatch(of: /'(std\w+)'/).map { String($0.output.1) }
    }
    for pattern in patterns {
      if let name = message.firstMatch(of: pattern)?.output.1 {
        return MissingNames.contains(String(name)) || AppleFrameworks.missing.contains(String(name))
          ? String(name) : nil
      }
    }
    return nil
  }

  /// Whether a message is of a kind that the compiler adds where something else can't be found.
  private static func isConsequence(_ message: String) -> Bool {
    let words = [
      "cannot infer contextual base", "cannot be resolved without a contextual type",
      "could not be inferred", "conform to 'View'", "does not conform to protocol",
      "unable to infer type of a closure", "failed to produce diagnostic",
      "is ambiguous without a type annotation", "extra trailing closure",
      "cannot call value of non-function type",
      "contextual closure type", "does not override any", "cannot find type 'Context' in scope",
    ]
    return words.contains { message.localizedCaseInsensitiveContains($0) }
  }
}
