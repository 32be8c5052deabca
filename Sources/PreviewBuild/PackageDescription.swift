import Foundation

/// The targets of a package, as `swift package describe` lists them.
struct PackageDescription: Decodable, Sendable {
  struct Target: Decodable, Sendable {
    let name: String
    /// The name of the module.
    let c99name: String
    /// The kind of target, such as `library` or `executable`.
    let type: String
    /// The directory, relative to the package.
    let path: String
    /// The files, relative to the directory.
    let sources: [String]
  }

  let name: String
  let targets: [Target]

  /// The targets that may have previews.
  var code: [Target] { targets.filter { ["library", "executable"].contains($0.type) } }

  /// Describes a package.
  ///
  /// - Throws: ``BuildFailure`` if the manifest is invalid.
  init(_ package: PackageDirectory) throws {
    let result = try Command.run(
      ["swift", "package", "describe", "--type", "json"], in: package.url, merging: false)
    guard result.exitCode == 0,
      let description = try? JSONDecoder().decode(Self.self, from: Data(result.output.utf8))
    else {
      let explained = try Command.run(["swift", "package", "describe"], in: package.url)
      throw BuildFailure(output: explained.output)
    }
    self = description
  }
}

/// An error thrown if a package can't be built.
package struct BuildFailure: Error, CustomStringConvertible {
  /// What the package manager or the compiler wrote.
  package let output: String

  /// Each error with the lines that belong to it, or the whole output if there are none.
  package var description: String {
    let lines = output.split(separator: "\n").map(String.init)
    var (errors, isInError): ([[String]], Bool) = ([], false)
    for line in lines {
      // A message of the compiler begins with a path, and the source that follows doesn't.
      let message = line.firstMatch(of: #/^(?:/\S.*?:\d+:\d+: )?(error|warning|note): /#)
      let isMessage = message != nil
      if isMessage || line.hasPrefix("[") { isInError = message?.output.1 == "error" }
      if isInError, isMessage { errors.append([]) }
      if isInError { errors[errors.count - 1].append(line) }
    }
    // The compiler repeats errors when it also writes the module's interface.
    var seen: Set<[String]> = []
    let located = errors.filter { $0[0].hasPrefix("/") }
    let unique = (located.isEmpty ? errors : located).filter { seen.insert($0).inserted }
    let text = (unique.isEmpty ? [lines] : unique).flatMap(\.self).joined(separator: "\n")
    return "The package can't be built.\n\(text)"
  }
}
