import Foundation
import TactileDrawing
import Testing

@testable import TactileRecorder

@Suite("An animated PNG")
struct AnimatedPNGTests {
  private func record(_ frames: [(Bitmap, Int)]) throws -> DecodedAnimation {
    var recording = AnimatedPNG()
    for (frame, milliseconds) in frames { try recording.append(frame, milliseconds: milliseconds) }
    return try DecodedAnimation(recording.encoded())
  }

  @Test("plays exactly the recorded frames", arguments: [true, false])
  func frames(isOpaque: Bool) throws {
    let frames = (1...5).map { Bitmap.busy(width: 30, height: 20, isOpaque: isOpaque, seed: $0) }
    let played = try record(frames.map { ($0, 40) })
    #expect(played.frames.map(\.picture) == frames)
  }

  @Test("plays frames that become transparent and opaque again")
  func transparency() throws {
    let frames = [255, 0, 120, 255].map { Bitmap.plain(200, 100, 50, alpha: $0) }
    #expect(try record(frames.map { ($0, 10) }).frames.map(\.picture) == frames)
  }

  @Test("plays the same frames from a smaller file")
  func smallFile() throws {
    let frames = (1...4).map { Bitmap.busy(width: 40, height: 30, isOpaque: $0 % 2 == 0, seed: $0) }
    var (fast, small) = (AnimatedPNG(), AnimatedPNG(effort: .small))
    for frame in frames {
      try fast.append(frame, milliseconds: 50)
      try small.append(frame, milliseconds: 50)
    }
    #expect(try DecodedAnimation(small.encoded()).frames.map(\.picture) == frames)
    #expect(try small.encoded().count < fast.encoded().count)
  }

  @Test("stores only the changed pixels")
  func changes() throws {
    let first = Bitmap.busy(width: 30, height: 20)
    var second = first
    for x in 4..<9 { second.pixels[(7 * 30 + x) * 4] ^= 0xFF }
    let played = try record([(first, 10), (second, 10)])
    #expect(played.frames[0].area == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(played.frames[1].area == CGRect(x: 4, y: 7, width: 5, height: 1))
    #expect(played.frames[1].picture == second)
  }

  @Test("shows each frame for exactly its time")
  func delays() throws {
    let played = try record([
      (.plain(0, 0, 0), 1), (.plain(1, 0, 0), 17), (.plain(2, 0, 0), 65_535),
    ])
    #expect(played.frames.map(\.delay.numerator) == [1, 17, 65_535])
    #expect(played.frames.allSatisfy { $0.delay.denominator == 1000 })
  }

  @Test("merges equal frames into a longer one")
  func merging() throws {
    let (one, other) = (Bitmap.plain(1, 1, 1), Bitmap.plain(2, 2, 2))
    let played = try record([(one, 16), (one, 17), (other, 5), (one, 7), (one, 1)])
    #expect(played.frames.map(\.delay.numerator) == [33, 5, 8])
    #expect(played.frames.map(\.picture) == [one, other, one])
  }

  @Test("shows a frame for longer than one step can last", arguments: [1, 3])
  func longDelays(parts: Int) throws {
    let (one, other) = (Bitmap.plain(1, 1, 1), Bitmap.plain(2, 2, 2))
    let long = Array(repeating: (one, 150_000 / parts), count: parts)
    let played = try record([(other, 20)] + long + [(other, 30)])
    #expect(played.frames.map(\.delay.numerator) == [20, 65_535, 65_535, 18_930, 30])
    #expect(played.frames.map(\.picture) == [other, one, one, one, other])
    #expect(played.frames[2].area == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("repeats forever, unless given a number of repetitions")
  func plays() throws {
    for (plays, expected) in [(nil, 0), (3, 3)] as [(UInt32?, Int)] {
      var recording = plays.map { AnimatedPNG(plays: $0) } ?? AnimatedPNG()
      try recording.append(.plain(1, 1, 1), milliseconds: 10)
      try recording.append(.plain(2, 2, 2), milliseconds: 10)
      #expect(try DecodedAnimation(recording.encoded()).plays == expected)
    }
  }

  @Test("is a PNG of its first frame for programs that don't support animation")
  func firstFrame() throws {
    let first = Bitmap.busy(width: 9, height: 9)
    var recording = AnimatedPNG()
    try recording.append(first, milliseconds: 10)
    try recording.append(.plain(2, 2, 2, width: 9, height: 9), milliseconds: 10)
    #expect(DecodedPicture.decode(try recording.encoded()) == first)
  }

  @Test("of one picture is a still PNG", arguments: [[10], [10, 10], [200_000]])
  func oneFrame(times: [Int]) throws {
    let frame = Bitmap.busy(width: 9, height: 9)
    var recording = AnimatedPNG()
    for time in times { try recording.append(frame, milliseconds: time) }
    #expect(try recording.encoded() == PNG.encode(frame))
  }

  @Test("refuses a frame of another size, and continues without it")
  func otherSize() throws {
    let frame = Bitmap.plain(1, 1, 1)
    var recording = AnimatedPNG()
    try recording.append(frame, milliseconds: 10)
    let error = #expect(throws: InvalidFrame.self) {
      try recording.append(.plain(1, 1, 1, width: 6, height: 8), milliseconds: 10)
    }
    #expect(
      error?.description == "A frame of 6×8 pixels does not fit into a recording of 8×6;"
        + " keep the window's size while recording.")
    #expect(try recording.encoded() == PNG.encode(frame))
  }

  @Test("refuses a frame without a duration", arguments: [0, -1, 3_600_001, Int.max])
  func invalidTime(milliseconds: Int) {
    var recording = AnimatedPNG()
    #expect(throws: InvalidFrame.duration(milliseconds)) {
      try recording.append(.plain(1, 1, 1), milliseconds: milliseconds)
    }
  }

  @Test("without content is refused")
  func nothing() {
    #expect(throws: InvalidFrame.missing) { try AnimatedPNG().encoded() }
    var recording = AnimatedPNG()
    #expect(throws: EmptyPicture.self) {
      try recording.append(Bitmap(width: 0, height: 0, pixels: []), milliseconds: 10)
    }
  }

  @Test("can be viewed while it is recorded")
  func intermediate() throws {
    var recording = AnimatedPNG()
    try recording.append(.plain(1, 1, 1), milliseconds: 10)
    try recording.append(.plain(2, 2, 2), milliseconds: 10)
    let early = try recording.encoded()
    #expect(try recording.encoded() == early)
    try recording.append(.plain(3, 3, 3), milliseconds: 10)
    #expect(try DecodedAnimation(recording.encoded()).frames.count == 3)
  }
}
