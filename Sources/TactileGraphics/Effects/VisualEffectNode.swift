import Foundation
@_spi(Engine) import TactileViewGraph

/// The element of the `visualEffect` modifier.
@MainActor
final class VisualEffectNode: VisualEffectDrawingNode, ValueNode {
  private var modifier: VisualEffectModifier

  init(_ modifier: VisualEffectModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "visualEffect" }

  func update(_ modifier: VisualEffectModifier) {
    guard !ValueComparison.areEqual(modifier, self.modifier) else { return }
    self.modifier = modifier
    setNeeds(.place)
  }

  /// At this point, all enclosing elements have their places.
  override func placeElements(in placement: Placement) {
    super.placeElements(in: placement)
    let proxy = GeometryProxy(node: handle)
    show(VisualEffectSteps(steps: tracking(.place) { modifier.steps(proxy) }))
  }
}

/// Visual effects that change under the same transaction.
package struct VisualEffectPart {
  package let steps: VisualEffectSteps
  /// The transaction; nil for the current one.
  package var transaction: Transaction?

  package init(steps: VisualEffectSteps, transaction: Transaction? = nil) {
    self.steps = steps
    self.transaction = transaction
  }
}

/// An element that applies visual effects, with the size and the place of its content.
@MainActor
@_spi(Engine) open class VisualEffectDrawingNode: PassThroughNode {
  /// The parts of the effect, innermost first.
  private var values: [AnimatedValue<VisualEffectSteps>] = []
  /// The effects in the last display phase, innermost first.
  private var drawn: [DisplayList.Effect] = []

  @_spi(Engine) public override init(inputs: ViewInputs) { super.init(inputs: inputs) }

  @_spi(Engine) open override func didRemove() { values.forEach { $0.stop() } }

  /// Sets new effects, under the given transaction or the current one.
  package final func show(_ steps: VisualEffectSteps, under transaction: Transaction? = nil) {
    show([VisualEffectPart(steps: steps, transaction: transaction)])
  }

  /// Sets new effects in parts, each under its transaction.
  package final func show(_ parts: [VisualEffectPart]) {
    guard !parts.elementsEqual(values, by: { $0.steps == $1.model }) else { return }
    if parts.count != values.count {
      values.forEach { $0.stop() }
      values = parts.map { AnimatedValue($0.steps) }
    }
    for (index, part) in parts.enumerated() where part.steps != values[index].model {
      if let transaction = part.transaction {
        graph.inTransaction(transaction) { take(part.steps, at: index) }
      } else {
        inOwnTransaction { take(part.steps, at: index) }
      }
    }
    geometryHasChanged()
    setNeeds(.display)
  }

  private func take(_ steps: VisualEffectSteps, at index: Int) {
    if steps.isLike(values[index].model) {
      values[index].update(steps, node: self, phase: .display)
    } else {
      values[index].stop()
      values[index] = AnimatedValue(steps)
    }
  }

  // MARK: Drawing

  @_spi(Engine) open override var showsFrame: Bool { true }

  private func effects(
    of values: [VisualEffectSteps], in size: CGSize, _ mirroring: Mirroring
  ) -> [DisplayList.Effect] {
    values.flatMap(\.steps).compactMap {
      $0.kind.displayEffect(in: size, mirroring)
    }
  }

  @_spi(Engine) open override func updateDisplayItem() -> Bool {
    let effects = effects(
      of: values.map(\.presented), in: size, mirroring(for: .display))
    guard effects != drawn else { return false }
    drawn = effects
    return true
  }

  @_spi(Engine) open override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    guard !drawn.isEmpty else { return super.appendItems(to: &list, at: offset) }
    if drawn.contains(where: \.hidesContent) { return }
    var wanted = list.wanted?.offsetBy(dx: -offset.x, dy: -offset.y)
    for effect in drawn.reversed() { wanted = wanted.flatMap(effect.contentRect) }
    var collector = ItemCollector(wanted: wanted)
    super.appendItems(to: &collector, at: .zero)
    var items = collector.items
    for effect in drawn.dropLast() {
      items = [DisplayList.Item(origin: .zero, content: .group(effect, items))]
    }
    list.append(DisplayList.Item(origin: offset, content: .group(drawn[drawn.count - 1], items)))
  }

  @_spi(Engine) open override func contentPoint(of point: CGPoint) -> CGPoint? {
    if drawn.contains(where: \.hidesFromHits) { return nil }
    return drawn.reversed().reduce(Optional(point)) { point, effect in
      point.flatMap(effect.contentPoint)
    }
  }

  @_spi(Engine) open override func drawnPoint(of point: CGPoint) -> CGPoint {
    drawn.reduce(point) { point, effect in
      effect.transform.map { point.applying($0) } ?? point
    }
  }

  @_spi(Engine) open override func drawnRect(of rect: CGRect) -> CGRect {
    drawn.reduce(rect) { $1.drawnRect(of: $0) }
  }

  @_spi(Engine) open override var contentTransform: CGAffineTransform? {
    let size = placement?.frame.size ?? .zero
    let transforms = effects(of: values.map(\.model), in: size, mirroring).compactMap(\.transform)
    guard let first = transforms.first else { return nil }
    return transforms.dropFirst().reduce(first) { $0.concatenating($1) }
  }
}

/// Applies effects computed from the view's geometry.
nonisolated struct VisualEffectModifier: ViewModifier {
  typealias Body = Never
  let steps: @Sendable (GeometryProxy) -> [__VisualEffectStep]
}

extension VisualEffectModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> VisualEffectNode {
    VisualEffectNode(self, inputs: inputs)
  }
}
