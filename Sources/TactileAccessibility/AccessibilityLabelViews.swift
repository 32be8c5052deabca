@_spi(Engine) import TactileViewGraph

extension View {
  /// Gives the element of this view the label of other views, which are never shown.
  package nonisolated func accessibilityLabeled(by label: some View) -> some View {
    modifier(AccessibilityLabelViews(label: label))
  }
}

/// Views whose labels are the label of the content.
nonisolated struct AccessibilityLabelViews<Label: View>: ViewModifier {
  typealias Body = Never
  let label: Label
}

extension AccessibilityLabelViews: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> AccessibilityLabelNode<Label> {
    AccessibilityLabelNode<Label>(inputs: inputs)
  }

  @MainActor
  func completeElement(_ element: AccessibilityLabelNode<Label>) {
    element.adopt(makeNode(label, element.inputs.withoutWrappers))
  }

  @MainActor
  func updateElement(_ element: AccessibilityLabelNode<Label>) {
    updateNode(element.children[1], label, element.inputs.withoutWrappers)
  }
}

/// An element with its content as the first child, and with the views of its label, which are not laid out, as the
/// second.
@MainActor
final class AccessibilityLabelNode<Label: View>: PassThroughNode {
  override var name: String { "accessibilityLabel" }
  override func isContent(_ child: ViewNode) -> Bool { child.index == 0 }

  /// The label's views contribute no preferences, because they have no place.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    children[0].isLeaving ? nil : children[0].preference(key)
  }

  override func preferenceDidChange(_ key: ObjectIdentifier?, in child: ViewNode) -> Bool {
    isContent(child) && super.preferenceDidChange(key, in: child)
  }

  override var ownAccessibilityElements: [AccessibilityElement]? {
    let label = AccessibilityElement.combined(
      children[1].accessibilityElements.inOrder, node: self
    ).label
    return children[0].accessibilityElements.map { element in
      var element = element
      if element.label.isEmpty { element.label = label }
      return element
    }
  }
}
