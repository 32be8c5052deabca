import Foundation

/// A copy of a package in the cache directory, which is built in its place.
///
/// Swift files are copied, with a first line that names the original, so that errors, `#filePath` and backtraces refer to
/// it. All other files are links. A copy is written only if it differs, so that the package manager compiles what has
/// changed. Local packages that the manifest refers to have mirrors at the same relative paths.
struct PackageMirror: Equatable, Sendable {
  /// The directory of the package.
  let package: URL
  /// The directory of the mirror.
  let directory: URL

  /// The directory that contains all mirrors, each at the absolute path of its package.
  private let root: URL

  /// Describes the mirror of a package, which need not exist.
  ///
  /// - Parameter root: The directory that contains all mirrors.
  init(of package: URL, in root: URL = CacheDirectory.url.appendingPathComponent("packages")) {
    self.package = package
    self.root = root
    directory = root.appendingPathComponent(package.path)
  }

  /// Makes the mirror equal to the package.
  ///
  /// - Throws: An error if the package can't be read, or the cache directory can't be written.
  func refresh() throws {
    var refreshed: Set<URL> = []
    try refresh(&refreshed)
  }

  private func refresh(_ refreshed: inout Set<URL>) throws {
    guard refreshed.insert(package).inserted else { return }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    var kept: Set<String> = []
    for path in Self.paths(in: package) {
      try refresh(path)
      kept.insert(path)
    }
    // The package manager's own file stays, so that it doesn't resolve the dependencies each time.
    kept.insert("Package.resolved")
    for path in Self.paths(in: directory) where !kept.contains(path) {
      try FileManager.default.removeItem(at: directory.appendingPathComponent(path))
    }
    for other in localPackages {
      try PackageMirror(of: other, in: root).refresh(&refreshed)
    }
  }

  /// Returns the path of a file's copy, which is up to date; nil if the file isn't in the package.
  func copy(of file: String) throws -> String? {
    let root = package.path + "/"
    guard file.hasPrefix(root) else { return nil }
    let path = String(file.dropFirst(root.count))
    try refresh(path)
    return directory.appendingPathComponent(path).path
  }

  /// Returns the relative paths of the files in a directory, without those that are hidden or made by a build.
  private static func paths(in directory: URL) -> [String] {
    let root = directory.path + "/"
    let files = FileManager.default.enumerator(
      at: directory, includingPropertiesForKeys: [.isDirectoryKey, .isSymbolicLinkKey],
      options: .skipsHiddenFiles)
    var paths: [String] = []
    while let file = files?.nextObject() as? URL {
      let values = try? file.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      if values?.isDirectory == true, values?.isSymbolicLink != true {
        if ["xcodeproj", "xcworkspace"].contains(file.pathExtension) { files?.skipDescendants() }
        continue
      }
      paths.append(String(file.path.dropFirst(root.count)))
    }
    return paths
  }

  // MARK: Files

  private func refresh(_ path: String) throws {
    let source = package.appendingPathComponent(path)
    let copy = directory.appendingPathComponent(path)
    // What the package manager writes must not reach the package.
    if source.lastPathComponent == "Package.resolved" {
      return try write(Data(contentsOf: source), to: copy)
    }
    guard source.pathExtension == "swift",
      let text = try? String(contentsOf: source, encoding: .utf8)
    else { return try link(copy, to: source) }
    let isManifest = source.lastPathComponent.contains(/^Package(@swift-.*)?\.swift$/)
    let mirrored =
      isManifest ? MirroredManifest(text).text : MirroredSource(text, from: source).text
    try write(Data(mirrored.utf8), to: copy)
  }

  /// Writes a file, unless it has these contents.
  private func write(_ contents: Data, to file: URL) throws {
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil {
      try FileManager.default.removeItem(at: file)
    }
    guard (try? Data(contentsOf: file)) != contents else { return }
    try makeDirectory(of: file)
    try contents.write(to: file, options: .atomic)
  }

  private func link(_ link: URL, to file: URL) throws {
    let existing = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
    guard existing != file.path else { return }
    try makeDirectory(of: link)
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: file.path)
  }

  private func makeDirectory(of file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  /// The packages in other directories that the manifest refers to by their paths.
  private var localPackages: [URL] {
    let manifest = package.appendingPathComponent("Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    return text.matches(of: /\.package\([^()]*?\bpath:\s*"([^"]+)"/).map {
      let path = String($0.output.1)
      let other =
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : package.appendingPathComponent(path)
      return other.standardizedFileURL.resolvingSymlinksInPath()
    }
  }
}
