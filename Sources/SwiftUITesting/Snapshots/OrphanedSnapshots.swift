import Foundation

/// Checks that each snapshot beside a test's file, and in the folders below, belongs to a function.
///
/// A snapshot in `__Snapshots__/LoginTests` belongs to a function of `LoginTests.swift` whose name is that of the
/// file up to its first dot. What follows, as in `looks.pressed.png`, is the snapshot's own name, which one of the
/// file's `named:` arguments has to be; it is not looked for if one of them is computed, or if there are none. Nothing
/// is run, so that the check is complete also if only a part of the tests runs.
///
/// ```swift
/// @Test func snapshotsHaveTests() throws { try expectNoOrphanedSnapshots() }
/// ```
///
/// - Throws: An error if a file can't be read; outside of a test of Swift Testing also ``SnapshotFailure``.
public func expectNoOrphanedSnapshots(file: String = #filePath, line: UInt = #line) throws {
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  let orphans = try orphanedSnapshots(in: folder)
  guard !orphans.isEmpty else { return }
  let paths = orphans.map { $0.path.replacingOccurrences(of: folder.path + "/", with: "") }
  let more = paths.count - 20
  try CallSite(file, line).note(
    SnapshotFailure(
      description:
        "these snapshots belong to no test; delete them, or give them the name of their test:\n"
        + (paths.prefix(20) + (more > 0 ? ["and \(more) more"] : [])).joined(separator: "\n")))
}

/// Returns the snapshots in a folder and those below that belong to no test, sorted by their paths.
///
/// - Throws: An error if a file can't be read.
public func orphanedSnapshots(in folder: URL) throws -> [URL] {
  let files = FileManager.default
  guard let walk = files.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
  var orphans: [URL] = []
  for case let found as URL in walk where found.lastPathComponent == "__Snapshots__" {
    for group in try files.contentsOfDirectory(at: found, includingPropertiesForKeys: nil) {
      let source = found.deletingLastPathComponent()
        .appendingPathComponent(group.lastPathComponent + ".swift")
      let snapshots = try files.contentsOfDirectory(at: group, includingPropertiesForKeys: nil)
      let names = try WrittenNames(in: source)
      orphans += snapshots.filter { !names.have($0.lastPathComponent) }
    }
  }
  return orphans.sorted { $0.path < $1.path }
}

/// The names that a test's file gives its snapshots, as they are in the names of their files.
private struct WrittenNames {
  /// The names of the functions; none if there is no such file.
  private let functions: Set<String>
  /// The snapshots' own names; nil if they can't be known without a run.
  private var names: Set<String>?

  init(in source: URL) throws {
    guard FileManager.default.fileExists(atPath: source.path) else {
      functions = []
      return
    }
    let text = try String(contentsOf: source, encoding: .utf8)
    functions = Set(
      text.components(separatedBy: "func ").dropFirst().map { rest in
        let isQuoted = rest.hasPrefix("`")
        let name =
          isQuoted ? rest.dropFirst().prefix { $0 != "`" } : rest.prefix { !"(<".contains($0) }
        return SnapshotFile.plain(String(name))
      })
    let arguments = text.components(separatedBy: "named:").dropFirst().map { rest in
      rest.drop(while: \.isWhitespace)
    }
    let literals = arguments.map { $0.dropFirst().prefix { $0 != "\"" } }
    let areWritten = zip(arguments, literals).allSatisfy { argument, literal in
      argument.first == "\"" && !literal.contains("\\(")
    }
    guard !arguments.isEmpty, areWritten else { return }
    // A snapshot of another kind than a picture is named after the kind.
    names = Set(literals.map { SnapshotFile.plain(String($0)) })
      .union(["displayList", "accessibilityTree"])
  }

  /// Whether a snapshot belongs to one of the functions.
  func have(_ file: String) -> Bool {
    let words = file.split(separator: ".").map(String.init)
    guard let function = words.first, functions.contains(function) else { return false }
    guard let names, words.count > 2 else { return true }
    return names.contains(words[1])
  }
}
