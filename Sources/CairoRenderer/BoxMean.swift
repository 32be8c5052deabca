/// Replaces bytes by the mean of as many neighbors as a box is wide.
///
/// The mean is exact, rounded to the nearest byte: a sum has at most 18 bits, and is never nearer to the
/// next mean than a float can tell.
struct BoxMean {
  private let half: Int
  private let isExtended: Bool
  private let factor: Float
  private let start: Float

  /// Lines of bytes in memory, one after the other.
  struct Lines {
    /// The bytes of a line.
    let length: Int
    let count: Int
  }

  /// - Parameters:
  ///   - box: the width of the box, an odd number.
  ///   - isExtended: whether bytes outside equal the outermost one; otherwise they are zero.
  init(of box: Int, isExtended: Bool) {
    half = box / 2
    self.isExtended = isExtended
    factor = 1 / Float(box)
    // Rounding down to a whole number is rounding what is half less. At the size of the last number
    // a float is a whole number, and its lowest bits are the byte.
    start = (Float(half) + 0.5) * factor - 0.5
  }

  private func mean(_ sum: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: (Float(sum) * factor + start + 8_388_608).bitPattern)
  }

  /// Blurs along a row of pixels.
  ///
  /// - Parameters:
  ///   - count: the number of pixels.
  ///   - channels: the bytes of a pixel.
  ///   - sums: memory for as many sums as the row has bytes, and `2 * half + 2` more for each channel.
  func blur(
    row source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, count: Int,
    channels: Int, _ sums: UnsafeMutablePointer<Int32>
  ) {
    // The sums of all bytes before each pixel, those outside included: then a box is a difference.
    let (length, reach) = (count * channels, half * channels)
    for x in 0..<channels { sums[x] = 0 }
    let first = isExtended ? source : nil
    for x in 0..<reach {
      sums[x + channels] = sums[x] &+ (first.map { Int32($0[x % channels]) } ?? 0)
    }
    let inside = sums + reach
    if channels == 1 {
      var sum = inside[0]
      for x in 0..<length {
        sum &+= Int32(source[x])
        inside[x + 1] = sum
      }
    } else if channels == 4 {
      addPixels(source, count: count, to: inside)
    } else {
      for x in 0..<length { inside[x + channels] = inside[x] &+ Int32(source[x]) }
    }
    let (end, last) = (inside + length, source + length - channels)
    for x in 0..<reach {
      end[x + channels] = end[x] &+ (isExtended ? Int32(last[x % channels]) : 0)
    }
    let width = 2 * reach + channels
    for x in 0..<length { target[x] = mean(sums[x + width] &- sums[x]) }
  }

  /// Adds up pixels of four bytes.
  private func addPixels(
    _ source: UnsafeMutablePointer<UInt8>, count: Int, to sums: UnsafeMutablePointer<Int32>
  ) {
    var (a, b, c, d) = (sums[0], sums[1], sums[2], sums[3])
    for x in 0..<count {
      let (pixel, sum) = (source + 4 * x, sums + 4 * x + 4)
      a &+= Int32(pixel[0])
      b &+= Int32(pixel[1])
      c &+= Int32(pixel[2])
      d &+= Int32(pixel[3])
      (sum[0], sum[1], sum[2], sum[3]) = (a, b, c, d)
    }
  }

  /// Blurs across lines: each byte is mixed with those at its place in the lines around.
  ///
  /// - Parameter sums: memory for a line of sums.
  func blur(
    _ lines: Lines, of source: UnsafeMutablePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>, _ sums: UnsafeMutablePointer<Int32>
  ) {
    let (length, count) = (lines.length, lines.count)
    let last = source + (count - 1) * length
    for x in 0..<length { sums[x] = isExtended ? Int32(source[x]) &* Int32(half + 1) : 0 }
    for index in 0..<half where index < count || isExtended {
      let line = index < count ? source + index * length : last
      for x in 0..<length { sums[x] &+= Int32(line[x]) }
    }
    for index in 0..<count {
      let result = target + index * length
      let next = index + half < count ? source + (index + half) * length : isExtended ? last : nil
      let past =
        index > half ? source + (index - half - 1) * length : isExtended ? source : nil
      switch (next, past) {
      case (let next?, let past?):
        for x in 0..<length {
          let sum = sums[x] &+ Int32(next[x]) &- Int32(past[x])
          sums[x] = sum
          result[x] = mean(sum)
        }
      case (let next?, nil):
        for x in 0..<length {
          let sum = sums[x] &+ Int32(next[x])
          sums[x] = sum
          result[x] = mean(sum)
        }
      case (nil, let past?):
        for x in 0..<length {
          let sum = sums[x] &- Int32(past[x])
          sums[x] = sum
          result[x] = mean(sum)
        }
      case (nil, nil):
        for x in 0..<length { result[x] = mean(sums[x]) }
      }
    }
  }
}
