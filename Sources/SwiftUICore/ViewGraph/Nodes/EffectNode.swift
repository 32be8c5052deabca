import Foundation

/// A change to how the content is drawn, which leaves its layout alone.
@MainActor
protocol Effect: ElementModifier, Animatable, Equatable {
  /// The effect for a view of a size in points; nil when it changes nothing.
  func displayEffect(in size: CGSize) -> DisplayList.Effect?

  /// Where a point of the view's coordinates lies in the content's; nil where nothing is hit.
  func contentPoint(of point: CGPoint, in size: CGSize) -> CGPoint?

  /// Where a point of the content's coordinates is drawn in the view's.
  func drawnPoint(of point: CGPoint, in size: CGSize) -> CGPoint

  static var name: String { get }
}

extension Effect {
  func drawnPoint(of point: CGPoint, in size: CGSize) -> CGPoint { point }

  func makeElement(_ inputs: ViewInputs) -> ElementNode { EffectNode(self, inputs: inputs) }

  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: EffectNode<Self>.self).update(self)
  }
}

/// The element of an ``Effect``: has the content's size and place, and draws it changed.
@MainActor
final class EffectNode<E: Effect>: PassThroughNode {
  private var value: AnimatedValue<E>
  private var drawn: DisplayList.Effect?

  init(_ effect: E, inputs: ViewInputs) {
    value = AnimatedValue(effect)
    super.init(inputs: inputs)
  }

  override var name: String { E.name }

  func update(_ effect: E) {
    guard effect != value.model else { return }
    value.update(effect, node: self, phase: .display)
    setNeeds(.display)
  }

  override func didRemove() { value.stop() }

  override func updateDisplayItem() -> Bool {
    let effect = value.presented.displayEffect(in: size)
    guard effect != drawn else { return false }
    drawn = effect
    return true
  }

  override func appendItems(to list: inout [DisplayList.Item], at offset: CGPoint) {
    guard let drawn else { return super.appendItems(to: &list, at: offset) }
    if drawn.hidesContent { return }
    var items: [DisplayList.Item] = []
    super.appendItems(to: &items, at: .zero)
    list.append(DisplayList.Item(origin: offset, content: .group(drawn, items)))
  }

  override func contentPoint(of point: CGPoint) -> CGPoint? {
    value.presented.contentPoint(of: point, in: size)
  }

  override func drawnPoint(of point: CGPoint) -> CGPoint {
    value.presented.drawnPoint(of: point, in: size)
  }
}

extension DisplayList.Effect {
  /// Whether nothing is left to see.
  fileprivate var hidesContent: Bool {
    switch self {
    case .opacity(let opacity): opacity == 0
    case .scale(let scale, _): scale.width == 0 || scale.height == 0
    }
  }
}
