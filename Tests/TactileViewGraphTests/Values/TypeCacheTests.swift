import Foundation
import Synchronization
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Values by type, compared with a dictionary.
@Suite struct TypeCacheTests {
  /// Different types, each made of the one before.
  private static let types: [any Any.Type] = {
    func list<Element>(_: Element.Type) -> any Any.Type { [Element].self }
    var types: [any Any.Type] = [Int.self]
    while types.count < 40 { types.append(_openExistential(types[types.count - 1], do: list)) }
    return types
  }()

  @Test("each value is made once, and may be made of the values of other types")
  func values() {
    var random = RandomCases()
    for _ in 0..<100 {
      let cache = TypeCache<Int>()
      // What each value is made of: the values of some types before its own.
      let parts = Self.types.indices.map { index in
        (0..<random.below(4)).compactMap { _ in index == 0 ? nil : random.below(index) }
      }
      var made = Self.types.map { _ in 0 }
      func value(_ index: Int) -> Int {
        cache.value(for: Self.types[index]) {
          made[index] += 1
          return parts[index].reduce(index) { $0 &+ value($1) }
        }
      }
      var model: [Int] = []
      for index in Self.types.indices {
        model.append(parts[index].reduce(index) { $0 &+ model[$1] })
      }
      var asked: Set<Int> = []
      func ask(_ index: Int) {
        if asked.insert(index).inserted { parts[index].forEach(ask) }
      }
      for _ in 0..<30 {
        let index = random.below(Self.types.count)
        #expect(value(index) == model[index])
        ask(index)
        #expect(made == Self.types.indices.map { asked.contains($0) ? 1 : 0 })
      }
    }
  }

  @Test("threads that ask for values at the same time get the same ones")
  func threads() {
    for round in 0..<20 {
      let cache = TypeCache<Int>()
      let wrong = Mutex(0)
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        var random = RandomCases(seed: UInt64(round * 4 + thread))
        for _ in 0..<300 {
          let index = random.below(Self.types.count)
          let value = cache.value(for: Self.types[index]) { index }
          if value != index { wrong.withLock { $0 += 1 } }
        }
      }
      #expect(wrong.withLock { $0 } == 0)
    }
  }
}
