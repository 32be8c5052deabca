/// Adds padding to the safe area of its content.
package nonisolated struct SafeAreaPaddingModifier: ElementModifier {
  package typealias Body = Never
  package let furniture: SafeAreaFurniture

  package init(furniture: SafeAreaFurniture) {
    self.furniture = furniture
  }

  @MainActor
  package func makeElement(_ inputs: ViewInputs) -> SafeAreaNode {
    SafeAreaNode(furniture, inputs: inputs)
  }

  @MainActor
  package func updateElement(_ element: SafeAreaNode) {
    element.update(furniture)
  }
}

/// Places a bar at an edge of a view.
nonisolated struct SafeAreaBarModifier<Bar: View>: ElementModifier {
  typealias Body = Never
  let furniture: SafeAreaFurniture
  let bar: Bar

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> SafeAreaNode { SafeAreaNode(furniture, inputs: inputs) }

  @MainActor
  func completeElement(_ element: SafeAreaNode) {
    element.adopt(makeSingle(bar, in: VStackLayout(), element.inputs))
  }

  @MainActor
  func updateElement(_ element: SafeAreaNode) {
    element.update(furniture)
    updateSingle(element.children[1], bar, in: VStackLayout())
  }
}
