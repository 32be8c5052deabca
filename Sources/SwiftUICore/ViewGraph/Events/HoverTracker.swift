import Foundation

/// Remembers which views the mouse is over, and tells them when that changes.
@MainActor
struct HoverTracker {
  /// The innermost first.
  private var nodes: [HoverNode] = []
  /// How many views of the window want to know; where there are none, nobody looks for them.
  var listeners = 0

  /// Takes the elements under the mouse, and where it is in the window.
  mutating func move(over elements: [ElementNode], at location: CGPoint) {
    let before = nodes
    nodes = elements.compactMap { $0 as? HoverNode }
    for node in before where !nodes.contains(where: { $0 === node }) { node.leave() }
    for node in nodes { node.hover(at: location, isNew: !before.contains { $0 === node }) }
  }

  /// Forgets a view that has gone.
  mutating func remove(_ node: HoverNode) {
    guard nodes.contains(where: { $0 === node }) else { return }
    nodes.removeAll { $0 === node }
    node.leave()
  }
}

/// An element that learns of the mouse over what can be hit in it.
@MainActor
final class HoverNode: PassThroughNode {
  private var modifier: HoverModifier
  /// What places are told in, once the mouse has come.
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

  func hover(at location: CGPoint, isNew: Bool) {
    switch modifier.action {
    case .entering(let action): if isNew { queueAction("onHover") { action(true) } }
    case .moving(let wanted, let action):
      if isNew { space = known(wanted) }
      let point = convertFromWindow(location, to: space)
      queueAction("onContinuousHover") { action(.active(point)) }
    }
  }

  func leave() {
    switch modifier.action {
    case .entering(let action): queueAction("onHover") { action(false) }
    case .moving(_, let action): queueAction("onContinuousHover") { action(.ended) }
    }
  }
}
