/// The storage that a binding refers to.
package protocol BindingLocation<Value> {
  associatedtype Value

  func get() -> Value
  func set(_ value: Value, _ transaction: Transaction)

  /// Returns whether another location refers to the same storage, so that replacing one isn't a change of the view.
  func leadsTheSame(as other: Self) -> Bool
}

extension BindingLocation {
  package func leadsTheSame(as other: Self) -> Bool { false }

  package func isSame(as other: any BindingLocation<Value>) -> Bool {
    guard let other = other as? Self else { return false }
    return leadsTheSame(as: other)
  }
}

/// The location of a binding to a `State`.
struct StateLocation<Value>: BindingLocation {
  let cell: StateCell<Value>

  func get() -> Value { cell.value }
  func set(_ value: Value, _ transaction: Transaction) {
    cell.write(value, transaction: transaction)
  }

  func leadsTheSame(as other: Self) -> Bool { cell === other.cell }
}

/// A location accessed through custom closures, which run on the main actor.
///
/// On another thread, a write issues a warning and takes effect on the main thread later; a read
/// needs its value at once and traps with a message that names the remedy.
struct ClosureLocation<Value>: BindingLocation {
  let read: @MainActor @Sendable () -> Value
  let write: @MainActor @Sendable (Value, Transaction) -> Void

  func get() -> Value {
    precondition(
      MainQueue.isCurrent,
      "A Binding of \(Value.self) with closures was read on a background thread, but its closures "
        + "run on the main actor. Read its value on the main actor, and pass on the value."
    )
    return MainQueue.assumeIsolated(with: ()) { read() }
  }

  func set(_ value: Value, _ transaction: Transaction) {
    // A write from another thread passes the value to the main actor.
    nonisolated(unsafe) let value = value
    let write = write
    guard MainQueue.isCurrent else {
      RuntimeWarning.issue(
        "A Binding of \(Value.self) with closures was written on a background thread; the change "
          + "takes effect later, on the main thread. Write it on the main actor: await "
          + "MainActor.run { … }.")
      Task { @MainActor in withTransaction(transaction) { write(value, transaction) } }
      return
    }
    withTransaction(transaction) {
      MainQueue.assumeIsolated(with: value) { write($0, transaction) }
    }
  }
}

/// A constant value, which ignores writes.
struct ConstantLocation<Value>: BindingLocation {
  let value: Value

  func get() -> Value { value }
  func set(_ value: Value, _ transaction: Transaction) {}

  func leadsTheSame(as other: Self) -> Bool { ValueComparison.areEqual(value, other.value) }
}

/// The location of a property of another value.
struct MemberLocation<Base, Value>: BindingLocation {
  let base: any BindingLocation<Base>
  let keyPath: WritableKeyPath<Base, Value>

  func get() -> Value { base.get()[keyPath: keyPath] }

  func set(_ value: Value, _ transaction: Transaction) {
    var whole = base.get()
    // If the whole is a model, this write is the one to animate.
    ThreadContext.inTransaction(transaction) { whole[keyPath: keyPath] = value }
    base.set(whole, transaction)
  }

  func leadsTheSame(as other: Self) -> Bool {
    keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// The location of a value as an optional; writing nil is ignored.
struct OptionalLocation<Wrapped>: BindingLocation {
  let base: any BindingLocation<Wrapped>

  func get() -> Wrapped? { base.get() }

  func set(_ value: Wrapped?, _ transaction: Transaction) {
    if let value { base.set(value, transaction) }
  }

  func leadsTheSame(as other: Self) -> Bool { base.isSame(as: other.base) }
}

/// The location of the wrapped value in an optional, with a fallback for when it becomes nil.
struct UnwrappedLocation<Wrapped>: BindingLocation {
  let base: any BindingLocation<Wrapped?>
  let fallback: Wrapped

  func get() -> Wrapped { base.get() ?? fallback }
  func set(_ value: Wrapped, _ transaction: Transaction) { base.set(value, transaction) }

  func leadsTheSame(as other: Self) -> Bool { base.isSame(as: other.base) }
}
