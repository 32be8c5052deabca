import Testing

@testable import Recorder

@Suite("A PNG filter")
struct PNGFilterTests {
  private func filtered(_ row: [UInt8], above: [UInt8], step: Int = 1) -> [UInt8] {
    var output: [UInt8] = []
    PNGFilter.append(row, above: above, step: step, to: &output)
    return output
  }

  @Test("is the one with the smallest result")
  func choice() {
    // Nothing to predict from.
    #expect(filtered([0, 0, 5], above: [90, 90, 90]) == [0, 0, 0, 5])
    // Even growth from the left.
    #expect(filtered([100, 101, 102, 103], above: [0, 0, 0, 0]) == [1, 100, 1, 1, 1])
    // The same as above.
    #expect(filtered([90, 10, 200], above: [90, 10, 200]) == [2, 0, 0, 0])
    // Half way between the left and above.
    #expect(filtered([50, 80, 70], above: [100, 110, 60]) == [3, 0, 0, 0])
    // Sums of a row and a column.
    #expect(
      filtered([20, 60, 30, 100], above: [10, 50, 20, 90]) == [4, 10, 10, 10, 10]
        || filtered([20, 60, 30, 100], above: [10, 50, 20, 90]) == [2, 10, 10, 10, 10])
  }

  @Test("compares whole pixels with the pixel to the left")
  func step() {
    #expect(filtered([9, 200, 9, 200], above: [0, 0, 0, 0], step: 2) == [1, 9, 200, 0, 0])
  }
}
