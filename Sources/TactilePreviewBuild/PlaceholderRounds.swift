import Foundation

/// Puts placeholders into the copies of files until the compiler accepts them.
///
/// A view that doesn't exist becomes a dashed box with its name, a modifier is left out, another expression becomes a
/// neutral value, and a type is declared. Only copies in the cache directory are edited.
struct PlaceholderRounds {
  /// The number of builds after which it is given up.
  private static let limit = 20

  let sdk: SDK
  let copies: any SourceCopies
  /// The paths of the modules' original files, each list for one module.
  let modules: [[String]]

  /// Whether placeholders may make a package compile that a compiler rejects: if a name or a module is missing, and not only
  /// the user has made errors.
  static func mayHelp(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.kind == .missing || $0.isMissingModule }
  }

  /// Edits files and builds again, until a build succeeds or fails for another reason.
  ///
  /// - Parameters:
  ///   - errors: The errors of the first build.
  ///   - build: Builds again, and returns the errors; none if the build has succeeded.
  /// - Returns: Whether the last build succeeded.
  func run(_ errors: [Diagnostic], build: () throws -> [Diagnostic]?) throws -> Bool {
    var errors = errors
    for _ in 1...Self.limit {
      guard try edit(errors) else { return false }
      guard let next = try build() else { return true }
      errors = next
    }
    return false
  }

  /// Edits the files with errors.
  ///
  /// - Returns: Whether a file was edited.
  private func edit(_ diagnostics: [Diagnostic]) throws -> Bool {
    // Files are compiled without the imports of modules that don't exist.
    let errors = Self.causes(
      in: diagnostics.filter { $0.kind != .warning && !$0.isMissingModule })
    var store = PlaceholderStore(of: copies.directory)
    var request = PlaceholderRequest(modules: modules.map(texts))
    let groups = Dictionary(grouping: errors, by: \.file)
    for (path, errors) in groups {
      guard let text = copies.text(ofCopyOf: path) else { continue }
      var file = store[path] ?? PlaceholderStore.File(original: text, text: text)
      // What an edit leads to isn't the user's concern.
      let isFirst = file.diagnostics.isEmpty
      for error in errors where isFirst || error.kind == .missing { file.diagnostics.append(error) }
      let lines = text.prefix(
        upTo: text.range(of: "#sourceLocation")?.lowerBound ?? text.startIndex)
      let before = lines.count { $0 == "\n" } + 1
      request.files.append(
        .init(
          path: path, text: text,
          errors: errors.map {
            .init(
              line: $0.line + before, column: $0.column, message: $0.message,
              attempt: file.attempts[$0.line] ?? 0)
          }))
      for line in Set(errors.map(\.line)) { file.attempts[line, default: 0] += 1 }
      store[path] = file
    }
    guard !request.files.isEmpty else { return false }
    for file in try sdk.placeholders(request, in: copies.directory).files {
      // Files without errors may have to declare something for the others.
      let before = copies.text(ofCopyOf: file.path) ?? ""
      store[file.path, default: .init(original: before, text: before)].text = file.text
      try copies.write(file.text, toCopyOf: file.path)
    }
    try store.write(to: copies.directory)
    return true
  }

  private func texts(of module: [String]) -> [String: String] {
    module.reduce(into: [:]) { $0[$1] = copies.text(ofCopyOf: $1) }
  }

  /// Leaves out errors that only follow from others, unless there are no others.
  private static func causes(in errors: [Diagnostic]) -> [Diagnostic] {
    let vague = [
      "failed to produce diagnostic", "in reasonable time", "to conform to 'View'",
      "conform to 'View'", "invalid redeclaration", "does not conform to protocol",
      "is ambiguous for type lookup",
    ]
    let causes = errors.filter { error in !vague.contains { error.message.contains($0) } }
    return causes.isEmpty ? errors : causes
  }
}
