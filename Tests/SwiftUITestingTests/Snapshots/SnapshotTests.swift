import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

/// A test that compares a window with what it was the last time.
@MainActor @Suite(.snapshotFolder) struct SnapshotTests {
  private let folder: URL
  /// A test's file in this test's folder.
  private let file: StaticString = "LoginTests.swift"

  init() throws { folder = try #require(SnapshotFile.folder) }

  private func driver(_ title: String, _ color: Color = .blue) throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 120, height: 60), scale: 1) {
      VStack {
        Text(title).accessibilityAddTraits(.isHeader)
        Button("Sign in") {}.tint(color)
      }
    }
  }

  /// The files of snapshots, by their paths below the folder.
  private var snapshots: [String] {
    let root = folder.appendingPathComponent("__Snapshots__/LoginTests")
    return ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).sorted()
  }

  private func record(_ driver: ViewDriver, _ kind: SnapshotKind = .picture) throws {
    let warning = Warning()
    try withKnownIssue {
      try driver.expectSnapshot(kind, file: file, line: 7, function: "looks()")
    } matching: { issue in
      warning.note(issue)
      return true
    }
    #expect(warning.isOnly)
  }

  /// Whether the only issue was a warning, as it is when a snapshot is recorded.
  private final class Warning: @unchecked Sendable {
    private(set) var isOnly = false

    func note(_ issue: Issue) {
      isOnly =
        issue.severity == .warning
        && issue.comments.first?.rawValue.contains("did not exist and was recorded") == true
    }
  }

  @Test(
    "a snapshot is recorded when it is missing, and compared from then on", .snapshots(.missing))
  func recording() throws {
    try record(try driver("Hello"))
    #expect(snapshots == ["looks.png"])
    try driver("Hello").expectSnapshot(file: file, line: 7, function: "looks()")
    let recorded = try Picture(
      contentsOf: folder.appendingPathComponent("__Snapshots__/LoginTests/looks.png"))
    #expect(try recorded == driver("Hello").picture())
  }

  @Test(
    "a picture that differs fails with the number of pixels and a picture", .snapshots(.missing))
  func differentPicture() throws {
    try record(try driver("Hello"))
    let other = try driver("Hallo")
    let failure = try Failure.of {
      try other.expectSnapshot(file: file, line: 7, function: "looks()")
    }
    #expect(failure.line == 7)
    let parts = failure.message.firstMatch(
      of: /differs: \d+ of 120×60 pixels differ, all in .*\nCompare .* difference: (.*\.png)\n/)
    let shown = try Picture(contentsOf: URL(fileURLWithPath: String(try #require(parts).1)))
    #expect(shown.width == 3 * 120 + 16)
    #expect(try other.picture()[0, 0] == shown[0, 0])
    try other.expectSnapshot(
      tolerance: PictureTolerance(component: 255), file: file, line: 7, function: "looks()")
  }

  @Test("a text that differs fails with the lines", .snapshots(.missing))
  func differentText() throws {
    try record(try driver("Hello"), .accessibilityTree)
    #expect(snapshots == ["looks.accessibilityTree.txt"])
    let other = try driver("Bonjour")
    let failure = try Failure.of {
      try other.expectSnapshot(.accessibilityTree, file: file, line: 7, function: "looks()")
    }
    #expect(
      failure.message.contains(
        """
        @ line 1
        -text “Hello”, header
        +text “Bonjour”, header
         button “Sign in”
        """))
  }

  @Test("a missing snapshot fails where nothing may be written", .snapshots(.never))
  func missing() throws {
    let driver = try driver("Hello")
    let failure = try Failure.of {
      try driver.expectSnapshot(file: file, line: 7, function: "looks()")
    }
    #expect(
      failure.message
        == "__Snapshots__/LoginTests/looks.png does not exist; replace the trait .snapshots(.never) by "
        + ".snapshots(.missing) for one run and add it to the repository")
    #expect(snapshots == [])
    let untold = try SnapshotMode.$trait.withValue(nil) {
      try Failure.of { try driver.expectSnapshot(file: file, line: 7, function: "looks()") }
    }
    #expect(
      untold.message.contains("did not exist and was recorded")
        || untold.message.contains("run the test with SNAPSHOTS=missing"))
  }

  @Test("a picture without pixels fails at its line")
  func noPixels() throws {
    let driver = try ViewDriver(size: .zero, scale: 1) { Text("Hello") }
    let failure = try Failure.of { try driver.expectSnapshot() }
    #expect(failure.line == #line - 1)
    #expect(
      failure.message
        == "the picture has no pixels, so it can't have a snapshot; give the window a width and a height"
    )
    let recording = driver.record { driver.advance(by: 0.1) }
    let url = folder.appendingPathComponent("empty.png")
    let writing = try Failure.of { try recording.write(to: url, scale: 1) }
    #expect(writing.line == #line - 1)
    #expect(
      writing.message
        == "A picture without pixels cannot be saved; give the window a width and a height.")
  }

  @Test("every snapshot can be recorded again", .snapshots(.record))
  func recordingAgain() throws {
    try driver("Hello").expectSnapshot(file: file, line: 7, function: "looks()")
    try driver("Hallo").expectSnapshot(file: file, line: 7, function: "looks()")
    try driver("Hallo").expectSnapshot(.displayList, file: file, line: 8, function: "looks()")
    try expectSnapshot(
      of: "text", named: "a name / of mine", file: file, line: 9, function: "looks(at:)")
    #expect(
      snapshots == ["looks.a-name-of-mine.txt", "looks.displayList.txt", "looks.png"])
  }

  @Test("two snapshots of one name are told apart", .snapshots(.record))
  func twice() throws {
    try driver("Hello").expectSnapshot(file: file, line: 7, function: "looks()")
    let other = try driver("Hallo")
    let failure = try Failure.of {
      try other.expectSnapshot(file: file, line: 9, function: "looks()")
    }
    #expect(
      failure.message
        == "__Snapshots__/LoginTests/looks.png is already the snapshot of line 7; give "
        + "one of them another name")
  }

  @Test("a picture of other libraries says so first", .snapshots(.missing))
  func otherLibraries() throws {
    try record(try driver("Hello"))
    let path = folder.appendingPathComponent("__Snapshots__/LoginTests/looks.png")
    var data = try Data(contentsOf: path)
    let version = try #require(data.range(of: Data("pango 1".utf8)))
    data.replaceSubrange(version, with: Data("pango 9".utf8))
    try data.write(to: path)
    // A damaged checksum of a comment does not matter to readers; the picture is the same.
    let other = try driver("Hallo")
    let failure = try Failure.of {
      try other.expectSnapshot(file: file, line: 7, function: "looks()")
    }
    #expect(
      failure.message.contains("differs: The file was drawn with pango 9"))
  }

  @Test("the environment chooses the mode; nothing is written in CI by itself")
  func environment() {
    #expect(SnapshotMode.environment([:]) == .missing)
    #expect(SnapshotMode.environment(["CI": "true"]) == .never)
    #expect(SnapshotMode.environment(["CI": "false"]) == .missing)
    #expect(SnapshotMode.environment(["CI": "1", "SNAPSHOTS": "record"]) == .record)
    #expect(SnapshotMode.environment(["SNAPSHOTS": "rubbish"]) == .missing)
  }

  @Test("a long difference of texts is no longer than a screen")
  func longText() {
    let old = (0..<500).map { "line \($0)" }.joined(separator: "\n")
    let new = (0..<500).map { "row \($0)" }.joined(separator: "\n")
    let words = TextDifference(from: old, to: new).words
    #expect(words.split(separator: "\n").count == 36)
    #expect(words.hasSuffix("and 966 more lines"))
  }

  @Test("a text whose last line break an editor has removed is the same", .snapshots(.missing))
  func lastLineBreak() throws {
    try record(try driver("Hello"), .accessibilityTree)
    let url = folder.appendingPathComponent(
      "__Snapshots__/LoginTests/looks.accessibilityTree.txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    try String(text.dropLast()).write(to: url, atomically: true, encoding: .utf8)
    try driver("Hello").expectSnapshot(
      .accessibilityTree, file: file, line: 7, function: "looks()")
    let failure = try Failure.of {
      try driver("Bonjour").expectSnapshot(
        .accessibilityTree, file: file, line: 7, function: "looks()")
    }
    #expect(failure.message.contains("\n button “Sign in”\n"))
  }

  @Test("a picture that doesn't name its libraries says so first", .snapshots(.missing))
  func unknownLibraries() throws {
    try record(try driver("Hello"))
    let url = folder.appendingPathComponent("__Snapshots__/LoginTests/looks.png")
    try Picture(contentsOf: url).write(to: url)
    let failure = try Failure.of {
      try driver("Hallo").expectSnapshot(file: file, line: 7, function: "looks()")
    }
    #expect(
      failure.message.contains(
        "differs: It is not known with which libraries and fonts the file was drawn, so other versions may be the "
          + "reason.\n"))
  }
}
