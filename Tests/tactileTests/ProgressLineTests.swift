import Foundation
import Testing

/// Progress of long commands, shown only in a terminal.
@Suite struct ProgressLineTests {
  let here: WorkingDirectory

  init() throws { here = try WorkingDirectory() }

  @Test func onATerminal_oneLineIsRewrittenAndErased() throws {
    let run = try CommandRun(
      ["record", "scale-style", "--scale", "1", "-o", "a.png"], in: here.url, onTerminal: true)
    #expect(run.exitCode == 0)
    #expect(run.output == here.url.appendingPathComponent("a.png").path + "\n")
    let lines = run.errors.components(separatedBy: "\r\u{1B}[K")
    #expect(lines.count > 10)
    #expect(lines.dropLast().last == "scale-style: 231 of 231 frames")
    #expect(lines.first == "" && lines.last == "")
    #expect(!run.errors.contains("\n"))
    #expect(lines.allSatisfy { $0.count < 80 })
  }

  @Test func anError_beginsOnAnEmptyLine() throws {
    let bin = try here.makeFFmpeg("exit 1")
    let run = try CommandRun(
      ["record", "scale-style", "--scale", "1", "-o", "a.mp4"], in: here.url, path: bin.path,
      onTerminal: true)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("\r\u{1B}[KError: Cannot make a .mp4 file"))
  }
}
