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
    for filter in allCases {
      let bytes = filter.apply(to: row, above: above, step: step)
      let sum = bytes.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
      if sum < best?.sum ?? .max { best = (filter, bytes, sum) }
    }
    guard let best else { return }
    output.append(best.filter.rawValue)
    output.append(contentsOf: best.bytes)
  }

  private func apply(to row: [UInt8], above: [UInt8], step: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: row.count) { result, count in
      for index in row.indices {
        let left = index < step ? 0 : row[index - step]
        let predicted: UInt8 =
          switch self {
          case .none: 0
          case .sub: left
          case .up: above[index]
          case .average: UInt8((Int(left) + Int(above[index])) / 2)
          case .paeth:
            Self.paeth(left, above[index], index < step ? 0 : above[index - step])
          }
        result[index] = row[index] &- predicted
      }
      count = row.count
    }
  }

  /// The neighbour that is nearest to left + above - corner.
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(corner)
    let distances = (
      left: abs(estimate - Int(left)), above: abs(estimate - Int(above)),
      corner: abs(estimate - Int(corner))
    )
    if distances.left <= distances.above, distances.left <= distances.corner { return left }
    return distances.above <= distances.corner ? above : corner
  }
}
