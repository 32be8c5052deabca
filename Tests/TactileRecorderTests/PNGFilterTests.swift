import CTactilePixels
import Testing

@Suite("A PNG filter")
struct PNGFilterTests {
  private func filtered(_ row: [UInt8], above: [UInt8], step: Int = 1, enough: UInt64 = 0)
    -> [UInt8]
  {
    var output = [UInt8](repeating: 0, count: row.count + 1)
    var scratch = [UInt8](repeating: 0, count: 2 * row.count)
    pixels_filter_row(row, above, row.count, step, enough, &output, &scratch)
    return output
  }

  @Test("is the one with the smallest result")
  func choice() {
    // Nothing to predict from.
    #expect(filtered([0, 5, 0], above: [90, 90, 90]) == [0, 0, 5, 0])
    // Even growth from the left.
    #expect(filtered([100, 101, 102, 103], above: [0, 0, 0, 0]) == [1, 100, 1, 1, 1])
    // The same as above.
    #expect(filtered([90, 10, 200], above: [90, 10, 200]) == [2, 0, 0, 0])
    // Half way between the left and above.
    #expect(filtered([50, 80, 70], above: [100, 110, 60]) == [3, 0, 0, 0])
    // Sums of a row and a column.
    #expect(
      filtered([20, 60, 30, 100], above: [10, 50, 20, 90]) == [2, 10, 10, 10, 10])
  }

  @Test("is the first with a result that is small enough")
  func firstChoice() {
    // From the left and above only the first pixel remains; from above alone, little of each.
    let (row, above): ([UInt8], [UInt8]) = ([9, 9, 9, 9], [6, 6, 6, 6])
    #expect(filtered(row, above: above) == [4, 3, 0, 0, 0])
    #expect(filtered(row, above: above, enough: 13) == [2, 3, 3, 3, 3])
    #expect(filtered(row, above: above, enough: 12) == [1, 9, 0, 0, 0])
  }

  @Test("compares whole pixels with the pixel to the left")
  func step() {
    #expect(filtered([9, 200, 9, 200], above: [0, 0, 0, 0], step: 2) == [1, 9, 200, 0, 0])
  }

  /// The differences and their sum as the PNG specification defines them.
  private func expected(_ row: [UInt8], above: [UInt8], step: Int) -> [UInt8] {
    let predictions: [(Int, Int, Int) -> Int] = [
      { _, _, _ in 0 }, { left, _, _ in left }, { _, above, _ in above },
      { left, above, _ in (left + above) / 2 },
      { left, above, corner in
        let estimate = left + above - corner
        let distances = [left, above, corner].map { (estimate - $0).magnitude }
        return [left, above, corner][distances.firstIndex(of: distances.min()!)!]
      },
    ]
    let results = predictions.map { predict in
      row.indices.map { index -> UInt8 in
        let isFirst = index < step
        let (left, corner) = isFirst ? (0, 0) : (Int(row[index - step]), Int(above[index - step]))
        return row[index] &- UInt8(predict(left, Int(above[index]), corner))
      }
    }
    let sums = results.map { $0.reduce(0) { $0 + min(Int($1), 256 - Int($1)) } }
    // Of equal filters, the first in this order: up, sub, Paeth, average, none.
    let best = [2, 1, 4, 3, 0].first { sums[$0] == sums.min() }!
    return [UInt8(best)] + results[best]
  }

  @Test("of a row of any length is what the specification says", arguments: [1, 3, 4])
  func rows(step: Int) {
    var state: UInt64 = 7
    func byte() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    // Longer than the number of bytes that a sum in a vector has room for.
    for count in Array(0...70) + [4096, 6001] {
      for spread in [3, 255] as [UInt8] {
        let above = (0..<count * step).map { _ in byte() % spread }
        let row = above.map { spread < 9 ? $0 &+ byte() % spread : byte() }
        #expect(filtered(row, above: above, step: step) == expected(row, above: above, step: step))
      }
    }
  }

  @Test("of extreme differences counts each by its size")
  func extremes() {
    let row = [UInt8](repeating: 128, count: 5000), above = [UInt8](repeating: 0, count: 5000)
    #expect(filtered(row, above: above) == expected(row, above: above, step: 1))
    let stripes = (0..<5000).map { UInt8($0 % 2 * 255) }
    #expect(filtered(stripes, above: row) == expected(stripes, above: row, step: 1))
  }
}
