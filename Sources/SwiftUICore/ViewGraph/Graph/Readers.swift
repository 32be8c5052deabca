/// The computations that have read a value, including evaluations that are no longer current.
struct Readers {
  private var dependents = ShortList<Dependent>()
  /// The count of dependents at which those that are no longer current are dropped.
  ///
  /// It grows to twice the number of remaining entries, so that the amortized cost per read is constant.
  private var compactionLimit = 16

  /// Adds the computation being evaluated on this thread.
  mutating func track() {
    guard let dependent = ThreadContext.current.evaluation, dependents.last != dependent
    else { return }
    dependents.append(dependent)
    if dependents.count > compactionLimit { compact() }
  }

  private mutating func compact() {
    let all = dependents
    let current = MainActor.assumeIsolated {
      all.filter { DependentTable.shared.node(of: $0) != nil }
    }
    dependents = ShortList(current)
    compactionLimit = max(16, current.count * 2)
  }

  /// Removes all computations, and returns the nodes of those that are current, each with the phase in which it read the
  /// value.
  @MainActor mutating func removeAll() -> [(node: ViewNode, phase: PhaseSet)] {
    let all = dependents
    dependents = ShortList()
    return all.compactMap { reader in
      DependentTable.shared.node(of: reader).map { ($0, reader.phase) }
    }
  }
}
