/// A property wrapper that reads and writes a value with another owner.
///
/// The prefix `$` makes a binding to a view's state. Pass it to a control, so that both change the same value:
///
/// ```swift
/// struct PlayButton: View {
///   @Binding var isPlaying: Bool
///
///   var body: some View {
///     Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
///   }
/// }
///
/// PlayButton(isPlaying: $isPlaying)
/// ```
///
/// Besides ``State``, `Bindable` and `ObservedObject` make bindings to the properties of models. Add the name of a
/// property to bind to a part of the value, as in `$book.title`; a `ForEach` over `$books` passes a binding to each
/// element. A view that only reads a value needs no binding: pass it the value. Mirrors SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  package let location: any BindingLocation<Value>
  /// The transaction of writes through the binding; what it sets takes precedence over a surrounding `withAnimation`.
  public var transaction: Transaction

  package init(location: any BindingLocation<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  init(cell: StateCell<Value>) { self.init(location: StateLocation(cell: cell)) }

  /// Creates a binding from closures that read and write the value.
  ///
  /// Prefer a binding by `$` where there is one: closures can't be compared, so a view with such a binding is updated
  /// whenever its parent is.
  ///
  /// The closures run on the main actor. Elsewhere, a write issues a warning and takes effect later, and a read traps.
  @preconcurrency
  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.init(location: ClosureLocation(read: get) { value, _ in set(value) })
  }

  /// Creates a binding from closures that read the value and write it with a transaction.
  ///
  /// The closures run on the main actor. Elsewhere, a write issues a warning and takes effect later, and a read traps.
  @preconcurrency
  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value, Transaction) -> Void
  ) {
    self.init(location: ClosureLocation(read: get, write: set))
  }

  /// Returns a binding to a constant value, which ignores writes, for example in a preview.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value: value))
  }

  /// Creates a copy of a binding; the compiler calls it for a closure parameter with `$`, as in `{ $book in … }`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction.over(Transaction.current)) }
  }

  /// The binding itself, to pass to other views.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      location: MemberLocation(base: location, keyPath: keyPath), transaction: transaction)
  }

  /// Returns a binding whose writes use the given transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// Returns a binding whose writes are animated, as in `Toggle("Map", isOn: $showsMap.animation())`.
  ///
  /// With nil, writes ignore the animation of a surrounding `withAnimation`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var result = self
    result.transaction.animation = animation
    return result
  }
}

extension Binding {
  /// Creates a binding to an optional from a binding to a value; writing nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: OptionalLocation(base: base.location), transaction: base.transaction)
  }

  /// Creates a binding to the wrapped value of an optional, or returns nil if there is none.
  ///
  /// If the optional becomes nil later, the binding reads the wrapped value from when it was created. Writes reach the
  /// optional even then.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      location: UnwrappedLocation(base: base.location, fallback: value),
      transaction: base.transaction)
  }
}

extension Binding: ComparableProperty {
  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.transaction == rhs.transaction && lhs.location.isSame(as: rhs.location)
  }
}

// Locations are safe on any thread: cells have a lock, and closures run on the main actor.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
