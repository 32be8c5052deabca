import Foundation
@_spi(Engine) import TactileViewGraph

/// Changes the appearance of its content, for the built-in transitions.
nonisolated struct LookModifier: ViewModifier {
  typealias Body = Never
  let look: TransitionLook
}

extension LookModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> LookNode { LookNode([look], inputs: inputs) }

  @MainActor
  func updateElement(_ element: LookNode) {
    element.update(look)
  }
}

/// The element of one or several nested looks, with the size and the place of its content.
@MainActor
class LookNode: PassThroughNode {
  final var looks: [AnimatedValue<TransitionLook>]
  /// The effects on the content in the last display phase, innermost first.
  private final var drawn: [DisplayList.Effect] = []

  init(_ looks: [TransitionLook], inputs: ViewInputs) {
    self.looks = looks.map { AnimatedValue($0) }
    super.init(inputs: inputs)
  }

  override var name: String { "look" }

  func update(_ look: TransitionLook) { show(look, at: 0) }

  /// Animates one of the looks to another one, under the graph's transaction.
  final func show(_ look: TransitionLook, at index: Int) {
    guard look != looks[index].model else { return }
    looks[index].update(look, node: self, phase: .display)
    setNeeds(.display)
  }

  override func didRemove() { looks.forEach { $0.stop() } }

  override func updateDisplayItem() -> Bool {
    let isAtRest = looks.allSatisfy { $0.presented == .identity }
    let direction = isAtRest ? .leftToRight : layoutDirection(for: .display)
    let effects = looks.flatMap { $0.presented.effects(in: size, direction) }
    guard effects != drawn else { return false }
    drawn = effects
    return true
  }

  override var showsFrame: Bool { true }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    guard !drawn.isEmpty else { return super.appendItems(to: &list, at: offset) }
    if drawn.contains(where: \.hidesContent) { return }
    let region = list.wanted?.offsetBy(dx: -offset.x, dy: -offset.y)
    let wanted = drawn.reversed().reduce(region) { region, effect in
      region.flatMap(effect.contentRect)
    }
    var items = ItemCollector(wanted: wanted)
    super.appendItems(to: &items, at: .zero)
    var group = items.items
    for (index, effect) in drawn.enumerated() {
      let isOutermost = index == drawn.count - 1
      group = [
        DisplayList.Item(origin: isOutermost ? offset : .zero, content: .group(effect, group))
      ]
    }
    group.forEach { list.append($0) }
  }

  override func contentPoint(of point: CGPoint) -> CGPoint? {
    if drawn.contains(where: \.hidesFromHits) { return nil }
    return drawn.reversed().reduce(Optional(point)) { point, effect in
      point.flatMap(effect.contentPoint)
    }
  }

  override func drawnPoint(of point: CGPoint) -> CGPoint {
    drawn.reduce(point) { point, effect in effect.transform.map { point.applying($0) } ?? point }
  }

  override func drawnRect(of rect: CGRect) -> CGRect {
    drawn.reduce(rect) { $1.drawnRect(of: $0) }
  }
}
