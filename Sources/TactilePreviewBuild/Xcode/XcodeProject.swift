import Foundation

/// The targets of an Xcode project that can be compiled here, and the packages that they use.
struct XcodeProject {
  /// A package that the targets use.
  enum Package: Equatable {
    case local(URL)
    /// A repository, and the arguments of the manifest that choose a version.
    case remote(url: String, requirement: String)
  }

  /// The project, which is a directory with the extension `xcodeproj`.
  let url: URL
  /// The language of texts without a localization.
  let developmentLanguage: String
  /// The targets: the apps for one system, and the libraries.
  let targets: [XcodeTarget]
  private let root: XcodeObjects.Object
  private let groups: XcodeGroups

  /// Reads a project.
  ///
  /// Of apps for several systems those for iOS are chosen, and those for macOS if there are none. Of targets that share a
  /// file only the first is kept, as each file is compiled once.
  ///
  /// - Throws: ``UnreadableProject``, or ``NoTargets`` if no app or library has Swift files.
  init(_ url: URL) throws {
    self.url = url
    root = try XcodeObjects(project: url).root
    developmentLanguage = root.string("developmentRegion") ?? "en"
    let path = root.string("projectDirPath") ?? ""
    let directory = url.deletingLastPathComponent()
    let groups = XcodeGroups(
      root, in: path.isEmpty ? directory : directory.appendingPathComponent(path))
    self.groups = groups
    let all = root.objects("targets").compactMap { [root] in XcodeTarget($0, of: root, groups) }
      .filter { !$0.sources.isEmpty }
    let best = all.filter { $0.kind == .app }.map(\.settings.rank).min()
    var compiled: Set<URL> = []
    let ordered = all.enumerated().sorted {
      ($0.element.settings.rank, $0.offset) < ($1.element.settings.rank, $1.offset)
    }
    targets = ordered.map(\.element).filter { target in
      guard target.kind == .library || target.settings.rank == best,
        compiled.isDisjoint(with: target.sources)
      else { return false }
      compiled.formUnion(target.sources)
      return true
    }
    guard !targets.isEmpty else { throw NoTargets(project: url.lastPathComponent) }
  }

  /// The name of the project.
  var name: String { url.deletingPathExtension().lastPathComponent }

  /// The innermost directory that contains the project and all files of its targets.
  var directory: URL {
    let files = targets.flatMap { $0.sources + $0.resources }
    return files.reduce(url.deletingLastPathComponent().standardizedFileURL) { directory, file in
      var directory = directory
      while directory.path != "/", !file.path.hasPrefix(directory.path + "/") {
        directory.deleteLastPathComponent()
      }
      return directory
    }
  }

  // MARK: Packages

  /// The packages that the project names: repositories, and directories, also those that stand among its files.
  var packages: [Package] {
    let products = targets.flatMap(\.products).compactMap(\.package)
    let named = (root.objects("packageReferences") + products).compactMap(package)
      .reduce(into: [Package]()) { if !$0.contains($1) { $0.append($1) } }
    let files = groups.files.values.joined().filter { $0.pathExtension.isEmpty }
    let local = (files + groups.directories.map(\.url))
      .filter {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
      }
      .sorted { $0.path < $1.path }.map(Package.local)
    return named + local.filter { !named.contains($0) }
  }

  /// Returns what a reference to a package stands for; nil for an unknown kind.
  func package(of reference: XcodeObjects.Object) -> Package? {
    if reference.kind == "XCLocalSwiftPackageReference" {
      return reference.string("relativePath").map { path in
        let directory = url.deletingLastPathComponent()
        return .local(directory.appendingPathComponent(path).standardizedFileURL)
      }
    }
    guard let repository = reference.string("repositoryURL"),
      let requirement = Self.requirement(reference.dictionary("requirement"))
    else { return nil }
    return .remote(url: repository, requirement: requirement)
  }

  /// Returns the arguments of a manifest for a requirement.
  private static func requirement(_ properties: [String: Any]) -> String? {
    func value(_ key: String) -> String? {
      (properties[key] as? String).map(XcodeManifest.literal)
    }
    switch properties["kind"] as? String {
    case "upToNextMajorVersion": return value("minimumVersion").map { "from: \($0)" }
    case "upToNextMinorVersion":
      return value("minimumVersion").map { ".upToNextMinor(from: \($0))" }
    case "exactVersion": return value("version").map { "exact: \($0)" }
    case "versionRange":
      guard let first = value("minimumVersion"), let last = value("maximumVersion") else {
        return nil
      }
      return "\(first)..<\(last)"
    case "branch": return value("branch").map { "branch: \($0)" }
    case "revision": return value("revision").map { "revision: \($0)" }
    default: return nil
    }
  }
}

/// An error thrown for an Xcode project of which nothing can be compiled here.
struct NoTargets: Error, CustomStringConvertible {
  let project: String

  var description: String {
    "“\(project)” has no app and no framework with Swift files, so there is nothing to show."
  }
}
