/// A value that a view owns.
///
/// Mirrors SwiftUI's `State`.
///
/// The value lives with the view's identity, not with the struct: the initial value counts once,
/// when the view first appears at its place (rule 5.6). Writes are visible to closures at once and
/// to bodies in the next update (rule 5.2).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var cell: StateCell<Value>?

  /// Makes a state with its value at the beginning.
  public init(wrappedValue value: Value) { initialValue = value }

  /// Makes a state with its value at the beginning.
  public init(initialValue value: Value) { initialValue = value }

  /// The value; writing it updates the views that read it.
  public var wrappedValue: Value {
    get { cell?.value ?? initialValue }
    nonmutating set {
      guard let cell else {
        RuntimeWarning.issue(
          "A @State of type \(Value.self) was written outside of a view that is on screen; the "
            + "value is lost. Write it from the view's body, actions or tasks.")
        return
      }
      cell.write(newValue, transaction: Transaction.current)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let cell else { return .constant(initialValue) }
    return Binding(cell: cell)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
  static var isStored: Bool { true }

  mutating func install(in context: PropertyContext) {
    cell = context.stored {
      StateCell(initialValue, in: context)
    }
  }

  /// The initial value of a later struct does not matter.
  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
