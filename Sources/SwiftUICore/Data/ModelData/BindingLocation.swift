/// Where a binding leads.
protocol BindingLocation<Value> {
  associatedtype Value

  func get() -> Value
  func set(_ value: Value, _ transaction: Transaction)

  /// Whether another location leads to the same place, so that a view given the one instead of the
  /// other has not changed.
  func leadsTheSame(as other: Self) -> Bool
}

extension BindingLocation {
  func leadsTheSame(as other: Self) -> Bool { false }

  func isSame(as other: any BindingLocation<Value>) -> Bool {
    guard let other = other as? Self else { return false }
    return leadsTheSame(as: other)
  }
}

/// A state.
struct StateLocation<Value>: BindingLocation {
  let cell: StateCell<Value>

  func get() -> Value { cell.value }
  func set(_ value: Value, _ transaction: Transaction) {
    cell.write(value, transaction: transaction)
  }

  func leadsTheSame(as other: Self) -> Bool { cell === other.cell }
}

/// Closures of an author, which run on the main actor.
///
/// On another thread a write issues a warning and takes effect on the main thread later; a read needs
/// its value at once and traps with a sentence that names the remedy.
struct ClosureLocation<Value>: BindingLocation {
  let read: @MainActor @Sendable () -> Value
  let write: @MainActor @Sendable (Value, Transaction) -> Void

  func get() -> Value {
    precondition(
      MainQueue.isCurrent,
      "A Binding of \(Value.self) made of closures was read on a background thread, and its closures "
        + "run on the main actor. Read it on the main thread, or take its value before you leave it."
    )
    return onMainActor(read)
  }

  func set(_ value: Value, _ transaction: Transaction) {
    nonisolated(unsafe) let value = value
    let write = write
    guard MainQueue.isCurrent else {
      RuntimeWarning.issue(
        "A Binding of \(Value.self) made of closures was written on a background thread; the change "
          + "takes effect on the main thread later. Write it on the main actor: "
          + "await MainActor.run { … }.")
      Task { @MainActor in withTransaction(transaction) { write(value, transaction) } }
      return
    }
    withTransaction(transaction) { onMainActor { write(value, transaction) } }
  }

  /// Calls a main actor closure from a binding, which belongs to no actor.
  private func onMainActor<Result>(_ body: @MainActor @Sendable () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body() }
    guard let result else { preconditionFailure("the closure has run") }
    return result
  }
}

/// A value that never changes; writes go nowhere.
struct ConstantLocation<Value>: BindingLocation {
  let value: Value

  func get() -> Value { value }
  func set(_ value: Value, _ transaction: Transaction) {}

  func leadsTheSame(as other: Self) -> Bool { ValueComparison.areEqual(value, other.value) }
}

/// A part of another value.
struct MemberLocation<Base, Value>: BindingLocation {
  let base: any BindingLocation<Base>
  let keyPath: WritableKeyPath<Base, Value>

  func get() -> Value { base.get()[keyPath: keyPath] }

  func set(_ value: Value, _ transaction: Transaction) {
    var whole = base.get()
    // Where the whole is a model, this is the write that has to be animated.
    withTransaction(transaction) { whole[keyPath: keyPath] = value }
    base.set(whole, transaction)
  }

  func leadsTheSame(as other: Self) -> Bool {
    keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// A value that is always there, as an optional; writes of nil go nowhere.
struct OptionalLocation<Wrapped>: BindingLocation {
  let base: any BindingLocation<Wrapped>

  func get() -> Wrapped? { base.get() }

  func set(_ value: Wrapped?, _ transaction: Transaction) {
    if let value { base.set(value, transaction) }
  }

  func leadsTheSame(as other: Self) -> Bool { base.isSame(as: other.base) }
}

/// The value in an optional; what it was last where it has gone.
struct UnwrappedLocation<Wrapped>: BindingLocation {
  let base: any BindingLocation<Wrapped?>
  let fallback: Wrapped

  func get() -> Wrapped { base.get() ?? fallback }
  func set(_ value: Wrapped, _ transaction: Transaction) { base.set(value, transaction) }

  func leadsTheSame(as other: Self) -> Bool { base.isSame(as: other.base) }
}
