import Foundation

/// Puts placeholders into the copies of files until the compiler accepts them.
///
/// A view that doesn't exist becomes a dashed box with its name, a modifier is left out, another expression becomes a
/// neutral value, and a type is declared. Only copies in the cache directory are edited.
struct PlaceholderRounds {
  /// The numbers of builds, and of checks before each of them, after which it is given up.
  private static let (buildLimit, checkLimit) = (20, 40)

  let sdk: SDK
  let copies: any SourceCopies
  /// The paths of the modules' original files, each list for one module.
  let modules: [[String]]

  /// Whether placeholders may make a package compile that a compiler rejects: if a name or a module is missing, or a body
  /// takes too long, and not only the user has made errors.
  static func mayHelp(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains {
      $0.kind == .missing || $0.isMissingModule || CompilerEnd.isReason(of: $0)
    }
  }

  /// Edits files and builds again, until a build succeeds or fails for another reason.
  ///
  /// - Parameters:
  ///   - errors: The errors of the first build.
  ///   - check: Returns the errors in files, without a build; none if it can't, or if there are none.
  ///   - build: Builds again, and returns the errors; none if the build has succeeded.
  /// - Returns: The errors that are left; none if the last build succeeded.
  func run(
    _ errors: [Diagnostic], check: (_ files: Set<String>) throws -> [Diagnostic] = { _ in [] },
    build: () throws -> [Diagnostic]?
  ) throws -> [Diagnostic] {
    var errors = errors
    for _ in 1...Self.buildLimit {
      var edited = try edit(errors)
      guard !edited.isEmpty else { return errors }
      for _ in 1...Self.checkLimit {
        let next = try check(edited)
        edited = try edit(next)
        if edited.isEmpty { break }
      }
      guard let next = try build() else { return [] }
      errors = next
    }
    return errors
  }

  /// Edits the files with errors.
  ///
  /// - Returns: The edited files.
  private func edit(_ diagnostics: [Diagnostic]) throws -> Set<String> {
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
      let before = SourceNumbers(text).added
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
    guard !request.files.isEmpty else { return [] }
    var edited: Set<String> = []
    for file in try sdk.placeholders(request, in: copies.directory).files {
      // Files without errors may have to declare something for the others.
      let before = copies.text(ofCopyOf: file.path) ?? ""
      store[file.path, default: .init(original: before, text: before)].text = file.text
      try copies.write(file.text, toCopyOf: file.path)
      edited.insert(file.path)
    }
    try store.write(to: copies.directory)
    return edited
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
