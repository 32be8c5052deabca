import Foundation
import Testing

@testable import TactilePreviewBuild

/// Manifests, evaluated by the package manager.
@Suite struct MirroredManifestTests {
  /// What the package manager reads from a manifest: the names of targets, and the packages that they depend on.
  private func evaluate(
    _ manifest: String, without omitted: Set<String> = []
  ) throws -> (targets: [String], dependencies: [String]) {
    struct Package: Decodable {
      struct Target: Decodable { let name: String }
      struct Dependency: Decodable {
        struct Source: Decodable { let identity: String }
        let sourceControl: [Source]?
        let fileSystem: [Source]?
      }
      let targets: [Target]
      let dependencies: [Dependency]
    }
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data(MirroredManifest(manifest, without: omitted).text.utf8)
      .write(to: directory.appendingPathComponent("Package.swift"))
    let result = try Command.run(
      ["swift", "package", "dump-package"], in: directory, merging: false)
    let package = try JSONDecoder().decode(Package.self, from: Data(result.output.utf8))
    return (
      package.targets.map(\.name),
      package.dependencies.flatMap { ($0.sourceControl ?? []) + ($0.fileSystem ?? []) }.map(
        \.identity)
    )
  }

  @Test("packages that only tests need, or nothing, aren't fetched")
  func dependencies() throws {
    let result = try evaluate(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [
          .package(url: "https://example.com/used.git", from: "1.0.0"),
          .package(url: "https://example.com/ByName", from: "1.0.0"),
          .package(url: "https://example.com/swift-snapshot-testing", from: "1.0.0"),
          .package(url: "https://example.com/swift-docc-plugin", from: "1.0.0"),
          .package(path: "../Core"),
        ],
        targets: [
          .target(name: "Shop", dependencies: [.product(name: "Thing", package: "used"), "ByName", "Core"]),
          .testTarget(
            name: "ShopTests",
            dependencies: ["Shop", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
        ])
      """)
    #expect(result.targets == ["Shop"])
    #expect(result.dependencies == ["used", "byname", "core"])
  }

  @Test("packages that can't be fetched are left out, and so are their products")
  func omitted() throws {
    let result = try evaluate(
      """
      // swift-tools-version:5.3
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [
          .package(name: "Thing", url: "https://example.com/gone.git", from: "1.0.0"),
          .package(url: "https://example.com/here", from: "1.0.0"),
        ],
        targets: [
          .target(name: "Shop", dependencies: [.product(name: "Thing", package: "gone"), "here"]),
        ])
      """, without: ["https://example.com/gone.git"])
    #expect(result.targets == ["Shop"])
    #expect(result.dependencies == ["here"])
  }

  @Test("manifests for old tools, and those with another name for the package, stay as they are")
  func others() {
    let old =
      "// swift-tools-version:5.1\nimport PackageDescription\nlet package = Package(name: \"A\")\n"
    #expect(MirroredManifest(old).text == old)
    // The compiler doesn't know this version, which Xcode takes for 5.
    let version = "let package = Package(name: \"A\", swiftLanguageVersions: [.version(\"5.2\")])\n"
    #expect(MirroredManifest(version).text.contains("swiftLanguageVersions: [.v5]"))
    let named =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet p = Package(name: \"A\")\n"
    #expect(MirroredManifest(named).text == named)
  }
}
