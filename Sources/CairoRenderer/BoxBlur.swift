import Foundation

/// A Gaussian blur approximated by three box blurs, accurate to a few percent.
///
/// SwiftUI does not document the meaning of its blur radius. Here, the Gaussian's standard
/// deviation is half of the radius, so that nearly all of the blur is within the radius, as in
/// design tools.
struct BoxBlur: Hashable {
  /// The widths of the boxes in pixels, all odd so that the picture does not shift.
  private let boxes: [Int]

  /// The number of pixels by which a blurred picture grows on each side.
  var margin: Int { boxes.reduce(0) { $0 + $1 / 2 } }

  /// Creates a blur; nil if the radius is not positive.
  ///
  /// - Parameter radius: The radius, in pixels.
  init?(radius: CGFloat) {
    // Limits the radius to a useful maximum; the condition is also false for NaN.
    guard radius > 0 else { return nil }
    let sigma = Double(min(radius, 600)) / 2
    // Three boxes of these widths have the variance of the Gaussian (Kovesi, 2010).
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let width = Double(lower)
    let count = (12 * sigma * sigma - 3 * width * width - 12 * width - 9) / (-4 * width - 4)
    boxes = (0..<3).map { $0 < Int(count.rounded()) ? lower : lower + 2 }
    guard margin > 0 else { return nil }
  }

  /// Blurs rows and columns in place.
  func apply(
    to pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, channels: Int,
    keepingEdges: Bool
  ) {
    guard let pixels = pixels.baseAddress else { return }
    let row = width * channels
    var copy = [UInt8](repeating: 0, count: row * height)
    var sums = [Int32](repeating: 0, count: max(row, channels))
    copy.withUnsafeMutableBufferPointer { copy in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let copy = copy.baseAddress, let sums = sums.baseAddress else { return }
        for box in boxes where box > 1 {
          // The neighbors along a row are pixels; those along a column are rows.
          let mean = Mean(of: box, isExtended: keepingEdges)
          for y in 0..<height {
            mean.blur(
              pixels + y * row, into: copy + y * row, width: channels, count: width, sums)
          }
          mean.blur(copy, into: pixels, width: row, count: height, sums)
        }
      }
    }
  }

  /// The mean of the neighbors within a box.
  private struct Mean {
    private let half: Int
    private let isExtended: Bool
    private let factor: Float
    private let start: Float

    init(of box: Int, isExtended: Bool) {
      half = box / 2
      self.isExtended = isExtended
      factor = 1 / Float(box)
      // Rounding to the nearest integer is rounding half a unit less down.
      start = (Float(half) + 0.5) * factor - 0.5
    }

    /// Replaces lines of bytes by the mean of their neighbors.
    ///
    /// The result is exact: a sum has 18 bits, and is never closer to the next mean than the
    /// precision of a float.
    ///
    /// - Parameters:
    ///   - width: The number of bytes in a line.
    ///   - count: The number of lines.
    ///   - sums: Memory for one line of sums.
    func blur(
      _ source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, width: Int,
      count: Int, _ sums: UnsafeMutablePointer<Int32>
    ) {
      let last = source + (count - 1) * width
      // Outside of the picture, pixels are transparent or equal to the outermost line.
      for x in 0..<width {
        var sum = isExtended ? Int32(source[x]) &* Int32(half + 1) : 0
        for index in 0..<half {
          if index < count {
            sum &+= Int32(source[index * width + x])
          } else if isExtended {
            sum &+= Int32(last[x])
          }
        }
        sums[x] = sum
      }
      for index in 0..<count {
        let line = target + index * width
        if index + half < count {
          add(source + (index + half) * width, to: sums, width)
        } else if isExtended {
          add(last, to: sums, width)
        }
        if index > half {
          subtract(source + (index - half - 1) * width, from: sums, width)
        } else if isExtended {
          subtract(source, from: sums, width)
        }
        for x in 0..<width {
          // A float of this magnitude has no fraction.
          let mean = Float(sums[x]) * factor + start + 8_388_608
          line[x] = UInt8(truncatingIfNeeded: mean.bitPattern)
        }
      }
    }

    private func add(
      _ line: UnsafeMutablePointer<UInt8>, to sums: UnsafeMutablePointer<Int32>, _ width: Int
    ) {
      for x in 0..<width { sums[x] &+= Int32(line[x]) }
    }

    private func subtract(
      _ line: UnsafeMutablePointer<UInt8>, from sums: UnsafeMutablePointer<Int32>, _ width: Int
    ) {
      for x in 0..<width { sums[x] &-= Int32(line[x]) }
    }
  }
}
