import Foundation

/// The only mutable source of a graph: reading it in a phase creates a dependency.
package class AnyCell {
  // `@exclusivity(unchecked)`: see `ViewNode`.

  /// The readers of the cell, including stale entries.
  @exclusivity(unchecked) private final var dependents = ShortList<Dependent>()
  /// The count of dependents at which stale entries are dropped.
  ///
  /// It grows to twice the number of remaining entries, so that the amortized cost per read is
  /// constant.
  private final var compactionLimit = 16

  /// Records a dependency of the computation being evaluated on this thread.
  package final func track() {
    guard let dependent = ThreadContext.current.evaluation, dependents.last != dependent
    else { return }
    dependents.append(dependent)
    if dependents.count > compactionLimit { compact() }
  }

  private final func compact() {
    let all = dependents
    let current = MainActor.assumeIsolated {
      all.filter { DependentTable.shared.node(of: $0) != nil }
    }
    dependents = ShortList(current)
    compactionLimit = max(16, current.count * 2)
  }

  /// Marks every reader for the phase in which it read the cell.
  @MainActor final func fire() {
    let readers = dependents
    dependents = ShortList()
    for reader in readers {
      guard let node = DependentTable.shared.node(of: reader) else { continue }
      node.blame(reason)
      mark(node, for: reader.phase)
    }
  }

  /// The reason that a change of the cell is for a body, in traces.
  var reason: BodyReason { .environment(key: nil) }

  /// Marks a reader for the phase in which it read the cell.
  @MainActor func mark(_ node: ViewNode, for phase: PhaseSet) { node.setNeeds(phase) }
}

/// A cell that the engine sets while a frame runs: environment values, labels, styles.
package class Cell<Value>: AnyCell {
  @exclusivity(unchecked) package private(set) final var value: Value

  package init(_ value: Value) { self.value = value }

  /// Returns the value; reading it in a phase creates a dependency.
  package final func read() -> Value {
    track()
    return value
  }

  /// Sets the value and marks the readers, unless the new value is equal to the old one.
  @MainActor package final func write(_ newValue: Value) {
    guard !ValueComparison.areEqual(value, newValue) else { return }
    value = newValue
    fire()
  }

  override var reason: BodyReason { .value(type: "\(Value.self)") }
}
