import Foundation

/// A package in the cache directory whose only target is a file with tests.
struct TestPackage {
  let directory: URL

  /// Writes the package of a file.
  ///
  /// - Parameter name: The name of the target.
  init(of file: URL, name: String) throws {
    directory = CacheDirectory.url(of: file, in: "test-files")
    let sources = directory.appendingPathComponent("Tests/\(name)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)", targets: [.testTarget(name: "\(name)")], swiftLanguageModes: [.v5])

      """
    try Data(manifest.utf8)
      .write(to: directory.appendingPathComponent("Package.swift"), options: .atomic)
    let link = sources.appendingPathComponent(file.lastPathComponent)
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
  }
}
