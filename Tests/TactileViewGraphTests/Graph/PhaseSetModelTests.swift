import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Sets of phases and the counters of evaluations, compared with sets and arrays of numbers.
@Suite struct PhaseSetModelTests {
  private static let phases: [PhaseSet] = [.body, .measure, .place, .display, .accessibility]

  private func set(_ numbers: Set<Int>) -> PhaseSet {
    numbers.reduce(into: []) { $0.formUnion(Self.phases[$1]) }
  }

  @Test("the algebra of phases is that of sets")
  func algebra() {
    var random = RandomCases()
    func numbers() -> Set<Int> { Set((0..<5).filter { _ in random.below(2) == 0 }) }
    for _ in 0..<2000 {
      let (a, b) = (numbers(), numbers())
      let (first, second) = (set(a), set(b))
      #expect(first.union(second) == set(a.union(b)))
      #expect(first.intersection(second) == set(a.intersection(b)))
      #expect(first.subtracting(second) == set(a.subtracting(b)))
      #expect(first.isSuperset(of: second) == a.isSuperset(of: b))
      #expect(first.contains(second) == a.isSuperset(of: b))
      #expect(first.isSubset(of: second) == a.isSubset(of: b))
      #expect(first.isDisjoint(with: second) == a.isDisjoint(with: b))
      #expect(first.isEmpty == a.isEmpty && (first == second) == (a == b))
      var changed = first
      changed.formIntersection(second)
      #expect(changed == set(a.intersection(b)))
      changed = first
      changed.subtract(second)
      #expect(changed == set(a.subtracting(b)))
    }
    for (index, phase) in Self.phases.enumerated() { #expect(phase.index == index) }
  }

  @Test("each phase has a counter of its own, which wraps around")
  func counters() {
    var random = RandomCases()
    var stamps = PhaseStamps()
    var counters: [UInt16] = [0, 0, 0, 0, 0]
    for _ in 0..<2000 {
      let (index, step) = (random.below(5), UInt16(random.below(3)) * 30_000 + 1)
      stamps[index] &+= step
      counters[index] &+= step
      #expect((0..<5).map { stamps[$0] } == counters)
    }
  }
}
