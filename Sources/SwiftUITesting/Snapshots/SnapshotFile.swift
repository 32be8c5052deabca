import Foundation
import TactileRecorder

/// The file of a snapshot, in a folder beside the test's file.
struct SnapshotFile {
  let url: URL

  /// The folder that stands for those of tests' files, for tests of snapshots; nil if none does.
  @TaskLocal static var folder: URL?

  /// Returns the location of a test's file.
  static func source(_ file: StaticString) -> URL {
    let url = URL(fileURLWithPath: "\(file)")
    return folder?.appendingPathComponent(url.lastPathComponent) ?? url
  }

  /// Creates the file's path: `__Snapshots__`, the name of the test's file, and that of the test.
  init(beside file: StaticString, test: String, name: String?, extension: String) {
    let source = Self.source(file)
    let words =
      [Self.plain(String(test.prefix { $0 != "(" }))] + (name.map { [Self.plain($0)] } ?? [])
    url = source.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(words.joined(separator: ".") + "." + `extension`)
  }

  /// The path below the folder of the test's file, for messages.
  var shortPath: String { url.pathComponents.suffix(3).joined(separator: "/") }

  /// The contents; nil if the file does not exist.
  func contents() throws -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(contentsOf: url)
  }

  /// Writes the contents atomically, unless the file has them.
  func write(_ data: Data) throws {
    if let old = try? Data(contentsOf: url), old == data { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try AtomicFile.write(data, to: url)
  }

  /// Returns a name with a dash for each run of characters that are awkward in file names.
  static func plain(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber || "-_+".contains($0)) }.joined(separator: "-")
  }
}
