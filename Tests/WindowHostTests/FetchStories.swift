import Foundation
import Testing

/// An app that fetches from a server while its window is open.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct FetchStories {
  @Test("what a server sends reaches callbacks and tasks, and the window shows it")
  func fetch() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("hello".utf8).write(to: folder.appendingPathComponent("file.txt"))
    let server = Process()
    defer { if server.isRunning { server.terminate() } }
    let line = try Programs.start(
      server, "python3",
      ["-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", folder.path, "0"],
      ["PATH": "/usr/bin"])
    let port = try #require(line.firstMatch(of: /port (\d+)/)?.output.1, "\(line)")
    let screen = try Screen(
      program: "FetchProgram", arguments: ["http://127.0.0.1:\(port)/file.txt"])
    #expect(screen.wait(for: "called back with hello"), "\(screen.lines)")
    #expect(screen.wait(for: "awaited hello"), "\(screen.lines)")
    #expect(screen.wait(for: [52, 199, 89], atX: 200, y: 300))
  }
}
