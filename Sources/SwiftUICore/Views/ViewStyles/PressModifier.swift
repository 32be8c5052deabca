import Foundation

/// Tracks the press of a button on its content.
struct PressModifier: ViewModifier {
  let configuration: PrimitiveButtonStyleConfiguration
  let state: Binding<PressState>
}

extension View {
  /// Starts a press when a pointer goes down on this view, and updates a binding to its state.
  func onPress(
    _ configuration: PrimitiveButtonStyleConfiguration, state: Binding<PressState>
  ) -> some View {
    modifier(PressModifier(configuration: configuration, state: state))
  }
}

extension PressModifier: ElementModifier {
  typealias Body = Never

  func makeElement(_ inputs: ViewInputs) -> ElementNode { PressNode(self, inputs: inputs) }

  func updateElement(_ element: ElementNode) {
    downcast(element, to: PressNode.self).modifier = self
  }
}

/// The element that tracks presses.
@MainActor
class PressNode: GestureNode {
  final var modifier: PressModifier
  private var isEnabled: Bool

  init(_ modifier: PressModifier, inputs: ViewInputs) {
    self.modifier = modifier
    isEnabled = true
    super.init(inputs: inputs)
    followEnabled()
  }

  override var name: String { "press" }
  override final var pressState: Binding<PressState>? { modifier.state }

  private final func followEnabled() {
    isEnabled = tracking(.body) { EnvironmentValues(scope: inputs.environment).isEnabled }
  }

  /// Cancels the press of a button that becomes disabled (rule 2.2.35).
  ///
  /// When the button is enabled again, it waits for a new press.
  override final func updateBody() {
    followEnabled()
    if !isEnabled { graph.events.cancel(self) }
  }

  override func makeRecognizer() -> AnyGestureRecognizer? {
    isEnabled ? PressRecognizer(node: self) : nil
  }
}
