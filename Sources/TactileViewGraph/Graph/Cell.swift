import Foundation

/// The only mutable source of a graph: reading it in a phase creates a dependency.
@usableFromInline package class AnyCell {
  // `@exclusivity(unchecked)`: see `ViewNode`.

  @exclusivity(unchecked) private final var readers = Readers()

  /// Records a dependency of the computation being evaluated on this thread.
  @usableFromInline package final func track() { readers.track() }

  /// Marks every reader for the phase in which it read the cell.
  ///
  /// - Parameter reason: The reason that the change is for a body, in traces.
  @MainActor final func fire(because reason: @autoclosure () -> BodyReason) {
    for (node, phase) in readers.removeAll() {
      node.blame(reason())
      mark(node, for: phase)
    }
  }

  /// Marks a reader for the phase in which it read the cell.
  @MainActor func mark(_ node: ViewNode, for phase: PhaseSet) { node.setNeeds(phase) }
}

/// A cell that the engine sets while a frame runs: environment values, labels, styles.
@usableFromInline package final class Cell<Value>: AnyCell {
  @exclusivity(unchecked) @usableFromInline package private(set) final var value: Value

  @usableFromInline package init(_ value: Value) { self.value = value }

  /// Returns the value; reading it in a phase creates a dependency.
  @inlinable
  package final func read() -> Value {
    track()
    return value
  }

  /// Sets the value and marks the readers, unless the new value is equal to the old one.
  @MainActor package final func write(_ newValue: Value) {
    write(newValue, because: .value(type: "\(Value.self)"))
  }

  /// Sets the value and marks the readers for a reason, unless the new value is equal to the old one.
  @MainActor final func write(_ newValue: Value, because reason: @autoclosure () -> BodyReason) {
    guard !ValueComparison.areEqual(value, newValue) else { return }
    value = newValue
    fire(because: reason())
  }
}
