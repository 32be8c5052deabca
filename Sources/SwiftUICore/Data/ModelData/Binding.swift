/// A way to read and write a value that someone else owns.
///
/// Mirrors SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: any BindingLocation<Value>
  /// The transaction of writes through this binding.
  public var transaction: Transaction

  init(location: any BindingLocation<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  init(cell: StateCell<Value>) { self.init(location: StateLocation(cell: cell)) }

  /// Makes a binding from closures that read and write.
  @preconcurrency
  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.init(location: ClosureLocation(read: get) { value, _ in set(value) })
  }

  /// Makes a binding from closures that read and write with a transaction.
  @preconcurrency
  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value, Transaction) -> Void
  ) {
    self.init(location: ClosureLocation(read: get, write: set))
  }

  /// Makes a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value: value))
  }

  /// Makes a binding that reads and writes through another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction.over(Transaction.current)) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      location: MemberLocation(base: location, keyPath: keyPath), transaction: transaction)
  }

  /// A binding whose writes have the transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// A binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var result = self
    result.transaction.animation = animation
    return result
  }
}

extension Binding {
  /// Makes a binding to an optional from one to a value that is always there.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: OptionalLocation(base: base.location), transaction: base.transaction)
  }

  /// Makes a binding to the value in an optional; nil where there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      location: UnwrappedLocation(base: base.location, fallback: value),
      transaction: base.transaction)
  }
}

extension Binding: ComparableProperty {
  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.transaction == rhs.transaction && lhs.location.isSame(as: rhs.location)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
