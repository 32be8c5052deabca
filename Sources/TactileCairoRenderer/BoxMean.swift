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
    /// The number of bytes of a line.
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
    if channels == 1, !isExtended { return blur(source, into: target, count: count, sums) }
    // The sums of all bytes before each pixel, those outside included: then a box is a difference.
    let (length, reach) = (count * channels, half * channels)
    for x in 0..<channels { sums[x] = 0 }
    let first = isExtended ? source : nil
    for x in 0..<reach {
      sums[x + channels] = sums[x] &+ (first.map { Int32($0[x % channels]) } ?? 0)
    }
    let inside = sums + reach
    if channels == 4 {
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

  /// Blurs along a row of bytes, with zeros around it.
  ///
  /// Most rows of a shadow are clear at the ends and opaque in the middle, where all means are alike.
  private func blur(
    _ source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, count: Int,
    _ sums: UnsafeMutablePointer<Int32>
  ) {
    let row = ByteRow(start: source)
    let first = row.end(of: 0, from: 0, to: count)
    let last = row.start(of: 0, from: count, to: first)
    let (left, right) = (max(first - half, 0), min(last + half, count))
    guard first < last else { return target.update(repeating: 0, count: count) }
    target.update(repeating: 0, count: left)
    (target + right).update(repeating: 0, count: count - right)
    let middle = (first + last) / 2
    let value = source[middle]
    let even = row.start(of: value, from: middle, to: first) + half
    let evenEnd = row.end(of: value, from: middle, to: last) - half
    guard even < evenEnd else { return blur(left..<right, of: source, into: target, count, sums) }
    (target + even).update(repeating: value, count: evenEnd - even)
    blur(left..<even, of: source, into: target, count, sums)
    blur(evenEnd..<right, of: source, into: target, count, sums)
  }

  /// Blurs a part of a row of bytes, with zeros around the row.
  private func blur(
    _ part: Range<Int>, of source: UnsafeMutablePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>, _ count: Int, _ sums: UnsafeMutablePointer<Int32>
  ) {
    // The sums of all bytes before each one, from the first that a box contains.
    let start = part.lowerBound - half
    let end = part.upperBound + half
    let (first, last) = (max(start, 0), min(end, count))
    let inside = sums + (first - start + 1)
    let bytes = source + first
    sums.update(repeating: 0, count: first - start + 1)
    var sum: Int32 = 0
    var x = 0
    while x < last &- first {
      sum &+= Int32(bytes[x])
      inside[x] = sum
      x &+= 1
    }
    (inside + x).update(repeating: sum, count: end - last)
    let (ends, result) = (sums + (2 * half + 1), target + part.lowerBound)
    for x in 0..<part.count { result[x] = mean(ends[x] &- sums[x]) }
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

/// A row of bytes in memory, in which equal ones are found eight at a time.
private struct ByteRow {
  let start: UnsafeMutablePointer<UInt8>

  private func word(_ index: Int) -> UInt64 {
    UnsafeRawPointer(start).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Returns where bytes of a value end that begin at an index.
  func end(of value: UInt8, from index: Int, to limit: Int) -> Int {
    let all = UInt64(value) &* 0x0101_0101_0101_0101
    var index = index
    while index &+ 8 <= limit, word(index) == all { index &+= 8 }
    while index < limit, start[index] == value { index &+= 1 }
    return index
  }

  /// Returns where bytes of a value start that end before an index.
  func start(of value: UInt8, from index: Int, to limit: Int) -> Int {
    let all = UInt64(value) &* 0x0101_0101_0101_0101
    var index = index
    while index &- 8 >= limit, word(index &- 8) == all { index &-= 8 }
    while index > limit, start[index &- 1] == value { index &-= 1 }
    return index
  }
}
