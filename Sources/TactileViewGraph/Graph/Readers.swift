/// The computations that have read a value, including evaluations that are no longer current.
package struct Readers {
  package init() {}

  /// Nearly all values have one reader, or are read by two phases of a node, which is stored inline.
  private enum Dependents {
    case none
    case one(Dependent)
    /// A dependent, and the same node with another stamp and phase.
    case two(Dependent, UInt16, PhaseSet)
    /// Any number, with the count at which those that are no longer current are dropped.
    case many([Dependent], limit: UInt32)
  }

  private var dependents = Dependents.none
  /// The smallest limit of a list; it grows to twice the number of remaining entries, so that the amortized cost per read is
  /// constant.
  private static let smallestLimit: UInt32 = 16

  /// Adds the computation being evaluated on this thread.
  package mutating func track() {
    guard let dependent = ThreadContext.current.evaluation else { return }
    switch dependents {
    case .none: dependents = .one(dependent)
    case .one(let first):
      guard first != dependent else { return }
      dependents =
        first.node == dependent.node
        ? .two(first, dependent.stamp, dependent.phase)
        : .many([first, dependent], limit: Self.smallestLimit)
    case .two(let first, let stamp, let phase):
      let second = Dependent(node: first.node, stamp: stamp, phase: phase)
      guard second != dependent else { return }
      dependents = .many([first, second, dependent], limit: Self.smallestLimit)
    case .many(var all, var limit):
      guard all.last != dependent else { return }
      // Releasing the old storage first avoids a copy of the array.
      dependents = .none
      all.append(dependent)
      if all.count > limit {
        all = Self.current(all)
        limit = max(Self.smallestLimit, UInt32(all.count) * 2)
      }
      dependents = .many(all, limit: limit)
    }
  }

  private static func current(_ dependents: [Dependent]) -> [Dependent] {
    MainActor.assumeIsolated { dependents.filter { DependentTable.shared.node(of: $0) != nil } }
  }

  /// Removes all computations, and returns the nodes of those that are current, each with the phase in which it read the
  /// value.
  @MainActor mutating func removeAll() -> [(node: ViewNode, phase: PhaseSet)] {
    let all: [Dependent] =
      switch dependents {
      case .none: []
      case .one(let first): [first]
      case .two(let first, let stamp, let phase):
        [first, Dependent(node: first.node, stamp: stamp, phase: phase)]
      case .many(let all, _): all
      }
    dependents = .none
    return all.compactMap { one in DependentTable.shared.node(of: one).map { ($0, one.phase) } }
  }
}
