/// A cache with a maximum total cost that discards values not used recently.
///
/// Values belong to two generations. When the younger one reaches half of the limit, it becomes the
/// older one, and the former older one is discarded. Using a value moves it to the younger
/// generation. This keeps the values used within the last half of the limit without an ordered
/// list.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private let limit: Int

  private struct Entry {
    var value: Value
    var cost: Int
  }

  /// Creates an empty cache with a limit of its total cost.
  ///
  /// - Parameter limit: The maximum total cost, such as a number of bytes.
  init(limit: Int) { self.limit = limit }

  /// The number of cached values.
  var count: Int { young.count + old.count }

  /// Returns the value for a key and marks it as used; nil if it is not cached.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry, for: key)
    return entry.value
  }

  /// Adds a value for a new key, unless its cost alone exceeds half of the limit.
  mutating func insert(_ value: Value, cost: Int, for key: Key) {
    insert(Entry(value: value, cost: cost), for: key)
  }

  private mutating func insert(_ entry: Entry, for key: Key) {
    guard entry.cost <= limit / 2 else { return }
    if youngCost + entry.cost > limit / 2 {
      (old, young, youngCost) = (young, [:], 0)
    }
    young[key] = entry
    youngCost += entry.cost
  }
}
