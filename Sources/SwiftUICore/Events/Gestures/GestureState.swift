/// A value that is set while a gesture goes on, and goes back to its beginning afterwards.
///
/// Mirrors SwiftUI's `GestureState`.
///
/// Only ``Gesture/updating(_:body:)`` sets it. It is reset when the gesture has ended, fails, is
/// cancelled, or its view goes (rule 3.6.32).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let prepareReset: (Value, inout Transaction) -> Void
  private(set) var cell: StateCell<Value>?

  /// Makes a state with its value at the beginning.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// Makes a state with its value at the beginning.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes a state that is reset under a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Makes a state that is reset under a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Makes a state that is reset under a transaction which a closure sets up.
  ///
  /// - Parameter reset: gets the value before the reset, and the transaction to change.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    prepareReset = reset
  }

  /// Makes a state that is reset under a transaction which a closure sets up.
  ///
  /// - Parameter reset: gets the value before the reset, and the transaction to change.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { cell?.value ?? initialValue }

  /// What ``Gesture/updating(_:body:)`` takes.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins as nil.
  ///
  /// - Parameter resetTransaction: how it goes back to nil.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Makes a state that begins as nil and is reset under a transaction which a closure sets up.
  ///
  /// - Parameter reset: gets the value before the reset, and the transaction to change.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: InstallableProperty {
  static var isStored: Bool { true }

  mutating func install(in context: PropertyContext) {
    cell = context.stored {
      StateCell(initialValue, in: context)
    }
  }

  /// The initial value of a later struct does not matter.
  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension GestureState {
  /// Lets a closure change the value under the transaction that it may change as well.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let cell else {
      RuntimeWarning.issue(
        "A @GestureState of type \(Value.self) is updated outside of a view that is on screen; the "
          + "value is lost. Declare it in the view that has the gesture.")
      return
    }
    var value = cell.value
    var transaction = Transaction()
    transaction.tracksVelocity = true
    change(&value, &transaction)
    cell.write(value, transaction: transaction)
  }

  /// Goes back to the value at the beginning.
  func reset() {
    guard let cell else { return }
    var transaction = Transaction()
    prepareReset(cell.value, &transaction)
    cell.write(initialValue, transaction: transaction)
  }
}
