@_spi(Engine) import TactileViewGraph

/// A property wrapper that reads and moves the keyboard focus.
///
/// Bind one view to a Boolean state with `focused(_:)`, or each of several to a value with `focused(_:equals:)`:
///
/// ```swift
/// @FocusState private var isFocused: Bool
///
/// var body: some View { Board().focused($isFocused).onAppear { isFocused = true } }
/// ```
///
/// The value is true, or equal to the value of a bound view, while that view or a view in it has the focus. Writing it
/// moves the focus; false, nil and a value that no view is bound to take it from the bound view. A value whose view
/// can't take the focus, such as a disabled one, is reset to false or nil. Several views need an optional, such as
/// `@FocusState private var side: Side?` with `Board(left).focused($side, equals: .left)`. Bind each value to one view
/// only: of several, the first gets the focus, with a warning. Mirrors SwiftUI's `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let nothing: Value
  private var cell: StateCell<Value>?

  /// Creates a focus state that is true while the bound view has the focus.
  public init() where Value == Bool { nothing = false }

  /// Creates a focus state that identifies the focused view; it is nil while none of the bound views has the focus.
  public init<T: Hashable>() where Value == T? { nothing = nil }

  /// The current value of the focus state; writing it moves the focus.
  public var wrappedValue: Value {
    get { cell?.value ?? nothing }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to pass to `focused(_:)` or `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(cell: cell, nothing: nothing) }

  /// A binding that reads and writes the focus state of another view, so that a subview can move the focus.
  ///
  /// Pass the projected value of a ``FocusState``, as in `Board(isFocused: $isFocused)`, to a view that declares
  /// `@FocusState<Bool>.Binding var isFocused: Bool`. Mirrors SwiftUI's `FocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let cell: StateCell<Value>?
    /// The value of the state while no bound view has the focus: false or nil.
    let nothing: Value

    /// The current value of the focus state; writing it moves the focus.
    ///
    /// A write outside of a view that is on screen issues a warning and does not move the focus.
    public var wrappedValue: Value {
      get { cell?.value ?? nothing }
      nonmutating set {
        guard let cell else {
          RuntimeWarning.issue(
            "A @FocusState of type \(Value.self) was written outside of a view that is on screen; "
              + "the focus doesn't move. Write it from the view's actions or tasks.")
          return
        }
        if MainQueue.isCurrent {
          MainActor.assumeIsolated { HostServices.ofThread?.graph?.focus.noteRequest() }
        }
        cell.write(newValue, transaction: Transaction.current)
      }
    }

    /// The binding to the focus state itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: InstallableProperty {
  package static var isStored: Bool { true }

  package mutating func install(in context: PropertyContext) {
    cell = context.stored { StateCell(nothing, in: context) }
  }

  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension FocusState.Binding: ComparableProperty {
  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs.cell === rhs.cell }
}
