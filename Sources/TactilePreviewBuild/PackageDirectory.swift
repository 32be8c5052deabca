import Foundation
import TactileSourceCode

/// The directory of a package, or of an Xcode project, which is built like one.
package struct PackageDirectory: Equatable, Sendable {
  package let url: URL
  /// The Xcode project whose targets are built; nil for a package.
  let project: URL?
  /// The copy that is built in the package's place; nil if the package itself is built.
  private(set) var mirror: PackageMirror?

  /// Finds the package or the Xcode project that contains a directory, or else the only one in a repository; nil if there is
  /// none, or if it is Tactile itself.
  ///
  /// Tactile's own demos are built into the tool.
  ///
  /// - Throws: ``SeveralProjects`` if one has to be chosen, or an error for a project that can't be read.
  package init?(containing directory: URL) throws {
    let start = directory.standardizedFileURL.resolvingSymlinksInPath()
    var url = start
    while true {
      if let package = try Self(in: url) {
        self = package
        break
      }
      guard url.path != "/" else {
        guard let found = try ProjectSearch.only(in: start), let package = try Self(in: found)
        else { return nil }
        self = package
        break
      }
      url.deleteLastPathComponent()
    }
    if isTactile { return nil }
  }

  /// Opens the package or the Xcode project in a directory.
  ///
  /// - Parameter path: The path of the directory, or of a project with the extension `xcodeproj`.
  /// - Throws: ``NoPackage`` if there is none, ``SeveralProjects`` if one has to be chosen, or an error for a project that can't
  ///   be read.
  package init(path: String) throws {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    guard let package = try Self(in: url) else { throw NoPackage(path: path) }
    self = package
  }

  /// Opens the package or the project in a directory; nil if there is none.
  private init?(in url: URL) throws {
    if Self.exists(url.appendingPathComponent("Package.swift")) {
      (self.url, project) = (url, nil)
      return
    }
    let isProject = url.pathExtension == ProjectSearch.fileExtension
    let projects = isProject ? [url] : ProjectSearch.projects(in: url)
    guard let first = projects.first else { return nil }
    guard projects.count == 1 else { throw SeveralProjects(paths: projects.map(\.path)) }
    (self.url, project) = (try XcodeProject(first).directory, first)
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }

  /// Whether the package is Tactile itself, whose previews are its demos.
  package var isTactile: Bool {
    Self.exists(url.appendingPathComponent("Sources/TactilePreviewHost"))
  }

  /// The name of the directory or of the project.
  package var name: String {
    project?.deletingPathExtension().lastPathComponent ?? url.lastPathComponent
  }

  /// Whether the package is Tactile, or its manifest refers to a product of Tactile.
  var dependsOnTactile: Bool {
    guard project == nil else { return false }
    let manifest = url.appendingPathComponent("Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    return isTactile || text.contains(/\.product\(\s*name:\s*"SwiftUI(Testing)?"/)
  }

  // MARK: Building

  /// Returns the package with a mirror, which is built in its place.
  ///
  /// - Parameter placeholders: Whether the mirror has placeholders for missing names.
  func mirrored(withPlaceholders placeholders: Bool = false) -> PackageDirectory {
    var package = self
    package.mirror = PackageMirror(of: url, project: project)
    package.mirror?.hasPlaceholders = placeholders
    return package
  }

  /// Returns the package with a mirror for its tests.
  ///
  /// It is another one than for previews, since its manifest differs.
  func mirroredForTests() -> PackageDirectory {
    var package = self
    package.mirror = PackageMirror(
      of: url, project: project, in: CacheDirectory.url.appendingPathComponent("tests"))
    package.mirror?.keepsTests = true
    return package
  }

  /// The directory in which the package manager builds.
  var buildDirectory: URL { mirror?.directory ?? url }

  /// The directory of debug products.
  ///
  /// The package manager makes the link to it only at the end of a build.
  var products: URL {
    let link = buildDirectory.appendingPathComponent(".build/debug")
    guard !Self.exists(link) else { return link }
    let triples =
      (try? FileManager.default.contentsOfDirectory(
        atPath: buildDirectory.appendingPathComponent(".build").path)) ?? []
    let planned = triples.map { buildDirectory.appendingPathComponent(".build/\($0)/debug") }
    return planned.first { Self.exists($0.appendingPathComponent("description.json")) } ?? link
  }

  /// Whether the package has been built before, successfully or not.
  var isBuilt: Bool { Self.exists(buildDirectory.appendingPathComponent(".build/debug")) }

  /// Moves a program to the resources of a project's target, as an app on Apple's systems has its own in its main bundle.
  ///
  /// - Returns: The program's place; the same one for packages, whose targets have bundles of their own.
  func placed(_ program: URL, inResourcesOf target: String) throws -> URL {
    let resources = products.appendingPathComponent("\(name)_\(target).resources")
    guard project != nil, Self.exists(resources) else { return program }
    let moved = resources.appendingPathComponent(program.lastPathComponent)
    try? FileManager.default.removeItem(at: moved)
    try FileManager.default.copyItem(at: program, to: moved)
    return moved
  }

  /// The directory of the files that this tool makes.
  var previews: URL { buildDirectory.appendingPathComponent(".build/tactile") }

  /// Returns the files that are compiled in the place of files of the package, after they were brought up to date.
  func compiledFiles(for files: Set<String>) throws -> Set<String> {
    guard let mirror else { return files }
    return Set(try files.map { try mirror.updatedCopy(of: $0) ?? $0 })
  }

  /// Returns what the compiler says in the output of a build.
  ///
  /// - Throws: ``BuildFailure`` if the build failed without an error in a source file.
  func diagnostics(of build: Command.Result) throws -> [Diagnostic] {
    var sources: PackageSources?
    let diagnostics = Diagnostic.read(withOriginalPaths(build.output)) { name in
      let known = sources ?? PackageSources(of: url)
      sources = known
      return known.place(of: (module: "", name: name)) != nil
    }
    guard build.exitCode == 0 || diagnostics.contains(where: { $0.kind != .warning }) else {
      throw BuildFailure(output: original(build.output))
    }
    return (mirror?.errorsOfOmittedModules ?? []) + diagnostics
  }

  /// Returns what the compiler printed, with the package's paths in place of the mirror's, and with the original lines.
  func original(_ text: String) -> String {
    mirror == nil ? text : MirroredSource.numbered(withOriginalPaths(text), in: url)
  }

  private func withOriginalPaths(_ text: String) -> String {
    // The algorithms of the standard library take seconds for megabytes.
    mirror.map { text.replacingOccurrences(of: $0.directory.path, with: url.path) } ?? text
  }
}

/// An error thrown for a directory without a package.
package struct NoPackage: Error, CustomStringConvertible {
  let path: String

  package init(path: String) { self.path = path }

  package var description: String {
    """
    There is no package and no Xcode project in “\(path)”: it has neither a file Package.swift nor a directory with the \
    extension xcodeproj. Choose the directory of one.
    """
  }
}
