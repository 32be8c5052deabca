import Foundation
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileViewGraph

/// Every kind of node takes part in the fuzz.
@MainActor
@Suite struct NodeKindTests {
  /// The names of the classes of nodes that are declared in the engine's sources, without those
  /// that only others derive from.
  private func declaredKinds() throws -> Set<String> {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    var kinds: Set<String> = []
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    // Scenes are views of a graph of their own.
    for case let file as URL in files
    where file.pathExtension == "swift" && !file.path.contains("/Scenes/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /final class (\w+Node)\b/) { kinds.insert(String(match.1)) }
    }
    return kinds
  }

  @Test("a kind of node that no script creates must be added to the fuzz")
  func everyKindIsMet() throws {
    let declared = try declaredKinds()
    #expect(declared.count > 30)
    // `LayoutNode` is made as it is, though others derive from it.
    var missing = declared.union(["LayoutNode"])
    var seed: UInt64 = 0
    while !missing.isEmpty, seed < 1000 {
      seed += 1
      var editor = SpecEditor(seed: seed)
      let stage = Stage(
        editor.makeSpec(),
        HostConfiguration(size: CGSize(width: 320, height: 240), displayScale: 2))
      stage.root.forEachNode { node in
        missing.remove("\(type(of: node))".prefix { $0 != "<" }.description)
      }
    }
    #expect(missing == [], "add them to Spec")
  }
}
