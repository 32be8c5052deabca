import Foundation

/// A Gaussian blur approximated by three box blurs, accurate to a few percent.
///
/// The radius is the standard deviation of the Gaussian, as in pictures of simulators and in their layers (rule 6.3.29).
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
    let sigma = Double(min(radius, 600))
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
    guard width > 0, height > 0, let pixels = pixels.baseAddress else { return }
    let row = width * channels
    let columns = BoxMean.Lines(length: row, count: height)
    let most = row + channels * (2 * (boxes.max() ?? 0) + 2)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: row * height) { copy in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: most) { sums in
        guard let copy = copy.baseAddress, let sums = sums.baseAddress else { return }
        for box in boxes where box > 1 {
          let mean = BoxMean(of: box, isExtended: keepingEdges)
          for y in 0..<height {
            mean.blur(
              row: pixels + y * row, into: copy + y * row, count: width, channels: channels, sums)
          }
          mean.blur(columns, of: copy, into: pixels, sums)
        }
      }
    }
  }
}
