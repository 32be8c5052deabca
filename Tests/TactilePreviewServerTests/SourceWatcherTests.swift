import Foundation
import Testing

@testable import TactilePreviewServer

/// Reports of saved files.
@Suite struct SourceWatcherTests {
  @Test(
    "saved, renamed, removed and new files are reported, but no hidden ones",
    .timeLimit(.minutes(1)))
  func changes() async throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    func make(_ path: String) throws {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("a".utf8).write(to: file)
    }
    try make("Sources/A.swift")
    try make(".build/B.swift")
    let (changes, input) = AsyncStream.makeStream(of: Set<String>.self)
    try SourceWatcher.watch(root) { input.yield($0) }
    var reports = changes.makeAsyncIterator()
    func next() async -> [String] {
      await (reports.next() ?? []).map { String($0.dropFirst(root.path.count + 1)) }.sorted()
    }

    try make(".build/B.swift")
    try make("Sources/A.swift")
    #expect(await next() == ["Sources/A.swift"])
    // As editors save: a new file takes the place of the old one.
    try make("Sources/.A.swift.new")
    _ = rename(
      root.appendingPathComponent("Sources/.A.swift.new").path,
      root.appendingPathComponent("Sources/A.swift").path)
    #expect(await next() == ["Sources/A.swift"])
    try FileManager.default.removeItem(at: root.appendingPathComponent("Sources/A.swift"))
    #expect(await next() == ["Sources/A.swift"])
    // A new directory is watched too.
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("Sources/New"), withIntermediateDirectories: true)
    #expect(await next() == ["Sources/New"])
    try make("Sources/New/C.swift")
    #expect(await next() == ["Sources/New/C.swift"])
  }
}
