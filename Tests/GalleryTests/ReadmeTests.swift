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
    let example = try text("Tests/GalleryTests/ReadmeExample.swift")
    let blocks = try text("README.md").matches(of: /```swift\n((?s:.*?))```/)
    #expect(blocks.count == 3)
    for block in blocks {
      let code = block.output.1.split(separator: "\n", omittingEmptySubsequences: false)
        .drop { $0.hasPrefix("import ") || $0.isEmpty || $0 == "@main" }.joined(separator: "\n")
      #expect(example.contains(code), "\(code)")
    }
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
