import Foundation
import Testing

@testable import SwiftUITesting

/// Snapshots whose test is gone are found without a run.
@Suite("Orphaned snapshots")
struct OrphanedSnapshotTests {
  /// Calls a closure with a folder that has a test's file and snapshots.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "orphans-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(
      "@Test func looks() {}\n@Test func `signs in, twice`() {}\n", to: "Login/LoginTests.swift")
    let group = "Login/__Snapshots__/LoginTests"
    for name in ["looks.png", "looks.pressed.png", "signs-in-twice.txt", "looked.png"] {
      try write("", to: "\(group)/\(name)")
    }
    try write("", to: "Login/__Snapshots__/LogoutTests/looks.png")
    try body(folder)
  }

  @Test("belong to no function of their test's file")
  func found() throws {
    try withFolder { folder in
      let orphans = try orphanedSnapshots(in: folder)
      #expect(
        orphans.map { $0.pathComponents.suffix(2).joined(separator: "/") }
          == ["LoginTests/looked.png", "LogoutTests/looks.png"])
    }
  }

  @Test("have a name that the file writes no more, unless a name is computed")
  func named() throws {
    try withFolder { folder in
      let source = folder.appendingPathComponent("Login/LoginTests.swift")
      func orphans(_ text: String) throws -> [String] {
        try Data("@Test func looks() { \(text) }\n".utf8).write(to: source)
        return try orphanedSnapshots(in: folder).map(\.lastPathComponent)
          .filter { $0.hasPrefix("looks.") && $0 != "looks.png" }
      }
      try #expect(orphans("try expect(named: \"pressed\")") == [])
      try #expect(orphans("try expect(named: \"released\")") == ["looks.pressed.png"])
      try #expect(orphans("try expect(named: state.name)") == [])
      try #expect(orphans("try expect(named: \"\\(state)\")") == [])
      // A helper in another file may pass the name on.
      try #expect(orphans("try expect(named: \"a\"); try expectLook(.pressed)") == [])
      // A matrix.
      try #expect(orphans("try expect(named: \"pres\\(kind)d\")") == [])
      try #expect(orphans("try expect(named: \"state-\\(kind)\")") == ["looks.pressed.png"])
    }
  }

  @Test("fail the test that looks for them, by their paths")
  func failure() throws {
    try withFolder { folder in
      let failure = try SnapshotFile.$folder.withValue(folder) {
        try Failure.of { try expectNoOrphanedSnapshots(file: "SnapshotTests.swift") }
      }
      #expect(
        failure.message == """
          these snapshots belong to no test; delete them, or give them the name of their test:
          Login/__Snapshots__/LoginTests/looked.png
          Login/__Snapshots__/LogoutTests/looks.png
          (1 other snapshot has a name that its test computes, and was not checked; delete it and run the test with \
          SNAPSHOTS=missing to see which are still used)
          """)
    }
  }

  @Test("are none in this package")
  func ours() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    #expect(try orphanedSnapshots(in: tests) == [])
  }
}
