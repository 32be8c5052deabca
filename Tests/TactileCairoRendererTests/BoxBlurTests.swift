import Testing

@testable import TactileCairoRenderer

@Suite("Box blurs")
struct BoxBlurTests {
  /// Bytes without an order, the same each time.
  private func bytes(_ count: Int) -> [UInt8] {
    var state: UInt32 = 7
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
  }

  private func mean(
    _ line: [UInt8], at index: Int, half: Int, isExtended: Bool
  ) -> UInt8 {
    let sum = (index - half...index + half).reduce(0) { sum, place in
      let inside = min(max(place, 0), line.count - 1)
      return sum + (inside == place || isExtended ? Int(line[inside]) : 0)
    }
    return UInt8((sum + half) / (2 * half + 1))
  }

  @Test("along a row each byte is the mean of its neighbors", arguments: [1, 3, 4], [false, true])
  func rows(channels: Int, isExtended: Bool) {
    for (count, half) in [(1, 1), (5, 1), (40, 3), (17, 30), (200, 45)] {
      var source = bytes(count * channels)
      var target = [UInt8](repeating: 0, count: source.count)
      var sums = [Int32](repeating: 0, count: source.count + channels * (2 * half + 2))
      BoxMean(of: 2 * half + 1, isExtended: isExtended).blur(
        row: &source, into: &target, count: count, channels: channels, &sums)
      for channel in 0..<channels {
        let line = (0..<count).map { source[$0 * channels + channel] }
        for index in 0..<count {
          #expect(
            target[index * channels + channel]
              == mean(line, at: index, half: half, isExtended: isExtended))
        }
      }
    }
  }

  @Test(
    "rows with transparent ends and uniform parts have the same means, wherever these parts are")
  func evenRows() {
    let edge = bytes(20)
    for (before, middle, after) in [(0, 200, 0), (50, 200, 3), (3, 60, 90), (0, 0, 70), (9, 1, 0)] {
      for (value, half) in [(UInt8(255), 10), (128, 40), (0, 3), (255, 90)] {
        let parts: [[UInt8]] = [
          .init(repeating: 0, count: before), edge, .init(repeating: value, count: middle),
          edge.reversed(), .init(repeating: 0, count: after),
        ]
        for var source in [parts.flatMap { $0 }, .init(repeating: 0, count: 30)] {
          var target = [UInt8](repeating: 7, count: source.count)
          var sums = [Int32](repeating: 9, count: source.count + 2 * half + 2)
          BoxMean(of: 2 * half + 1, isExtended: false).blur(
            row: &source, into: &target, count: source.count, channels: 1, &sums)
          let line = source
          #expect(
            target == line.indices.map { mean(line, at: $0, half: half, isExtended: false) })
        }
      }
    }
  }

  @Test("along a column each byte is the mean of its neighbors", arguments: [false, true])
  func columns(isExtended: Bool) {
    for (count, half) in [(1, 1), (5, 1), (40, 3), (17, 30), (100, 45)] {
      var source = bytes(count * 3)
      var target = [UInt8](repeating: 0, count: source.count)
      var sums = [Int32](repeating: 0, count: 3)
      BoxMean(of: 2 * half + 1, isExtended: isExtended).blur(
        BoxMean.Lines(length: 3, count: count), of: &source, into: &target, &sums)
      for column in 0..<3 {
        let line = (0..<count).map { source[$0 * 3 + column] }
        for index in 0..<count {
          #expect(
            target[index * 3 + column]
              == mean(line, at: index, half: half, isExtended: isExtended))
        }
      }
    }
  }
}
