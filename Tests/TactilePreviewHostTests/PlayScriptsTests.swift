import Foundation
import Testing

@testable import TactilePreviewHost

/// Interactions in comments above previews.
@Suite struct PlayScriptsTests {
  /// The interaction above the line of a text that begins with “#Preview”.
  private func script(_ text: String) throws -> String? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.hasPrefix("#Preview") }) + 1
    var scripts = PlayScripts()
    return scripts.script(above: line, of: file.path)
  }

  @Test("a comment above a preview is its interaction")
  func comment() throws {
    #expect(
      try script(#"let a = 1"# + "\n" + #"// Play: tap "Send"; settle"# + "\n#Preview { A() }")
        == #"tap "Send"; settle"#)
    #expect(
      try script(
        """
        /// A button.
        /// Play:
        ///   down "Send"  # held
        ///   up
        @available(iOS 17, *)
        #Preview { A() }
        """) == "down \"Send\"  # held\nup")
  }

  @Test("other comments, and those that belong to something else, are none")
  func none() throws {
    #expect(try script("// A button.\n#Preview { A() }") == nil)
    #expect(try script("#Preview { A() }") == nil)
    #expect(try script("// Play: settle\n\n#Preview { A() }") == nil)
    #expect(try script("// Play: settle\nlet a = 1\n#Preview { A() }") == nil)
    var scripts = PlayScripts()
    #expect(scripts.script(above: 3, of: "no such file") == nil)
    #expect(scripts.script(above: 3, of: nil) == nil)
  }
}
