/// Keeps values up to a total cost and forgets those that were not used lately.
///
/// Values live in two generations. When the younger one has half of the limit, it becomes the
/// older one and the former older one is forgotten; a use moves a value to the younger. That keeps
/// whatever the last half of the limit used, without an ordered list of everything.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private let limit: Int

  private struct Entry {
    var value: Value
    var cost: Int
  }

  /// - Parameter limit: the greatest total cost, such as bytes.
  init(limit: Int) { self.limit = limit }

  /// How many values are kept.
  var count: Int { young.count + old.count }

  /// The value of a key, which counts as a use.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry, for: key)
    return entry.value
  }

  /// Keeps a value under a key that has none, unless it alone costs more than half of the limit.
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
