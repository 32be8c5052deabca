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
  /// The Xcode project in place of a manifest; nil for a package.
  private let project: URL?
  /// Whether copies have placeholders for missing names.
  var hasPlaceholders = false
  /// Whether the manifest keeps its test targets.
  var keepsTests = false

  /// Describes the mirror of a package, which need not exist.
  ///
  /// - Parameters:
  ///   - root: The directory that contains all mirrors; nil for one in the cache directory.
  ///   - project: The Xcode project from which the mirror's manifest is made; nil for a package.
  init(of package: URL, project: URL? = nil, in root: URL? = nil) {
    self.package = package
    self.project = project
    // Two projects in one directory have different manifests.
    self.root =
      root
      ?? (project.map { CacheDirectory.url(of: $0, in: "projects") }
        ?? CacheDirectory.url.appendingPathComponent("packages"))
    directory = self.root.appendingPathComponent(package.path)
  }

  /// Makes the mirror equal to the package.
  ///
  /// - Parameter omitted: The addresses of packages that are left out, since they can't be fetched.
  /// - Throws: An error if the package can't be read, or the cache directory can't be written.
  func refresh(without omitted: Set<String> = []) throws {
    var work = Work(omitted: omitted, placeholders: PlaceholderStore(of: directory))
    try refresh(&work)
    // A file that lacked a name which exists now is compiled as it is.
    for text in work.changedTexts where hasPlaceholders {
      for path in work.placeholders.removeFiles(lackingNamesDeclaredIn: text) {
        try refresh(URL(fileURLWithPath: path), to: copy(of: path), &work)
      }
    }
    try work.placeholders.write(to: directory)
  }

  /// What is known while a mirror is brought up to date.
  private struct Work {
    let omitted: Set<String>
    var placeholders: PlaceholderStore
    /// The packages that are up to date.
    var refreshed: Set<URL> = []
    /// The texts of changed source files.
    var changedTexts: [String] = []
  }

  private func refresh(_ work: inout Work) throws {
    guard work.refreshed.insert(package).inserted else { return }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let xcode = try project.map { XcodeManifest(try XcodeProject($0)) }
    let original = package.appendingPathComponent("Package.swift")
    let manifest = xcode?.text ?? (try? String(contentsOf: original, encoding: .utf8)) ?? ""
    if work.refreshed.count == 1 { work.placeholders.update(manifest: manifest) }
    var kept: Set<String> = []
    for path in Self.paths(in: package) {
      try refresh(
        package.appendingPathComponent(path), to: directory.appendingPathComponent(path), &work)
      kept.insert(path)
    }
    if let xcode {
      var files = xcode.generatedFiles
      files["Package.swift"] =
        MirroredManifest(manifest, without: work.omitted, keepsTests: keepsTests).text
      for (path, text) in files {
        try write(Data(text.utf8), to: directory.appendingPathComponent(path))
        kept.insert(path)
      }
    }
    // The package manager's own file stays, so that it doesn't resolve the dependencies each time.
    kept.insert("Package.resolved")
    for path in Self.paths(in: directory) where !kept.contains(path) {
      try FileManager.default.removeItem(at: directory.appendingPathComponent(path))
    }
    for other in localPackages(in: manifest) where !other.path.hasPrefix(package.path + "/") {
      // The tests of other packages aren't run.
      try PackageMirror(of: other, in: root).refresh(&work)
    }
  }

  /// Returns the path of a file's copy, which is up to date; nil if the file isn't in the package.
  func updatedCopy(of file: String) throws -> String? {
    guard file.hasPrefix(package.path + "/") else { return nil }
    var work = Work(omitted: [], placeholders: PlaceholderStore(of: directory))
    try refresh(URL(fileURLWithPath: file), to: copy(of: file), &work)
    return copy(of: file).path
  }

  /// The errors for the imports that are left out since their modules don't exist, other than frameworks of Apple's.
  var errorsOfOmittedModules: [Diagnostic] {
    let modules = PlaceholderStore(of: directory).omittedModules
    guard !modules.isEmpty else { return [] }
    return Self.paths(in: package).filter { $0.hasSuffix(".swift") }.flatMap { path in
      let file = package.appendingPathComponent(path)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return MirroredSource(text, from: file, without: modules).errors(ofModules: modules)
    }
  }

  /// The place of a file's copy.
  func copy(of file: String) -> URL { root.appendingPathComponent(file) }

  /// The file of which another one is the copy; nil if it is none.
  func original(ofCopy path: String) -> String? {
    path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count)) : nil
  }

  /// Returns the text of a source file's copy; nil if there is none.
  func text(ofCopyOf file: String) -> String? {
    file.hasSuffix(".swift") && !Self.isManifest(file)
      ? try? String(contentsOf: copy(of: file), encoding: .utf8) : nil
  }

  /// Writes the text of a source file's copy.
  func write(_ text: String, toCopyOf file: String) throws {
    try write(Data(text.utf8), to: copy(of: file))
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

  private func refresh(_ source: URL, to copy: URL, _ work: inout Work) throws {
    // What the package manager writes must not reach the package.
    if source.lastPathComponent == "Package.resolved" {
      try write(Data(contentsOf: source), to: copy)
      return
    }
    guard source.pathExtension == "swift",
      let text = try? String(contentsOf: source, encoding: .utf8)
    else { return try link(copy, to: source) }
    if Self.isManifest(source.path) {
      let manifest = MirroredManifest(text, without: work.omitted, keepsTests: keepsTests).text
      try write(Data(manifest.utf8), to: copy)
      return
    }
    var mirrored = MirroredSource(
      text, from: source, without: work.placeholders.omittedModules
    ).text
    if hasPlaceholders, let known = work.placeholders[source.path] {
      if known.original == mirrored {
        mirrored = known.text
      } else {
        work.placeholders[source.path] = nil
      }
    }
    if try write(Data(mirrored.utf8), to: copy) { work.changedTexts.append(text) }
  }

  private static func isManifest(_ path: String) -> Bool {
    (path as NSString).lastPathComponent.contains(/^Package(@swift-.*)?\.swift$/)
  }

  /// Writes a file, unless it has these contents; returns whether it was written.
  @discardableResult private func write(_ contents: Data, to file: URL) throws -> Bool {
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil {
      try FileManager.default.removeItem(at: file)
    }
    guard (try? Data(contentsOf: file)) != contents else { return false }
    try makeDirectory(of: file)
    try contents.write(to: file, options: .atomic)
    return true
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

  /// Returns the packages in other directories that the manifest refers to by their paths.
  ///
  /// - Parameter manifest: The text of the manifest.
  private func localPackages(in manifest: String) -> [URL] {
    manifest.matches(of: /\.package\([^()]*?\bpath:\s*"([^"]+)"/).map {
      let path = String($0.output.1)
      let other =
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : package.appendingPathComponent(path)
      return other.standardizedFileURL.resolvingSymlinksInPath()
    }
  }
}
