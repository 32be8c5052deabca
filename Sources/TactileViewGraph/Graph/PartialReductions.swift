/// A reduction of the values of many children that caches its intermediate results.
///
/// After a change of one of n children's values, about log₂ n reductions are repeated. Neighbors are reduced in pairs,
/// pairs of pairs, and so on, in order; the reduction must be associative. Children without a value are skipped.
struct PartialReductions<Value> {
  private enum Partial {
    case stale
    case known(Value?)
  }

  /// The result is at index 1, the two operands of a result are at twice its index and the one
  /// after it, and the children are in the second half.
  private var partials: [Partial] = []
  private var count = 0
  private var firstChild: Int { partials.count / 2 }

  /// Invalidates all results that depend on a child's value.
  mutating func forget(_ child: Int) {
    guard child < count else { return }
    var index = firstChild + child
    while index > 0 {
      partials[index] = .stale
      index /= 2
    }
  }

  /// Returns the result for the given number of children; nil if none has a value.
  mutating func value(
    count: Int, child: (Int) -> Value?, combine: (inout Value, Value) -> Void
  ) -> Value? {
    if count != self.count {
      self.count = count
      var width = 1
      while width < count { width *= 2 }
      partials = Array(repeating: .stale, count: width * 2)
    }
    return count == 0 ? nil : value(at: 1, child, combine)
  }

  private mutating func value(
    at index: Int, _ child: (Int) -> Value?, _ combine: (inout Value, Value) -> Void
  ) -> Value? {
    if case .known(let value) = partials[index] { return value }
    let value: Value?
    if index >= firstChild {
      value = index - firstChild < count ? child(index - firstChild) : nil
    } else {
      let first = self.value(at: index * 2, child, combine)
      let second = self.value(at: index * 2 + 1, child, combine)
      if var both = first, let second {
        combine(&both, second)
        value = both
      } else {
        value = first ?? second
      }
    }
    partials[index] = .known(value)
    return value
  }
}
