import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The identities of a lazy list, compared with those of all its elements.
@MainActor
@Suite struct LazyIdentitiesTests {
  private struct Item {
    let id: Int
  }

  private func identities(_ ids: [Int]) -> LazyIdentities<[Item], Int, Text> {
    LazyIdentities(ForEach(ids.map { Item(id: $0) }, id: \.id) { Text("\($0.id)") })
  }

  /// The identities of all elements, of which equal ones are numbered in order.
  private func keys(_ ids: [Int]) -> [ForEachKey<Int>] {
    ids.indices.map { index in
      ForEachKey(id: ids[index], occurrence: ids[..<index].count { $0 == ids[index] })
    }
  }

  /// Random identities; few of them are equal.
  private func ids(_ count: Int, _ random: inout RandomCases) -> [Int] {
    (0..<count).map { random.below(12) == 0 ? random.below(count) : $0 }.shuffled(using: &random)
  }

  @Test("small lists number equal identities in order, and find all elements that have moved")
  func small() {
    var random = RandomCases()
    _ = ViewDriver.warnings {
      for _ in 0..<60 {
        let (old, new) = (ids(random.below(40), &random), ids(random.below(40), &random))
        let (list, former) = (identities(new), identities(old))
        let keys = keys(new)
        #expect(list.count == new.count)
        #expect(new.indices.allSatisfy { list.key(at: $0) == keys[$0] })
        let start = random.below(new.count + 1)
        let range = start..<(start + random.below(new.count - start + 1))
        #expect(list.keys(in: range) == Array(keys[range]))
        #expect(list.isSame(as: former) == (self.keys(old) == keys))
        let known = Dictionary(uniqueKeysWithValues: zip(self.keys(old), old.indices))
        let places = list.places(of: known)
        #expect(places == known.keys.reduce(into: [:]) { $0[$1] = keys.firstIndex(of: $1) })
        #expect((0..<45).allSatisfy { list.index(of: $0) == new.firstIndex(of: $0) })
      }
    }
  }

  @Test("large lists read the elements that are asked for, and find those that have moved")
  func large() {
    var random = RandomCases()
    let ids = Array(0..<5000).shuffled(using: &random)
    let list = identities(ids)
    #expect(list.key(at: 4321) == ForEachKey(id: ids[4321], occurrence: 0))
    #expect(list.keys(in: 100..<130) == keys(ids).dropFirst(100).prefix(30).map { $0 })
    let moved = ids.shuffled(using: &random)
    let known = Dictionary(
      uniqueKeysWithValues: (0..<50).map { (ForEachKey(id: ids[$0], occurrence: 0), $0) })
    let places = identities(moved).places(of: known)
    #expect(places == known.keys.reduce(into: [:]) { $0[$1] = moved.firstIndex(of: $1.id) })
    #expect(list.index(of: 77) == ids.firstIndex(of: 77) && list.index(of: 5000) == nil)
  }
}
