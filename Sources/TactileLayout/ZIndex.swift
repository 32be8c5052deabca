@_spi(Engine) import TactileViewGraph

/// Moves its content in front of or behind its siblings.
nonisolated struct ZIndexModifier: ViewModifier {
  typealias Body = Never
  let value: Double
}

extension ZIndexModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ZIndexNode { ZIndexNode(value, inputs: inputs) }

  @MainActor
  func updateElement(_ element: ZIndexNode) {
    element.update(value)
  }
}

/// An element with its own z-index.
@MainActor
final class ZIndexNode: PassThroughNode {
  private var value: Double

  init(_ value: Double, inputs: ViewInputs) {
    self.value = value
    super.init(inputs: inputs)
  }

  override var name: String { "zIndex" }

  override var zIndex: Double { value }

  func update(_ newValue: Double) {
    guard newValue != value else { return }
    damageSubtree()
    value = newValue
    zOrderDidChange()
    setNeeds(.display)
  }
}

extension View {
  /// Sets the drawing and hit testing order of the view among its siblings.
  ///
  /// A view is in front of siblings with a smaller value; views with equal values keep their order, in which later ones
  /// are in front.
  ///
  /// - Parameter value: The position from back to front; 0 by default. NaN counts as 0.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value.isNaN ? 0 : value))
  }
}
