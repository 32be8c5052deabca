/// Moves its content before or behind its siblings.
nonisolated struct ZIndexModifier: ViewModifier {
  typealias Body = Never
  let value: Double
}

extension ZIndexModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode { ZIndexNode(value, inputs: inputs) }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: ZIndexNode.self).update(value)
  }
}

/// An element with an index of its own.
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
  /// Puts the view in front of siblings with a smaller value, in drawing and in hit tests.
  ///
  /// Views without an index have 0; equal ones stay in their order.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value.isNaN ? 0 : value))
  }
}
