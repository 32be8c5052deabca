import Foundation
import TactileDrawing
import Testing

@testable import TactileRecorder

/// Videos, with a program in place of `ffmpeg` that records its input.
@Suite final class VideoTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("videos-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// A video made by a shell script, for which `$file` is the file to make.
  private func video(_ format: VideoFormat, _ script: String) throws -> Video {
    let program = directory.appendingPathComponent("ffmpeg")
    try Data("\(script)\n".utf8).write(to: directory.appendingPathComponent("script"))
    if !FileManager.default.fileExists(atPath: program.path) {
      try FileManager.default.createSymbolicLink(at: program, withDestinationURL: Self.standIn)
    }
    return Video(format, framesPerSecond: 25, program: program)
  }

  private static let standIn = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Programs/ffmpeg")

  private let copying = "/bin/cat >\"$file\""
  private let square = Bitmap.busy(width: 4, height: 4)

  @Test func frames_areHandedOnAsTheyAre() throws {
    let (red, blue) = (Bitmap.plain(255, 0, 0), Bitmap.plain(0, 0, 255))
    let video = try video(.mp4, copying)
    try video.append(red, count: 2)
    try video.append(blue, count: 1)
    #expect(try Array(video.encoded()) == red.pixels + red.pixels + blue.pixels)
  }

  @Test func size_rateAndFormat_areTold() throws {
    let video = try video(.webp, "echo \"$@\" >\"$file\"; /bin/cat >/dev/null")
    try video.append(.plain(1, 2, 3, width: 7, height: 5), count: 1)
    let arguments = String(decoding: try video.encoded(), as: UTF8.self)
    #expect(arguments.contains("-video_size 7x5 -framerate 25 -i pipe:0"))
    #expect(arguments.contains("-threads 1") && arguments.contains("+bitexact"))
    #expect(arguments.contains("-f webp"))
  }

  @Test func oddSides_areMadeEvenByRepeatingTheEdge() throws {
    let odd = Bitmap(width: 3, height: 3) { x, y in (x * 10, y * 10, 0, 255) }
    let even = Bitmap(width: 4, height: 4) { x, y in (min(x, 2) * 10, min(y, 2) * 10, 0, 255) }
    let video = try video(.mp4, copying)
    try video.append(odd, count: 1)
    #expect(try Array(video.encoded()) == even.pixels)
    #expect(square.withEvenSides == square)
  }

  @Test func frameOfAnotherSize_isRefused() throws {
    let video = try video(.mp4, copying)
    try video.append(square, count: 1)
    #expect(throws: InvalidFrame.size(8, 6, of: 4, 4)) {
      try video.append(.plain(0, 0, 0), count: 1)
    }
    #expect(throws: EmptyPicture.self) {
      try video.append(Bitmap(width: 0, height: 0, pixels: []), count: 1)
    }
    #expect(try Array(video.encoded()) == square.pixels)
  }

  @Test func videoWithoutFrames_isRefused() throws {
    #expect(throws: InvalidFrame.missing) { try video(.mp4, copying).encoded() }
  }

  @Test func programThatReadsNothing_failsWithoutASignal() throws {
    let video = try video(.mp4, "exec 0<&-; echo enough >&2; exit 4")
    let large = Bitmap.plain(0, 0, 0, width: 400, height: 400)
    let error = #expect(throws: FFmpegFailed.self) { try video.append(large, count: 50) }
    #expect(error?.reason == "it ended with code 4 and said “enough”")
  }

  @Test func programThatMakesNothing_fails() throws {
    for script in ["/bin/cat >/dev/null", "/bin/cat >/dev/null; : >\"$file\""] {
      let video = try video(.mp4, script)
      try video.append(square, count: 1)
      #expect(throws: FFmpegFailed.self) { try video.encoded() }
    }
  }

  @Test func programThatCannotStart_isAnError() {
    let missing = directory.appendingPathComponent("missing")
    let video = Video(.mp4, framesPerSecond: 25, program: missing)
    #expect(throws: FFmpegFailed.self) { try video.append(square, count: 1) }
  }

  @Test func temporaryFiles_areGoneInTheEnd() throws {
    // Reading from this pipe blocks until the program has written to it.
    let noted = directory.appendingPathComponent("noted").path
    #expect(mkfifo(noted, 0o600) == 0)
    for ending in ["", "kill -9 $$"] {
      var video: Video? = try video(
        .mp4, "echo \"$file\" >\(noted); \(copying); \(ending)")
      try video?.append(square, count: 1)
      let note = try FileHandle(forReadingFrom: URL(fileURLWithPath: noted)).readToEnd() ?? Data()
      if ending.isEmpty { _ = try? video?.encoded() }
      video = nil
      let file = URL(fileURLWithPath: String(decoding: note, as: UTF8.self))
      #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
    }
  }

  @Test func program_isLookedForInTheDirectoriesOfPATH() throws {
    _ = try video(.mp4, copying)
    let path = "/nowhere::\(directory.path)"
    #expect(
      try FFmpeg.program(for: .mp4, path: path).path
        == directory.appendingPathComponent("ffmpeg").path)
    for path in ["", ":", "/nowhere", nil] {
      #expect(throws: MissingFFmpeg.self) { try FFmpeg.program(for: .mp4, path: path) }
    }
  }
}
