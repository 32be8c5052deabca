import Foundation
@_spi(Engine) import TactileViewGraph

/// The element of `onScrollVisibilityChange`, which compares its visible fraction between updates.
@MainActor
final class ScrollVisibilityNode: PassThroughNode, LateReader, ValueNode {
  private var modifier: ScrollVisibilityModifier
  private var reported = false
  var isWaiting = false

  init(_ modifier: ScrollVisibilityModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    graph.late.add(self)
  }

  override var name: String { "onScrollVisibilityChange" }

  var isBuilder: Bool { false }

  func update(_ modifier: ScrollVisibilityModifier) {
    self.modifier = modifier
    graph.late.add(self)
  }

  override func geometryDidChange(_ phase: PhaseSet) { graph.late.add(self) }

  override func placeElements(in placement: Placement) {
    super.placeElements(in: placement)
    graph.late.add(self)
  }

  func readLate() {
    guard placement != nil else { return }
    let isVisible = tracking(.place) {
      let scroll = scrollNode(named: .any)
      let view = scroll?.laidOutBounds ?? CGRect(origin: .zero, size: graph.configuration.size)
      return laidOutBounds.moved(by: transform(to: scroll))
        .isVisible(by: modifier.threshold, in: view)
    }
    guard isVisible != reported else { return }
    reported = isVisible
    let action = modifier.action
    queueAction("onScrollVisibilityChange") { action(isVisible) }
  }
}
