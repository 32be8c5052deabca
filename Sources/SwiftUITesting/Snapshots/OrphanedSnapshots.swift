import Foundation

/// Checks that each snapshot beside a test's file, and in the folders below it, belongs to a test.
///
/// A snapshot in `__Snapshots__/LoginTests` belongs to the function of `LoginTests.swift` whose name is the part of the
/// file's name before the first dot. The rest, as in `looks.pressed.png`, is the snapshot's own name, which has to
/// appear in the source: literally, or as a string with interpolations, such as `"\(state) in \(scheme)"`. Names that
/// are computed elsewhere, such as `named: variant.name`, are known only in a run. If a file has such names, or no
/// names, the function doesn't check the snapshots' own names, and a failure says so. The function runs no tests.
///
/// ```swift
/// @Test func snapshotsHaveTests() throws { try expectNoOrphanedSnapshots() }
/// ```
///
/// - Throws: An error if a file can't be read; outside of a test also ``SnapshotFailure``.
public func expectNoOrphanedSnapshots(file: StaticString = #filePath, line: UInt = #line) throws {
  let folder = SnapshotFile.source(file).deletingLastPathComponent()
  let (orphans, unknown) = try snapshotsWithoutTests(in: folder)
  guard !orphans.isEmpty else { return }
  let paths = orphans.map { $0.path.replacingOccurrences(of: folder.path + "/", with: "") }
  let more = paths.count - 20
  try CallSite(file, line).note(
    SnapshotFailure(
      description:
        "these snapshots belong to no test; delete them, or give them the name of their test:\n"
        + (paths.prefix(20) + (more > 0 ? ["and \(more) more"] : [])
        + (unknown == 0 ? [] : [unknownWords(unknown)])).joined(separator: "\n")))
}

private func unknownWords(_ count: Int) -> String {
  let what =
    count == 1
    ? "1 other snapshot has a name that its test computes, and was not checked; delete it"
    : "\(count) other snapshots have names that their tests compute, and were not checked; delete them"
  return "(\(what) and run the test with SNAPSHOTS=missing to see which are still used)"
}

/// Returns the snapshots in a folder, and in the folders below it, that belong to no test, sorted by their paths.
///
/// - Throws: An error if a file can't be read.
public func orphanedSnapshots(in folder: URL) throws -> [URL] {
  try snapshotsWithoutTests(in: folder).orphans
}

/// Returns the snapshots in a folder and those below that belong to no test, and the number of those whose names only a
/// run knows.
private func snapshotsWithoutTests(in folder: URL) throws -> (orphans: [URL], unknown: Int) {
  let files = FileManager.default
  guard let walk = files.enumerator(at: folder, includingPropertiesForKeys: nil) else {
    return ([], 0)
  }
  var (orphans, unknown): ([URL], Int) = ([], 0)
  for case let found as URL in walk where found.lastPathComponent == "__Snapshots__" {
    for group in try files.contentsOfDirectory(at: found, includingPropertiesForKeys: nil) {
      let source = found.deletingLastPathComponent()
        .appendingPathComponent(group.lastPathComponent + ".swift")
      let snapshots = try files.contentsOfDirectory(at: group, includingPropertiesForKeys: nil)
      let names = try WrittenNames(in: source)
      let owners = snapshots.map { names.owner(of: $0.lastPathComponent) }
      orphans += zip(snapshots, owners).filter { $0.1 == .none }.map(\.0)
      unknown += owners.count { $0 == .unknown }
    }
  }
  return (orphans.sorted { $0.path < $1.path }, unknown)
}

/// The names that a test's file gives its snapshots, as they are in the names of their files.
private struct WrittenNames {
  /// The test to which a snapshot belongs.
  enum Owner { case function, none, unknown }

  /// The names of the functions; none if there is no such file.
  private let functions: Set<String>
  /// The text of the file, as a name of a snapshot; nil if the own names can't be known without a run.
  private var text: String?
  /// The parts of the file's strings with interpolations, between these.
  private var patterns: [[String]] = []

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
    let isKnown = arguments.allSatisfy { $0.first == "\"" && !$0.dropFirst().hasPrefix("\\(") }
    guard !arguments.isEmpty, isKnown else { return }
    patterns = text.split(separator: "\"").filter { $0.contains("\\(") }
      .map { string in
        string.components(separatedBy: "\\(").enumerated().map { index, part in
          SnapshotFile.plain(index == 0 ? part : String(part.drop { $0 != ")" }.dropFirst()))
        }
      }
      .filter { $0.contains { !$0.isEmpty } }
    // A snapshot of another kind than a picture is named after the kind.
    self.text = SnapshotFile.plain(text + " displayList accessibilityTree")
  }

  /// The test to which a snapshot belongs, by the name of its file.
  func owner(of file: String) -> Owner {
    let words = file.split(separator: ".").map(String.init)
    guard let function = words.first, functions.contains(function) else { return .none }
    guard words.count > 2 else { return .function }
    guard let text else { return .unknown }
    let name = words[1]
    let isWritten = text.contains(name) || patterns.contains { isMade(name, of: $0) }
    return isWritten ? .function : .none
  }

  /// Whether a name has parts in their order.
  private func isMade(_ name: String, of parts: [String]) -> Bool {
    var rest = name[...]
    for part in parts where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
