import Foundation

/// The only mutable source of a graph: what is read in a phase becomes a dependency.
class AnyCell {
  /// Who read the cell, stale entries included.
  @exclusivity(unchecked) private(set) final var dependents: [Dependent] = []
  /// Past this count stale entries are dropped; it doubles with what is left, so that the cost
  /// stays constant per read.
  @exclusivity(unchecked) private final var compactionLimit = 16

  /// Notes that the computation being evaluated on this thread depends on the cell.
  final func track() {
    guard let dependent = ThreadContext.current.evaluation, dependents.last != dependent
    else { return }
    dependents.append(dependent)
    if dependents.count > compactionLimit { compact() }
  }

  private final func compact() {
    let all = dependents
    dependents = MainActor.assumeIsolated {
      all.filter { DependentTable.shared.node(of: $0) != nil }
    }
    compactionLimit = max(16, dependents.count * 2)
  }

  /// Marks everyone who read the cell; each reads it again when evaluated.
  @MainActor final func fire() {
    let readers = dependents
    dependents.removeAll(keepingCapacity: true)
    for reader in readers {
      guard let node = DependentTable.shared.node(of: reader) else { continue }
      node.blame(name)
      mark(node, for: reader.phase)
    }
  }

  /// What a trace calls the cell.
  var name: String { "a value around it" }

  /// Makes a reader read again in its phase.
  @MainActor func mark(_ node: ViewNode, for phase: PhaseSet) { node.setNeeds(phase) }
}

/// A cell that the engine itself sets while a frame runs: environment values, labels, styles.
class Cell<Value>: AnyCell {
  @exclusivity(unchecked) private(set) final var value: Value

  init(_ value: Value) { self.value = value }

  /// The value; reading it in a phase makes a dependency.
  final func read() -> Value {
    track()
    return value
  }

  /// Sets the value and marks the readers, unless it is equal.
  @MainActor final func write(_ newValue: Value) {
    guard !ValueComparison.areEqual(value, newValue) else { return }
    value = newValue
    fire()
  }

  override var name: String { "\(Value.self)" }
}
