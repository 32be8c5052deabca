import Testing

@testable import TactileCairoRenderer

@Suite("A bounded cache")
struct BoundedCacheTests {
  @Test("returns stored values")
  func values() {
    var cache = BoundedCache<String, Int>(limit: 10)
    cache.insert(1, cost: 1, for: "one")
    #expect(cache.value(for: "one") == 1)
    #expect(cache.value(for: "two") == nil)
  }

  @Test("never keeps more than its limit")
  func limit() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    for key in 0..<100 {
      cache.insert(key, cost: 1, for: key)
      #expect(cache.count <= 10)
    }
    #expect(cache.value(for: 99) == 99)
    #expect(cache.value(for: 0) == nil)
  }

  @Test("keeps used values and evicts unused ones")
  func recency() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    cache.insert(-1, cost: 1, for: -1)
    for key in 0..<100 {
      cache.insert(key, cost: 1, for: key)
      #expect(cache.value(for: -1) == -1)
      #expect(cache.count <= 10)
    }
  }

  @Test("evicts nothing for a value that is larger than its limit")
  func largeValue() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    cache.insert(1, cost: 1, for: 1)
    cache.insert(2, cost: 6, for: 2)
    #expect(cache.value(for: 1) == 1)
    #expect(cache.value(for: 2) == nil)
  }
}
