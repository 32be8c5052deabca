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
    try Data(base64Encoded: Self.bluePNG)?.write(to: folder.appendingPathComponent("blue.png"))
    let server = Process()
    defer { if server.isRunning { server.terminate() } }
    let line = try Programs.start(
      server, "python3",
      ["-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", folder.path, "0"],
      ["PATH": "/usr/bin"])
    let port = try #require(line.firstMatch(of: /port (\d+)/)?.output.1, "\(line)")
    let urls = ["file.txt", "blue.png"].map { "http://127.0.0.1:\(port)/\($0)" }
    let screen = try Screen(program: "FetchProgram", arguments: urls)
    #expect(screen.wait(for: "called back with hello"), "\(screen.lines)")
    #expect(screen.wait(for: "awaited hello"), "\(screen.lines)")
    #expect(screen.wait(for: [52, 199, 89], atX: 200, y: 300))
    #if Networking
      #expect(screen.wait(for: [0, 0, 255], atX: 200, y: 550))
    #else
      let remedy = "Enable the trait Networking"
      #expect(screen.wait { screen.messages.contains { $0.contains(remedy) } })
      #expect(screen.wait(for: [255, 56, 60], atX: 200, y: 550))
    #endif
  }

  /// A picture of one blue pixel.
  private static let bluePNG =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC"
}
