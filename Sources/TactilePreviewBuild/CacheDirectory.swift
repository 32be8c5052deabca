import Foundation

/// The directory in which the tool keeps what it builds of files and packages, so that nothing is written beside them.
enum CacheDirectory {
  /// The directory `tactile` in that of the variable `XDG_CACHE_HOME`, or else in `.cache` of the home directory.
  static var url: URL {
    let variable = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? ""
    let caches =
      variable.hasPrefix("/")
      ? URL(fileURLWithPath: variable)
      : FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    return caches.appendingPathComponent("tactile")
  }

  /// Returns the directory for a file or a package, whose path it repeats.
  ///
  /// - Parameter kind: The directory of all that are built the same way.
  static func url(of source: URL, in kind: String) -> URL {
    let path = source.standardizedFileURL.resolvingSymlinksInPath().path
    return url.appendingPathComponent(kind).appendingPathComponent(path)
  }
}
