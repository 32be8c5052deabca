import Foundation

/// Finds packages and Xcode projects in directories.
enum ProjectSearch {
  /// The extension of Xcode projects, which are directories.
  static let fileExtension = "xcodeproj"

  /// The number of directories below the first one that are looked into.
  private static let depth = 3

  /// Returns the Xcode projects in a directory, by name.
  static func projects(in directory: URL) -> [URL] {
    contents(of: directory).filter { $0.pathExtension == fileExtension }
  }

  /// Returns the only package or Xcode project in a directory; nil if there is none.
  ///
  /// - Throws: ``SeveralProjects`` if there are several in a repository. In another directory, such as that of all of one's
  ///   projects, there is then none.
  static func only(in directory: URL) throws(SeveralProjects) -> URL? {
    let found = all(in: directory, depth: depth)
    guard found.count > 1 else { return found.first }
    let repository = directory.appendingPathComponent(".git")
    guard FileManager.default.fileExists(atPath: repository.path) else { return nil }
    throw SeveralProjects(paths: found.map(\.path))
  }

  /// Returns packages and projects, without those inside of others.
  private static func all(in directory: URL, depth: Int) -> [URL] {
    guard depth > 0 else { return [] }
    return contents(of: directory).flatMap { url -> [URL] in
      if url.pathExtension == fileExtension { return [url] }
      guard url.hasDirectoryPath, url.pathExtension.isEmpty else { return [] }
      let manifest = url.appendingPathComponent("Package.swift")
      return FileManager.default.fileExists(atPath: manifest.path)
        ? [url] : all(in: url, depth: depth - 1)
    }
  }

  /// Returns what a directory contains, without hidden files, by name.
  private static func contents(of directory: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (contents ?? []).sorted { $0.path < $1.path }
  }
}

/// An error thrown where one of several packages and Xcode projects has to be chosen.
struct SeveralProjects: Error, CustomStringConvertible {
  let paths: [String]

  var description: String {
    "There are \(paths.count) packages and Xcode projects here; choose one with --package-path:"
      + paths.map { "\n  \($0)" }.joined()
  }
}
