@_spi(Engine) import TactileViewGraph

extension Gesture {
  /// Updates a gesture state while the gesture is active.
  ///
  /// - Parameters:
  ///   - state: the projected value of a ``GestureState``: `$state`.
  ///   - body: a closure that runs when the active gesture changes. It receives the gesture's
  ///     value, a copy of the state to change, and the transaction of the change.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that updates a gesture state while it is active.
///
/// `Gesture.updating(_:body:)` creates it. Mirrors SwiftUI's `GestureStateGesture`.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The gesture whose value updates the state.
  public var base: Base
  /// The gesture state that is updated.
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  /// The type of the wrapped gesture's value.
  public typealias Value = Base.Value

  /// Creates a gesture that updates a gesture state with a closure.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }
}

extension GestureStateGesture {
  /// Creates a recognizer for the gesture.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Base.Value> {
    UpdatingRecognizer(gesture, inputs)
  }

  /// Updates the wrapped gesture and the closure.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Base.Value>, _ gesture: Self
  ) {
    UpdatingRecognizer<Base, State>.update(recognizer, gesture)
  }
}

/// Updates a state while the gesture is active and resets it afterwards (rules 3.6.31 and 3.6.32).
@MainActor
private final class UpdatingRecognizer<Base: Gesture, State>: WrappingRecognizer<
  Base.Value, Base.Value
>, ValueRecognizer
{
  private var change: (Base.Value, inout State, inout Transaction) -> Void
  private let state: GestureState<State>
  private var hasSetState = false
  private let inputs: GestureInputs

  init(_ gesture: GestureStateGesture<Base, State>, _ inputs: GestureInputs) {
    state = gesture.state
    change = gesture.update
    self.inputs = inputs
    super.init(Base.__makeRecognizer(gesture.base, inputs.reportingActivity))
  }

  func update(_ gesture: GestureStateGesture<Base, State>) {
    change = gesture.update
    Base.__updateRecognizer(content, gesture.base)
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Base.Value> {
    let phase = content.advance(input)
    switch phase {
    case .active(let value):
      hasSetState = true
      inputs.node.queueAction("updating") { [state, change] in
        state.update { change(value, &$0, &$1) }
      }
    case .ended, .failed: resetState()
    case .possible: break
    }
    return phase
  }

  override func didStop() { resetState() }

  private func resetState() {
    guard hasSetState else { return }
    hasSetState = false
    inputs.node.queueAction("reset of the GestureState") { [state] in state.reset() }
  }
}
