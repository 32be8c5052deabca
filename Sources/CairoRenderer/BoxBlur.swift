import Foundation

/// A Gaussian blur made of three box blurs, which come within a few percent of it.
///
/// SwiftUI does not tell what its radius is. Here the Gaussian's standard deviation is half of the
/// radius, so that nearly all of the blur lies within the radius: as in design tools.
struct BoxBlur: Hashable {
  /// The boxes' widths in pixels, all odd so that nothing moves.
  private let boxes: [Int]

  /// How many pixels a blurred picture grows on each side.
  var margin: Int { boxes.reduce(0) { $0 + $1 / 2 } }

  /// - Parameter radius: in pixels.
  /// - Returns: nil if there is nothing to blur.
  init?(radius: CGFloat) {
    // The most that a picture can use, written so that NaN is nothing.
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

  /// Blurs rows, then columns, in place.
  func apply(
    to pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, channels: Int,
    keepingEdges: Bool
  ) {
    var line = [Int](repeating: 0, count: max(width, height))
    for box in boxes where box > 1 {
      for channel in 0..<channels {
        for y in 0..<height {
          blur(
            pixels, from: y * width * channels + channel, step: channels, count: width, box,
            keepingEdges, &line)
        }
        for x in 0..<width {
          blur(
            pixels, from: x * channels + channel, step: width * channels, count: height, box,
            keepingEdges, &line)
        }
      }
    }
  }

  private func blur(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int,
    _ box: Int, _ keepingEdges: Bool, _ line: inout [Int]
  ) {
    let half = box / 2
    for index in 0..<count { line[index] = Int(pixels[start + index * step]) }
    // Outside is clear, or as the outermost pixel.
    let (first, last) = keepingEdges ? (line[0], line[count - 1]) : (0, 0)
    var sum = first * (half + 1)
    for index in 0..<half { sum += index < count ? line[index] : last }
    for index in 0..<count {
      sum += index + half < count ? line[index + half] : last
      sum -= index - half - 1 >= 0 ? line[index - half - 1] : first
      pixels[start + index * step] = UInt8((sum + half) / box)
    }
  }
}
