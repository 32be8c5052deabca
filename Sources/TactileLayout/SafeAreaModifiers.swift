@_spi(Engine) import TactileViewGraph

/// Adds padding to the safe area of its content.
package nonisolated struct SafeAreaPaddingModifier: ElementModifier {
  package typealias Body = Never
  package let adjustment: SafeAreaAdjustment

  package init(adjustment: SafeAreaAdjustment) {
    self.adjustment = adjustment
  }

  @MainActor
  package func makeElement(_ inputs: ViewInputs) -> SafeAreaNode {
    SafeAreaNode(adjustment, inputs: inputs)
  }

  @MainActor
  package func updateElement(_ element: SafeAreaNode) {
    element.update(adjustment)
  }
}

/// Places a bar at an edge of a view.
nonisolated struct SafeAreaBarModifier<Bar: View>: ElementModifier {
  typealias Body = Never
  let adjustment: SafeAreaAdjustment
  let bar: Bar

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> SafeAreaNode {
    SafeAreaNode(adjustment, inputs: inputs)
  }

  @MainActor
  func completeElement(_ element: SafeAreaNode) {
    element.adopt(makeSingle(bar, in: VStackLayout(), element.inputs))
  }

  @MainActor
  func updateElement(_ element: SafeAreaNode) {
    element.update(adjustment)
    updateSingle(element.children[1], bar, in: VStackLayout())
  }
}
