import Foundation
import TactileSourceCode
import Testing

/// The editor that a click on a view opens.
@Suite struct SourceEditorTests {
  private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let place = SourcePlace(
    path: "Tests/TactileSourceCodeTests/SourceEditorTests.swift", line: 9)

  @Test("the command of the variable opens the file at the line")
  func variable() throws {
    let editor = SourceEditor([SourceEditor.variable: "ed +{line} {file}"])
    #expect(try editor.command(for: place, in: package) == ["ed", "+9", #filePath])
  }

  @Test("without an editor, the error names the variable to set")
  func none() {
    let error = #expect(throws: UnopenedSource.self) {
      try SourceEditor(["PATH": "/nowhere"]).command(for: place, in: package)
    }
    #expect(error?.description.contains("Set TACTILE_EDITOR to a command") == true)
  }

  @Test(
    "no other file is opened", arguments: ["/etc/passwd", "../x.swift", "README.md", "No.swift"])
  func others(path: String) {
    let editor = SourceEditor([SourceEditor.variable: "ed {file}"])
    let error = #expect(throws: UnopenedSource.self) {
      try editor.command(for: SourcePlace(path: path, line: 1), in: package)
    }
    #expect(error?.description == "“\(path)” is no source file of the package.")
  }
}
