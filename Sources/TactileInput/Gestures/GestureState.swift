@_spi(Engine) import TactileViewGraph

/// A property wrapper whose value is updated during a gesture and reset when it is over.
///
/// Only ``Gesture/updating(_:body:)`` sets the value:
///
/// ```swift
/// @GestureState private var offset = CGSize.zero
///
/// var body: some View {
///   Circle().offset(offset).gesture(DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation })
/// }
/// ```
///
/// The value is reset when the gesture ends, fails or is cancelled, or when its view is removed. For a value that
/// remains afterwards, such as a new position, use ``State`` and ``Gesture/onEnded(_:)``. The reset isn't animated
/// unless an initializer gets a transaction for it, or a view has an animation for the value:
///
/// ```swift
/// @GestureState(resetTransaction: Transaction(animation: .spring)) private var offset = CGSize.zero
/// ```
///
/// Mirrors SwiftUI's `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let prepareReset: (Value, inout Transaction) -> Void
  private(set) var cell: StateCell<Value>?

  /// Creates a gesture state with an initial value, to which it is reset without an animation.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// Creates a gesture state with an initial value, to which it is reset without an animation.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a gesture state that is reset with the given transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a gesture state that is reset with the given transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a gesture state whose reset transaction is set up by a closure.
  ///
  /// - Parameter reset: a closure that receives the value before the reset and the transaction to change.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    prepareReset = reset
  }

  /// Creates a gesture state whose reset transaction is set up by a closure.
  ///
  /// - Parameter reset: a closure that receives the value before the reset and the transaction to change.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value: the initial value unless a gesture is in progress.
  public var wrappedValue: Value { cell?.value ?? initialValue }

  /// The gesture state itself, to pass to ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture state that is initially nil.
  ///
  /// - Parameter resetTransaction: the transaction that resets the value to nil.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a gesture state that is initially nil, with a closure that sets up its reset transaction.
  ///
  /// - Parameter reset: a closure that receives the value before the reset and the transaction to change.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

// The closure that prepares the reset runs on the main actor only.
extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: InstallableProperty {
  package static var isStored: Bool { true }

  package mutating func install(in context: PropertyContext) {
    cell = context.stored {
      StateCell(initialValue, in: context)
    }
  }

  /// The initial value of a later struct is ignored, so it does not count as a change.
  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension GestureState {
  /// Changes the value with a closure that may also change the transaction of the write.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let cell else {
      RuntimeWarning.issue(
        "A @GestureState of type \(Value.self) is updated outside of a view that is on screen; the "
          + "update is ignored. Declare it in the view that has the gesture.")
      return
    }
    var value = cell.value
    var transaction = Transaction()
    transaction.tracksVelocity = true
    change(&value, &transaction)
    cell.write(value, transaction: transaction)
  }

  /// Resets the value to the initial value.
  func reset() {
    guard let cell else { return }
    var transaction = Transaction()
    prepareReset(cell.value, &transaction)
    cell.write(initialValue, transaction: transaction)
  }
}
