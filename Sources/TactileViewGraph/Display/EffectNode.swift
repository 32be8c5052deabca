import Foundation

/// A modifier that changes the drawing of its content without affecting its layout.
@MainActor
package protocol Effect: ElementModifier, Animatable, Equatable {
  /// Returns the effect for a view with a size in points; nil if it changes nothing.
  func displayEffect(in size: CGSize) -> DisplayList.Effect?

  /// The effect in a right-to-left layout, where anchors are measured from the right.
  var mirrored: Self { get }

  /// Whether the effect depends on the layout direction.
  static var hasAnchor: Bool { get }

  /// Returns the effect with its values from the environment, such as a color.
  func resolved(in environment: EnvironmentValues) -> Self

  /// Whether the effect reads the environment.
  static var readsEnvironment: Bool { get }

  /// Whether geometry reported to the content ignores the effect.
  static var isIgnoredByLayout: Bool { get }

  static var name: String { get }
}

extension Effect {
  package func resolved(in environment: EnvironmentValues) -> Self { self }

  package static var readsEnvironment: Bool { false }

  package var mirrored: Self { self }

  package static var hasAnchor: Bool { false }

  package static var isIgnoredByLayout: Bool { false }

  package func makeElement(_ inputs: ViewInputs) -> EffectNode<Self> {
    EffectNode(self, inputs: inputs)
  }
}

/// The element of an ``Effect``, with the size and the place of its content.
@MainActor
package final class EffectNode<E: Effect>: PassThroughNode, ValueNode {
  private var effect: E
  private var value: AnimatedValue<E>
  /// The effect in the last display phase; nil if it changes nothing.
  private var drawn: DisplayList.Effect?

  init(_ effect: E, inputs: ViewInputs) {
    self.effect = effect
    value = AnimatedValue(effect)
    super.init(inputs: inputs)
    if E.readsEnvironment { value = AnimatedValue(resolved) }
  }

  package override var name: String { E.name }

  package func update(_ effect: E) {
    guard effect != self.effect else { return }
    self.effect = effect
    updateBody()
  }

  private var resolved: E {
    tracking(.body) { effect.resolved(in: EnvironmentValues(scope: inputs.environment)) }
  }

  /// Resolves the effect in the body phase, in which the transaction is known.
  package override func updateBody() {
    let effect = E.readsEnvironment ? resolved : effect
    guard effect != value.model else { return }
    value.update(effect, node: self, phase: .display)
    geometryHasChanged()
    setNeeds(.display)
  }

  package override func didRemove() { value.stop() }

  package override func updateDisplayItem() -> Bool {
    let effect = outlining(.display, anyDirection: !E.hasAnchor) { direction in
      displayEffect(of: value.presented, in: size, direction)
    }
    guard effect != drawn else { return false }
    drawn = effect
    return true
  }

  package override var showsFrame: Bool { true }

  package override var isDrawnByElements: Bool {
    !E.hasAnchor && displayEffect(of: value.presented, in: size, .leftToRight) == nil
  }

  package override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    guard let drawn else { return super.appendItems(to: &list, at: offset) }
    if drawn.hidesContent { return }
    let wanted = list.wanted?.offsetBy(dx: -offset.x, dy: -offset.y)
    var items = ItemCollector(wanted: wanted.flatMap(drawn.contentRect))
    super.appendItems(to: &items, at: .zero)
    list.append(DisplayList.Item(origin: offset, content: .group(drawn, items.items)))
  }

  package override func contentPoint(of point: CGPoint) -> CGPoint? {
    guard let drawn else { return point }
    return drawn.hidesFromHits ? nil : drawn.contentPoint(of: point)
  }

  package override func drawnPoint(of point: CGPoint) -> CGPoint {
    drawn?.drawnPoint(of: point) ?? point
  }

  package override func drawnRect(of rect: CGRect) -> CGRect { drawn?.drawnRect(of: rect) ?? rect }

  package override var contentTransform: CGAffineTransform? {
    guard !E.isIgnoredByLayout else { return nil }
    let direction =
      E.hasAnchor ? inputs.environment.value(LayoutDirectionKey.self) : .leftToRight
    return displayEffect(of: value.model, in: placement?.frame.size ?? .zero, direction)?.transform
  }

  private func displayEffect(
    of effect: E, in size: CGSize, _ direction: LayoutDirection
  ) -> DisplayList.Effect? {
    (Mirroring(direction).isOn ? effect.mirrored : effect).displayEffect(in: size)
  }
}
