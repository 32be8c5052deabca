import Foundation

/// A temporary directory, deleted when it is no longer used.
final class TemporaryDirectory {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("tactile-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of something in the directory.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// All that is in the directory or one below, hidden files included, in order.
  func contents(of name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }
}
