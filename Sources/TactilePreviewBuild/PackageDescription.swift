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

  /// Asks the package manager to describe a package.
  ///
  /// - Throws: ``BuildFailure`` if the manifest is invalid.
  init(_ package: PackageDirectory) throws {
    let result = try Command.run(
      ["swift", "package", "describe", "--type", "json"], in: package.buildDirectory, merging: false
    )
    guard result.exitCode == 0,
      let description = try? JSONDecoder().decode(Self.self, from: Data(result.output.utf8))
    else {
      let explained = try Command.run(["swift", "package", "describe"], in: package.buildDirectory)
      throw BuildFailure(output: package.original(explained.output))
    }
    self = description
  }
}
