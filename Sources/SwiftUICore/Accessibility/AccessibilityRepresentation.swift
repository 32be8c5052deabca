extension View {
  /// Says of the view what would be said of others in its place, which are never shown.
  ///
  /// For example a slider drawn by hand can be represented by buttons.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(AccessibilityRepresentation(representation: representation()))
  }
}

/// Views that are there only for those who do not see the content.
nonisolated struct AccessibilityRepresentation<Representation: View>: ViewModifier {
  typealias Body = Never
  let representation: Representation
}

extension AccessibilityRepresentation: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode {
    AccessibilityRepresentationNode<Representation>(inputs: inputs)
  }

  @MainActor
  func completeElement(_ element: ElementNode) {
    element.adopt(makeNode(representation, element.inputs.withoutWrappers))
  }

  @MainActor
  func updateElement(_ element: ElementNode) {
    updateNode(element.children[1], representation, element.inputs.withoutWrappers)
  }
}

/// The content as the first child; the views that represent it, which get no place, as the second.
@MainActor
final class AccessibilityRepresentationNode<Representation: View>: AnyRepresentationNode {}

/// The same with the type of the views forgotten.
@MainActor
class AnyRepresentationNode: PassThroughNode {
  override var name: String { "accessibilityRepresentation" }
  override final func isContent(_ child: ViewNode) -> Bool { child.index == 0 }

  /// The elements of the representation, in the place of the content.
  override final var ownAccessibilityElements: [AccessibilityElement] {
    children[1].accessibilityElements.map { element in
      var element = element
      element.place = self
      return element
    }
  }
}
