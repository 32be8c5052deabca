import Foundation
import Testing

/// Statements of README.md.
@Suite struct ReadmeTests {
  /// The root of the package.
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func code_isTheCodeThatIsTested() throws {
    let example =
      try text("Tests/TactileGalleryTests/ReadmeExample.swift")
      + text("Examples/Hello/Sources/Hello/SendButton.swift")
    let blocks = try text("README.md").matches(of: /```swift\n((?s:.*?))```/)
    #expect(blocks.count == 6)
    for block in blocks where !block.output.1.contains(".product(") {
      let code = block.output.1.split(separator: "\n", omittingEmptySubsequences: false)
        .drop { $0.contains("import ") || $0.isEmpty || $0 == "@main" }.joined(separator: "\n")
      #expect(example.contains(code), "\(code)")
    }
  }

  @Test func packages_areThoseThatTheBuildNeeds() throws {
    let readme = try text("README.md")
    let command = try #require(readme.firstMatch(of: /apt-get install (lib(?s:.*?))```/))
    let named = command.output.1.split { $0.isWhitespace || $0 == "\\" }.map(String.init)
    let setup = try text("Scripts/setup")
    let list = try #require(setup.firstMatch(of: /packages=\((?s:(.*?))# Windows,/)).output.1
    let needed = list.split(separator: "\n").filter { !$0.contains("#") }
      .flatMap { $0.split(separator: " ") }.map(String.init)
    #expect(Set(named) == Set(needed))
    #expect(named.count > 10)
  }

  @Test func manifest_namesProductsThatThereAre() throws {
    let readme = try text("README.md")
    let blocks = readme.matches(of: /```swift\n((?s:.*?))```/).map { String($0.output.1) }
    let library = try #require(blocks.first { $0.hasPrefix("// swift-tools-version") })
    let tests = try #require(blocks.first { $0.contains(".testTarget(") })
    // A person adds the second target after the first one.
    let manifest = library.replacing("]),\n  ]\n)\n", with: "]),\n\(tests)  ]\n)\n")
    let products = manifest.matches(of: /\.product\(name: "(\w+)", package: "tactile"/)
      .map { String($0.output.1) }
    #expect(products == ["SwiftUI", "SwiftUITesting"])
    let own = try text("Package.swift")
    for product in products {
      #expect(own.firstMatch(of: try Regex("\\.library\\(\\s*name: \"\(product)\"")) != nil)
    }
    // The package manager reads it.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "dump-package"]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md"])
  func links_leadSomewhere(file: String) throws {
    let links = try text(file).matches(of: /(?:\]\(|src=")([^):"#]+)[)"]/)
    for link in links.map({ String($0.output.1) }) {
      let path = root.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}
