import Foundation
import TactileDrawing
import Testing

@testable import TactileRecorder

private let isInstalled = (try? FFmpeg.program(for: .mp4)) != nil

/// Videos made by the real `ffmpeg`, if it is installed.
@Suite(.enabled(if: isInstalled, "ffmpeg is not installed (apt-get install ffmpeg)"))
struct FFmpegTests {
  private func encode(_ format: VideoFormat) throws -> Data {
    let video = try Video(format, framesPerSecond: 30)
    // Both sides are odd.
    try video.append(.plain(0, 122, 255, width: 35, height: 21), count: 20)
    try video.append(.plain(255, 59, 48, width: 35, height: 21), count: 10)
    return try video.encoded()
  }

  @Test(arguments: VideoFormat.allCases) func fileMadeTwice_isTheSame(format: VideoFormat) throws {
    #expect(try encode(format) == encode(format))
  }

  @Test func mp4_isWhole() throws {
    let file = try encode(.mp4)
    #expect(file[4..<8] == Data("ftyp".utf8))
    // The index comes first, such that players can begin at once.
    let index = try #require(file.range(of: Data("moov".utf8)))
    let frames = try #require(file.range(of: Data("mdat".utf8)))
    #expect(index.lowerBound < frames.lowerBound)
  }

  @Test func webp_keepsSizeTimeAndColours() throws {
    let file = try encode(.webp)
    #expect(file.prefix(4) == Data("RIFF".utf8) && file[8..<16] == Data("WEBPVP8X".utf8))
    // The sides, less one.
    #expect(file[24..<30] == Data([34, 0, 0, 20, 0, 0]))
    #expect(file.range(of: Data("VP8L".utf8)) != nil)
  }
}
