import Foundation
@_spi(Engine) import TactileViewGraph

/// Tracks the press of a button on its content.
@_spi(Engine) public struct PressModifier: ViewModifier {
  /// The button whose action the press runs.
  let button: ButtonSource
  private let place: PressPlace

  package init(configuration: PrimitiveButtonStyleConfiguration, state: Binding<PressState>) {
    button = configuration.button
    place = .binding(state)
  }

  /// Creates a modifier that writes the state of the press to the node around its own.
  init(button: ButtonSource) {
    self.button = button
    place = .outerNode
  }

  /// Where the state of the press is written; nil for the node around the modifier's.
  var state: Binding<PressState>? {
    if case .binding(let binding) = place { binding } else { nil }
  }

  private indirect enum PressPlace {
    case outerNode
    case binding(Binding<PressState>)
  }
}

extension View {
  /// Starts a press when a pointer goes down on this view, and updates a binding to its state.
  @inline(__always)
  package func onPress(
    _ configuration: PrimitiveButtonStyleConfiguration, state: Binding<PressState>
  ) -> some View {
    modifier(PressModifier(configuration: configuration, state: state))
  }
}

extension PressModifier: ElementModifier {
  /// Traps: the engine has a node for the modifier.
  public typealias Body = Never

  package func makeElement(_ inputs: ViewInputs) -> PressNode { PressNode(self, inputs: inputs) }

  package func updateElement(_ element: PressNode) {
    element.modifier = self
  }
}

/// The element that tracks presses.
@MainActor
@_spi(Engine) open class PressNode: GestureNode {
  final var modifier: PressModifier

  /// Creates the node of a press.
  @_spi(Engine) public init(_ modifier: PressModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    followEnabled()
  }

  @_spi(Engine) open override var name: String { "press" }
  @_spi(Engine) public override final var pressDisplay: (any PressDisplay)? {
    modifier.state.map { BoundPress(state: $0) } ?? parent?.pressDisplay
  }

  @_spi(Engine) public override final var isDrawnByElements: Bool { drawsNothing }

  /// Whether the element only recognizes presses.
  @_spi(Engine) open var drawsNothing: Bool { true }

  /// Runs the action of the press.
  package final func trigger() { modifier.button.trigger() }

  private final func followEnabled() {
    ignoresGestures = tracking(.body) {
      !EnvironmentValues(scope: inputs.environment).isEnabled
    }
  }

  /// Cancels the press of a button that becomes disabled (rule 2.2.35).
  ///
  /// When the button is enabled again, it waits for a new press.
  @_spi(Engine) public override final func updateBody() {
    followEnabled()
    if ignoresGestures { graph.events.cancel(self) }
  }

  @_spi(Engine) open override func makeRecognizer() -> AnyGestureRecognizer? {
    ignoresGestures ? nil : PressRecognizer(node: self)
  }
}

/// A binding that keeps the state of a press.
@MainActor
private struct BoundPress: PressDisplay {
  let state: Binding<PressState>

  var latest: PressState { state.wrappedValue }

  func show(_ newState: PressState) { state.wrappedValue = newState }
}
