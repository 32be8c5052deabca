import Foundation

/// The press of a button, as a gesture for styles of one's own.
///
/// Mirrors SwiftUI's `_ButtonGesture` (rule 1.3.39).
///
/// It strays and comes back as the press of a button does (rules 2.2.22 to 2.2.36).
public nonisolated struct _ButtonGesture: PrimitiveGesture {
  /// Called with a release inside of the region.
  public var action: () -> Void
  /// Called with true while the pointer is down inside of the region, and with false when it strays
  /// or leaves.
  public var pressing: ((Bool) -> Void)?

  /// The press tells nothing but that it was.
  public typealias Value = Void

  /// Makes a press.
  public init(action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil) {
    self.action = action
    self.pressing = pressing
  }
}

extension _ButtonGesture {
  /// Begins to recognise a press.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Void> {
    ButtonGestureRecognizer(gesture, inputs)
  }

  /// Hands over the closures.
  @MainActor
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Void>, _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: ButtonGestureRecognizer.self).gesture = gesture
  }
}

extension View {
  /// Calls a closure when the view is pressed as a button is.
  ///
  /// - Parameter pressing: called with whether the pointer is down inside of the region.
  public nonisolated func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    gesture(_ButtonGesture(action: action, pressing: pressing))
  }
}

/// Tells of a press: that it is over before the action is called (rule 2.2.31).
@MainActor
final class ButtonGestureRecognizer: WrappingRecognizer<Bool, Void> {
  var gesture: _ButtonGesture
  private let inputs: GestureInputs
  private var isPressed = false

  init(_ gesture: _ButtonGesture, _ inputs: GestureInputs) {
    self.gesture = gesture
    self.inputs = inputs
    super.init(MachineRecognizer(PressGesture(on: inputs.node), inputs))
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Void> {
    let phase = content.advance(input)
    if case .active(let isInside) = phase { tell(isInside) }
    if phase.isTerminal { tell(false) }
    if case .ended = phase {
      inputs.node.queueAction("action") { [gesture] in gesture.action() }
    }
    return phase.map { _ in }
  }

  override func didStop() { tell(false) }

  private func tell(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    guard let pressing = gesture.pressing else { return }
    inputs.node.queueAction("pressing") { pressing(isPressed) }
  }
}
