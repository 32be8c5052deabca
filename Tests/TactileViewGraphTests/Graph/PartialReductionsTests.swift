import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Reductions of the values of children, compared with a reduction from scratch.
@Suite struct PartialReductionsTests {
  @Test("after any changes the result equals a reduction in order")
  func reduction() {
    var random = RandomCases()
    for count in [0, 1, 2, 3, 7, 8, 9, 33] {
      var reductions = PartialReductions<String>()
      var values: [String?] = Array(repeating: nil, count: count)
      for _ in 0..<200 {
        for _ in 0..<random.below(4) where count > 0 {
          let child = random.below(count)
          values[child] = random.below(3) == 0 ? nil : "\(random.below(10))"
          reductions.forget(child)
        }
        let result = reductions.value(count: count, child: { values[$0] }, combine: { $0 += $1 })
        let present = values.compactMap(\.self)
        #expect(result == (present.isEmpty ? nil : present.joined()))
      }
    }
  }

  @Test("a change of the number of children discards all results")
  func count() {
    var random = RandomCases()
    var reductions = PartialReductions<Int>()
    for _ in 0..<100 {
      let values = (0..<random.below(20)).map { _ in random.below(100) }
      let other = (0..<random.below(20)).map { _ in random.below(100) }
      for values in [values, other] where !values.isEmpty {
        for child in values.indices { reductions.forget(child) }
        let sum = reductions.value(
          count: values.count, child: { values[$0] }, combine: { $0 += $1 })
        #expect(sum == values.reduce(0, +))
      }
    }
  }

  @Test("one change costs log₂ n combinations")
  func work() {
    var reductions = PartialReductions<Int>()
    for (count, most) in [(8, 3), (1000, 10), (100_000, 17)] {
      var combinations = 0
      func sum() -> Int? {
        reductions.value(count: count, child: { $0 }) {
          combinations += 1
          $0 += $1
        }
      }
      #expect(sum() == count * (count - 1) / 2)
      combinations = 0
      reductions.forget(count / 2)
      _ = sum()
      #expect(combinations == most)
    }
  }
}
