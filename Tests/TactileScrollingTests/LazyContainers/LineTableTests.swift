import Testing

@_spi(Engine) @testable import TactileScrolling
@testable import TestSupport

/// A value for each line, compared with a dictionary.
@Suite struct LineTableTests {
  @Test(
    "each line has the usual value until another one is set", arguments: [100, 20_000, 1 << 60])
  func values(count: Int) {
    var random = RandomCases()
    var table = LineTable(repeating: 9, count: count)
    var model: [Int: Int] = [:]
    for step in 0..<1000 {
      let line = random.below(min(count, 300)) * (count / min(count, 300))
      switch random.below(3) {
      case 0:
        table[line] = step
        model[line] = step
      case 1:
        table[line] += 1
        model[line, default: 9] += 1
      default: break
      }
      #expect(table[line] == model[line] ?? 9)
      let other = random.below(count)
      #expect(table[other] == model[other] ?? 9)
    }
  }
}
