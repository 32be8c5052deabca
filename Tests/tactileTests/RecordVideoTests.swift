import Foundation
import Testing

/// Videos, which are made by a program that may be missing or fail.
@Suite struct RecordVideoTests {
  let here: WorkingDirectory

  init() throws { here = try WorkingDirectory() }

  private func record(_ path: URL, as name: String = "a.mp4") throws -> CommandRun {
    try CommandRun(
      ["record", "system-button", "--scale", "1", "-o", name], in: here.url, path: path.path)
  }

  private func expectFailure(_ run: CommandRun, saying words: String) throws {
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains("apt-get install ffmpeg"))
    #expect(try here.contents == ["bin"])
  }

  @Test(arguments: ["a.mp4", "a.webp", "A.MP4"])
  func whereFFmpegIsMissing_saysWhatToInstall(name: String) throws {
    let bin = try here.makeFFmpeg("")
    try FileManager.default.removeItem(at: bin.appendingPathComponent("ffmpeg"))
    try expectFailure(
      try record(bin, as: name), saying: "there is no program ffmpeg in the directories of PATH")
  }

  @Test func whereFFmpegFails_nothingIsWritten() throws {
    let bin = try here.makeFFmpeg("echo 'no such codec' >&2; exit 3")
    try expectFailure(
      try record(bin), saying: "ffmpeg failed, it ended with code 3 and said “no such codec”")
  }

  @Test func whereFFmpegIsKilled_nothingIsWritten() throws {
    let bin = try here.makeFFmpeg(
      "for file; do :; done; echo half >\"$file\"; /bin/cat >/dev/null; kill -9 $$")
    try expectFailure(try record(bin), saying: "ffmpeg failed, it was terminated by signal 9")
  }

  @Test func oldFile_staysWhenFFmpegFails() throws {
    let bin = try here.makeFFmpeg("exit 1")
    let file = here.url.appendingPathComponent("a.mp4")
    try Data("old".utf8).write(to: file)
    #expect(try record(bin).exitCode == 2)
    #expect(try here.data("a.mp4") == Data("old".utf8))
    #expect(try here.contents == ["a.mp4", "bin"])
  }

  @Test func whatFFmpegMakes_isTheFile() throws {
    let bin = try here.makeFFmpeg("for file; do :; done; /bin/cat >\"$file\"")
    let run = try record(bin)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output == here.url.appendingPathComponent("a.mp4").path + "\n")
    #expect(try here.contents == ["a.mp4", "bin"])
    // Whole frames of 360 by 160 pixels, thirty for each of the story's 7.7 seconds.
    #expect(try here.data("a.mp4").count == 231 * 360 * 160 * 4)
  }
}
