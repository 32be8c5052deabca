import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Vectors of different lengths, compared with lists of numbers in which missing ones are zero.
@MainActor
@Suite struct AnimatableVectorTests {
  private static let most = 8
  private var random = RandomCases()

  private mutating func numbers() -> [Double] {
    (0..<random.below(Self.most + 1)).map { _ in Double(random.below(9)) - 4 }
  }

  /// Returns the list with zeros for the missing numbers.
  private func filled(_ numbers: [Double]) -> [Double] {
    numbers + Array(repeating: 0, count: Self.most - numbers.count)
  }

  @Test("sums, differences, multiples and sizes are those of the numbers; missing ones are zero")
  mutating func arithmetic() {
    for _ in 0..<500 {
      let (a, b) = (numbers(), numbers())
      let (left, right) = (AnimatableVector(values: a), AnimatableVector(values: b))
      let pairs = zip(filled(a), filled(b))
      #expect(filled((left + right).values) == pairs.map(+))
      #expect(filled((left - right).values) == pairs.map(-))
      #expect((left == right) == (filled(a) == filled(b)))
      var double = left
      double.scale(by: 2)
      #expect(filled(double.values) == filled(a).map { 2 * $0 })
      #expect(left.magnitudeSquared == a.reduce(0) { $0 + $1 * $1 })
      #expect(left + .zero == left && left - left == .zero)
    }
  }
}
