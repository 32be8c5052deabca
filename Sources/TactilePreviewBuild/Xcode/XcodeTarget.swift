import Foundation

/// A target of an Xcode project, as far as its code can be compiled by the package manager.
struct XcodeTarget {
  enum Kind { case app, library }

  let identifier: String
  let name: String
  let kind: Kind
  /// The Swift files, without repetitions.
  var sources: [URL] = []
  /// The files and directories that the code reads at run time.
  var resources: [URL] = []
  /// The identifiers of the targets that it depends on.
  var dependencies: [String] = []
  /// The products of packages that it uses, each with the package if the project names it.
  var products: [(name: String, package: XcodeObjects.Object?)] = []
  let settings: XcodeSettings

  /// Reads a target; nil if it isn't an app or a library.
  init?(_ target: XcodeObjects.Object, of project: XcodeObjects.Object, _ groups: XcodeGroups) {
    switch target.string("productType") {
    case "com.apple.product-type.application": kind = .app
    case "com.apple.product-type.framework", "com.apple.product-type.library.static",
      "com.apple.product-type.framework.static":
      kind = .library
    default: return nil
    }
    identifier = target.identifier
    name = target.string("name") ?? "App"
    settings = XcodeSettings(of: target, in: project)
    addListedFiles(target, groups)
    addDirectories(target, groups)
    dependencies = target.objects("dependencies").compactMap { $0.string("target") }
    products = target.objects("packageProductDependencies").compactMap { product in
      product.string("productName").map { ($0, product.object("package")) }
    }
    var seen: Set<URL> = []
    let exists = { FileManager.default.fileExists(atPath: ($0 as URL).path) }
    sources = sources.filter { seen.insert($0).inserted && exists($0) }
    resources = resources.filter { seen.insert($0).inserted && exists($0) }
  }

  /// The name of the module: that of the target, with underscores for what a name can't have.
  var module: String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" }
    return (letters.first?.isNumber == false ? "" : "_") + String(letters)
  }

  // MARK: Files

  /// Adds the files that the phases of the target list.
  private mutating func addListedFiles(_ target: XcodeObjects.Object, _ groups: XcodeGroups) {
    for phase in target.objects("buildPhases") {
      let files = phase.objects("files").compactMap { $0.string("fileRef") }
        .flatMap { groups.files[$0] ?? [] }
      switch phase.kind {
      case "PBXSourcesBuildPhase": sources += files.filter { $0.pathExtension == "swift" }
      case "PBXResourcesBuildPhase": resources += files.filter(Self.isResource)
      default: break
      }
    }
  }

  /// Adds the files of directories: all but the exceptions of those that the target names, and of others the exceptions.
  private mutating func addDirectories(_ target: XcodeObjects.Object, _ groups: XcodeGroups) {
    let named = Set(target.strings("fileSystemSynchronizedGroups"))
    for (group, directory) in groups.directories {
      let exceptions = Set(
        group.objects("exceptions").filter { $0.string("target") == target.identifier }
          .flatMap { $0.strings("membershipExceptions") })
      let files =
        named.contains(group.identifier)
        ? Self.files(in: directory, without: exceptions)
        : exceptions.sorted().map { directory.appendingPathComponent($0) }
      sources += files.filter { $0.pathExtension == "swift" }
      resources += files.filter(Self.isResource)
    }
  }

  /// Returns the files in a directory, and the directories that stand for one file.
  private static func files(in directory: URL, without exceptions: Set<String>) -> [URL] {
    let files = FileManager.default.enumerator(
      at: directory, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    var found: [URL] = []
    while let file = files?.nextObject() as? URL {
      let path = String(file.path.dropFirst(directory.path.count + 1))
      let isDirectory =
        (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      if exceptions.contains(path) {
        files?.skipDescendants()
      } else if !isDirectory {
        found.append(file)
      } else if file.pathExtension.first?.isLetter == true, file.pathExtension != "lproj" {
        files?.skipDescendants()
        found.append(file)
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Whether the code may read a file at run time, and something here can read it.
  private static func isResource(_ file: URL) -> Bool {
    let read: Set = [
      "xcassets", "strings", "stringsdict", "xcstrings", "json", "txt", "md", "csv", "xml", "html",
      "css", "js", "plist", "ttf", "otf", "ttc", "png", "jpg", "jpeg", "gif", "svg", "pdf", "heic",
      "webp", "wav", "mp3", "m4a", "aac", "caf", "mp4", "mov", "db", "sqlite", "data", "bundle",
    ]
    return read.contains(file.pathExtension.lowercased())
      && !file.lastPathComponent.hasSuffix("Info.plist")
  }
}
