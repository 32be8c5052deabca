import Foundation

/// The five predictions of a byte from its neighbors that PNG defines.
enum PNGFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Appends a row to the bytes to compress, with the filter that leaves the smallest differences.
  ///
  /// The filter with the smallest sum of differences, each counted as a signed byte, is selected,
  /// as the PNG specification recommends. Of equal filters, the first is used, so that equal
  /// pictures result in equal files.
  ///
  /// - Parameters:
  ///   - row: The components of the row.
  ///   - above: The row above, or zeros; as long as the row.
  ///   - step: The number of components per pixel.
  static func append(_ row: [UInt8], above: [UInt8], step: Int, to output: inout [UInt8]) {
    var best: (filter: PNGFilter, bytes: [UInt8], sum: Int)?
    for filter in candidates(row, above: above) {
      let (bytes, sum) = filter.apply(to: row, above: above, step: step)
      if sum < best?.sum ?? .max { best = (filter, bytes, sum) }
    }
    guard let best else { return }
    output.append(best.filter.rawValue)
    output.append(contentsOf: best.bytes)
  }

  /// Returns the filters worth trying.
  ///
  /// A row equal to the one above, as most rows in pictures of buttons are, is best filtered by
  /// `up`, or by `none` if it consists of zeros.
  private static func candidates(_ row: [UInt8], above: [UInt8]) -> [PNGFilter] {
    let isLikeAbove = row.withUnsafeBytes { row in
      above.withUnsafeBytes {
        row.isEmpty || memcmp(row.baseAddress!, $0.baseAddress!, row.count) == 0
      }
    }
    return isLikeAbove ? [.none, .up] : allCases
  }

  /// Returns the differences of a row from its prediction, and their sum.
  ///
  /// Pointers and `while` loops are fast even without optimization: the tests in debug builds write
  /// thousands of pictures.
  private func apply(
    to row: [UInt8], above: [UInt8], step: Int
  ) -> (bytes: [UInt8], sum: Int) {
    var sum = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: row.count) { result, count in
      count = row.count
      row.withUnsafeBufferPointer { row in
        above.withUnsafeBufferPointer { above in
          guard let row = row.baseAddress, let above = above.baseAddress else { return }
          let result = result.baseAddress!
          var index = 0
          while index < count {
            let left = index < step ? 0 : row[index - step]
            let predicted: UInt8 =
              switch self {
              case .none: 0
              case .sub: left
              case .up: above[index]
              case .average: UInt8(truncatingIfNeeded: (Int(left) + Int(above[index])) / 2)
              case .paeth:
                Self.paeth(left, above[index], index < step ? 0 : above[index - step])
              }
            let difference = row[index] &- predicted
            result[index] = difference
            sum += difference < 128 ? Int(difference) : 256 - Int(difference)
            index += 1
          }
        }
      }
    }
    return (bytes, sum)
  }

  /// Returns the neighbor nearest to left + above - corner.
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(corner)
    let toLeft = distance(estimate, left), toAbove = distance(estimate, above)
    let toCorner = distance(estimate, corner)
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }

  private static func distance(_ estimate: Int, _ byte: UInt8) -> Int {
    estimate < Int(byte) ? Int(byte) - estimate : estimate - Int(byte)
  }
}
