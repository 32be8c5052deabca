import Foundation

/// The directory of a package that uses Tactile.
package struct PackageDirectory: Equatable, Sendable {
  package let url: URL

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

  /// The directory of debug products.
  var products: URL { url.appendingPathComponent(".build/debug") }

  /// The directory of the files that this tool makes.
  var previews: URL { url.appendingPathComponent(".build/tactile") }
}

/// An error thrown for a directory without a package.
package struct NoPackage: Error, CustomStringConvertible {
  let path: String

  package init(path: String) { self.path = path }

  package var description: String {
    "There is no package in “\(path)”: it has no file Package.swift. Choose the directory of a package."
  }
}
