@_spi(Engine) import TactileViewGraph

extension View {
  /// Replaces the accessibility elements of the view with those of other views, which are never shown.
  ///
  /// The other views are not laid out, and contribute no preferences.
  ///
  /// For example, a toggle can represent a control that you draw yourself:
  ///
  /// ```swift
  /// LampSwitch(isOn: $isOn)
  ///   .accessibilityRepresentation { Toggle("Lamp", isOn: $isOn) }
  /// ```
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(AccessibilityRepresentation(representation: representation()))
  }
}

/// Views that represent the content for assistive technologies only.
nonisolated struct AccessibilityRepresentation<Representation: View>: ViewModifier {
  typealias Body = Never
  let representation: Representation
}

extension AccessibilityRepresentation: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> AccessibilityRepresentationNode<Representation> {
    AccessibilityRepresentationNode<Representation>(inputs: inputs)
  }

  @MainActor
  func completeElement(_ element: AccessibilityRepresentationNode<Representation>) {
    element.adopt(makeNode(representation, element.inputs.withoutWrappers))
  }

  @MainActor
  func updateElement(_ element: AccessibilityRepresentationNode<Representation>) {
    updateNode(element.children[1], representation, element.inputs.withoutWrappers)
  }
}

/// An element with its content as the first child and the representation, which is not laid out, as
/// the second.
@MainActor
final class AccessibilityRepresentationNode<Representation: View>: AnyRepresentationNode {}

/// The type-erased superclass.
@MainActor
class AnyRepresentationNode: PassThroughNode {
  override var name: String { "accessibilityRepresentation" }
  override final func isContent(_ child: ViewNode) -> Bool { child.index == 0 }

  /// The representation contributes no preferences, because it has no place: an anchor in it would be nowhere.
  override final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    children[0].isLeaving ? nil : children[0].preference(key)
  }

  override final func preferenceDidChange(_ key: ObjectIdentifier?, in child: ViewNode) -> Bool {
    isContent(child) && super.preferenceDidChange(key, in: child)
  }

  /// The elements of the representation, in the place of the content.
  override final var ownAccessibilityElements: [AccessibilityElement] {
    children[1].accessibilityElements.map { element in
      var element = element
      element.place = self
      return element
    }
  }
}
