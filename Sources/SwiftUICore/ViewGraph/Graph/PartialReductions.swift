/// The values of many children reduced to one, and all partial results on the way: when one child's
/// value is another, as many reductions are done again as the number of children has binary digits.
///
/// Neighbours are reduced in pairs, pairs of pairs, and so on, in order; that presumes that it does
/// not matter how they are grouped. Children without a value are left out.
struct PartialReductions<Value> {
  private enum Partial {
    case stale
    case known(Value?)
  }

  /// The result at 1; the results of a pair under the indices twice as large; the children in the
  /// second half.
  private var partials: [Partial] = []
  private var count = 0
  private var firstChild: Int { partials.count / 2 }

  /// Forgets all that a child's value is part of.
  mutating func forget(_ child: Int) {
    guard child < count else { return }
    var index = firstChild + child
    while index > 0 {
      partials[index] = .stale
      index /= 2
    }
  }

  /// The result for so many children.
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
