/// What has the keyboard's focus, as a value that a view reads and writes.
///
/// Mirrors SwiftUI's `FocusState`.
///
/// The value is true, or equal to a view's, while that view has the focus; writing it moves the
/// focus. A value that no view in the window stands for goes back to false or nil.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let nothing: Value
  private var cell: StateCell<Value>?

  /// Makes a state that says whether a view has the focus.
  public init() where Value == Bool { nothing = false }

  /// Makes a state that says which view has the focus; nil while none of them has it.
  public init<T: Hashable>() where Value == T? { nothing = nil }

  /// The value; writing it moves the focus.
  public var wrappedValue: Value {
    get { cell?.value ?? nothing }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// What views are bound to by `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(cell: cell, nothing: nothing) }

  /// A way to read and write the state of another view.
  ///
  /// Mirrors SwiftUI's `FocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let cell: StateCell<Value>?
    /// What the state is while no view has the focus.
    let nothing: Value

    /// The value; writing it moves the focus.
    public var wrappedValue: Value {
      get { cell?.value ?? nothing }
      nonmutating set {
        guard let cell else {
          RuntimeWarning.issue(
            "A @FocusState of type \(Value.self) was written outside of a view that is on screen; "
              + "the focus stays. Write it from the view's body, actions or tasks.")
          return
        }
        cell.write(newValue, transaction: Transaction.current)
      }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: InstallableProperty {
  static var isStored: Bool { true }

  mutating func install(in context: PropertyContext) {
    cell = context.stored { StateCell(nothing, in: context) }
  }

  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension FocusState.Binding: ComparableProperty {
  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs.cell === rhs.cell }
}
