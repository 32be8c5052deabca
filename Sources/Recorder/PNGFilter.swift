import Foundation

/// The five ways in which PNG predicts a byte from its neighbours.
enum PNGFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Appends a row to the bytes to compress, with the filter that leaves the least.
  ///
  /// The least is the smallest sum of differences, each counted as a signed byte, which is what
  /// the PNG specification recommends. Of equal filters the first is taken, so that the same
  /// picture always makes the same file.
  ///
  /// - Parameters:
  ///   - row: the components of the row.
  ///   - above: the row above, or zeros; as long as the row.
  ///   - step: the components of a pixel.
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

  /// The filters worth trying: of a row like the one above, as most rows of a picture of buttons
  /// are, `up` leaves nothing, and so does `none` where it is zeros.
  private static func candidates(_ row: [UInt8], above: [UInt8]) -> [PNGFilter] {
    let isLikeAbove = row.withUnsafeBytes { row in
      above.withUnsafeBytes {
        row.isEmpty || memcmp(row.baseAddress!, $0.baseAddress!, row.count) == 0
      }
    }
    return isLikeAbove ? [.none, .up] : allCases
  }

  /// The differences of a row from what is predicted, and their sum.
  ///
  /// Written with pointers and `while`, which are quick without an optimiser too: the tests of a
  /// debug build write thousands of pictures.
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

  /// The neighbour that is nearest to left + above - corner.
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
