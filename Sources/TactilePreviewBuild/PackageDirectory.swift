import Foundation
import TactileSourceCode

/// The directory of a package.
package struct PackageDirectory: Equatable, Sendable {
  package let url: URL
  /// The copy that is built in the package's place; nil if the package itself is built.
  private(set) var mirror: PackageMirror?

  /// Finds the package that contains a directory; nil if there is none, or if it is Tactile itself.
  ///
  /// Tactile's own demos are built into the tool.
  package init?(containing directory: URL) {
    var url = directory.standardizedFileURL.resolvingSymlinksInPath()
    while !Self.exists(url.appendingPathComponent("Package.swift")) {
      guard url.path != "/" else { return nil }
      url.deleteLastPathComponent()
    }
    self.url = url
    if isTactile { return nil }
  }

  /// Opens the package in a directory.
  ///
  /// - Throws: ``NoPackage`` if there is none.
  package init(path: String) throws(NoPackage) {
    url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    guard Self.exists(url.appendingPathComponent("Package.swift")) else {
      throw NoPackage(path: path)
    }
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }

  /// Whether the package is Tactile itself, whose previews are its demos.
  package var isTactile: Bool {
    Self.exists(url.appendingPathComponent("Sources/TactilePreviewHost"))
  }

  /// The name of the directory.
  package var name: String { url.lastPathComponent }

  /// Whether the package is Tactile, or its manifest refers to a product of Tactile.
  var dependsOnTactile: Bool {
    let manifest = url.appendingPathComponent("Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    return isTactile || text.contains(/\.product\(\s*name:\s*"SwiftUI(Testing)?"/)
  }

  // MARK: Building

  /// Returns the package with a mirror, which is built in its place.
  func mirrored() -> PackageDirectory {
    var package = self
    package.mirror = PackageMirror(of: url)
    return package
  }

  /// The directory in which the package manager builds.
  var buildDirectory: URL { mirror?.directory ?? url }

  /// The directory of debug products.
  var products: URL { buildDirectory.appendingPathComponent(".build/debug") }

  /// The directory of the files that this tool makes.
  var previews: URL { buildDirectory.appendingPathComponent(".build/tactile") }

  /// Returns the files that are compiled in the place of files of the package, after they were brought up to date.
  func compiledFiles(for files: Set<String>) throws -> Set<String> {
    guard let mirror else { return files }
    return Set(try files.map { try mirror.copy(of: $0) ?? $0 })
  }

  /// Returns what the compiler says in the output of a build.
  ///
  /// - Throws: ``BuildFailure`` if the build failed without an error in a source file.
  func diagnostics(of build: Command.Result) throws -> [Diagnostic] {
    let diagnostics = Diagnostic.read(original(build.output), isOwn: declares)
    guard build.exitCode == 0 || diagnostics.contains(where: { $0.kind != .warning }) else {
      throw BuildFailure(output: original(build.output))
    }
    return diagnostics
  }

  /// Whether a source file of the package declares a type with a name.
  private func declares(_ type: String) -> Bool {
    PackageSources(of: url).place(of: (module: "", name: type)) != nil
  }

  /// Returns a text with the package's paths in place of the mirror's.
  func original(_ text: String) -> String {
    mirror.map {
      MirroredSource.numbered(text.replacing($0.directory.path, with: url.path), in: url)
    } ?? text
  }
}

/// An error thrown for a directory without a package.
package struct NoPackage: Error, CustomStringConvertible {
  let path: String

  package init(path: String) { self.path = path }

  package var description: String {
    "There is no package in “\(path)”: it has no file Package.swift. Choose the directory of a package."
  }
}
