/// A property wrapper for a value that a view, a scene or an app owns.
///
/// Declare state private, in the closest view around all that use it. To a view inside that only reads it, pass the
/// value; to one that changes it, pass a ``Binding``, by the prefix `$`:
///
/// ```swift
/// struct SoundSettings: View {
///   @State private var isMuted = false
///
///   var body: some View { Toggle("Mute", isOn: $isMuted) }
/// }
/// ```
///
/// The value belongs to the view's identity, not to the struct: the initial value is used once, when the view first
/// appears with its identity (rule 5.6). Writes are visible to closures at once, and to bodies in the next update
/// (rule 5.2). They may come from any thread. A write of an equal value updates nothing, and one while a body is
/// evaluated issues a warning. State can keep an object of an `@Observable` class too: an object that a later struct
/// creates as its initial value is dropped. For an `ObservableObject`, use `StateObject`. Mirrors SwiftUI's `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var cell: StateCell<Value>?

  /// Creates a state with an initial value; the compiler calls it for `@State private var count = 1`.
  public init(wrappedValue value: Value) { initialValue = value }

  /// Creates a state in an initializer, as in `_count = State(initialValue: start)`; a later `start` is ignored.
  public init(initialValue value: Value) { initialValue = value }

  /// The current value; writing it updates the views that read it.
  ///
  /// A write to a view that was never shown, such as in its initializer, issues a warning and is lost.
  public var wrappedValue: Value {
    get { cell?.value ?? initialValue }
    nonmutating set {
      guard let cell else {
        RuntimeWarning.issue(
          "A @State of type \(Value.self) was written outside of a view that is on screen; the "
            + "value is ignored. Write it from the view's actions or tasks.")
        return
      }
      cell.write(newValue, transaction: Transaction.current)
    }
  }

  /// A binding to the state; in a view that was never shown, a constant.
  public var projectedValue: Binding<Value> {
    guard let cell else { return .constant(initialValue) }
    return Binding(cell: cell)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
  package static var isStored: Bool { true }

  package mutating func install(in context: PropertyContext) {
    cell = context.stored {
      StateCell(initialValue, in: context)
    }
  }

  /// The initial value of a later struct is ignored, so it does not count as a change.
  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
