import Foundation

/// Checks that each snapshot beside a test's file, and in the folders below, belongs to a function.
///
/// A snapshot in `__Snapshots__/LoginTests` belongs to a function of `LoginTests.swift` whose name is that of the
/// file up to its first dot. Nothing is run, so that the check is complete also if only a part of the tests runs.
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

/// Returns the snapshots in a folder and those below that belong to no function, sorted by their paths.
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
      let names = try functionNames(in: source)
      orphans += snapshots.filter {
        !names.contains(String($0.lastPathComponent.prefix { $0 != "." }))
      }
    }
  }
  return orphans.sorted { $0.path < $1.path }
}

/// The names of a file's functions, as they are in the names of snapshots; none if there is no such file.
private func functionNames(in source: URL) throws -> Set<String> {
  guard FileManager.default.fileExists(atPath: source.path) else { return [] }
  let text = try String(contentsOf: source, encoding: .utf8)
  let names = text.components(separatedBy: "func ").dropFirst().map { rest in
    rest.hasPrefix("`")
      ? String(rest.dropFirst().prefix { $0 != "`" }) : String(rest.prefix { !"(<".contains($0) })
  }
  return Set(names.map(SnapshotFile.plain))
}
