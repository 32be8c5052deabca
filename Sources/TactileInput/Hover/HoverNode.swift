import Foundation
@_spi(Engine) import TactileViewGraph

/// An element that observes the mouse over its content.
@MainActor
final class HoverNode: PassThroughNode, ValueNode {
  private var modifier: HoverModifier
  /// The coordinate space of reported locations, set when the mouse enters.
  private var space = CoordinateSpace.local

  init(_ modifier: HoverModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    graph.events.hover.listeners += 1
  }

  override var name: String { "onHover" }
  override var showsFrame: Bool { true }

  func update(_ newModifier: HoverModifier) { modifier = newModifier }

  override func didRemove() {
    graph.events.hover.listeners -= 1
    graph.events.hover.remove(self)
  }

  override func didPark() { graph.events.hover.remove(self) }

  override func presenceDidChange(isLeaving: Bool) {
    if isLeaving { graph.events.hover.remove(self) }
  }

  override var observesHover: Bool { true }

  override func hoverDidMove(to location: CGPoint, isNew: Bool) {
    switch modifier.action {
    case .entering(let action): if isNew { queueAction("onHover") { action(true) } }
    case .moving(let wanted, let action):
      if isNew { space = known(wanted) }
      let point = convertFromWindow(location, to: space)
      queueAction("onContinuousHover") { action(.active(point)) }
    }
  }

  override func hoverDidEnd() {
    switch modifier.action {
    case .entering(let action): queueAction("onHover") { action(false) }
    case .moving(_, let action): queueAction("onContinuousHover") { action(.ended) }
    }
  }
}
