import Foundation
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// The press of a button, as a gesture for custom styles.
///
/// The press is lost when the pointer strays and resumes when it comes back, as the press of a
/// button does (rules 2.2.22 to 2.2.36).
///
/// Mirrors SwiftUI's `_ButtonGesture` (rule 1.3.39).
public nonisolated struct _ButtonGesture: PrimitiveGesture {
  /// The closure that runs when the pointer is released inside the region.
  public var action: () -> Void
  /// The closure that runs with true while the pointer is down inside the region, and with false
  /// when it strays or the press is over.
  public var pressing: ((Bool) -> Void)?

  /// The gesture has no value beyond the fact that the press ended.
  public typealias Value = Void

  /// Creates a press gesture from its action and an optional closure for changes of its state.
  public init(action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil) {
    self.action = action
    self.pressing = pressing
  }
}

extension _ButtonGesture {
  /// Creates a recognizer for a press.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Void> {
    ButtonGestureRecognizer(gesture, inputs)
  }

  /// Updates the closures of a press in progress.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Void>, _ gesture: Self
  ) {
    ButtonGestureRecognizer.update(recognizer, gesture)
  }
}

extension View {
  /// Calls a closure when the view is pressed like a button.
  ///
  /// - Parameter pressing: a closure that runs with whether the pointer is down inside the region.
  public nonisolated func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    gesture(_ButtonGesture(action: action, pressing: pressing))
  }
}

/// Reports a press; its end is reported before the action is called (rule 2.2.31).
@MainActor
private final class ButtonGestureRecognizer: WrappingRecognizer<Bool, Void>, ValueRecognizer {
  private var gesture: _ButtonGesture
  private let inputs: GestureInputs
  private var isPressed = false

  init(_ gesture: _ButtonGesture, _ inputs: GestureInputs) {
    self.gesture = gesture
    self.inputs = inputs
    super.init(MachineRecognizer(PressGesture(on: inputs.node), inputs))
  }

  func update(_ gesture: _ButtonGesture) { self.gesture = gesture }

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
