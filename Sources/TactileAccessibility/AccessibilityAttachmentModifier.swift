@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// Changes the properties of a view for assistive technologies.
///
/// View modifiers such as `accessibilityLabel(_:)` apply it to each element inside the view; if there is none, as in a
/// shape, they create one. The outermost takes precedence. Mirrors SwiftUI's `AccessibilityAttachmentModifier`.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
  /// The engine applies the modifier directly, so there is no body.
  public typealias Body = Never

  package enum Change {
    case label(Text)
    case value(Text)
    /// The content is the value of the view with which it is shown.
    case asValue
    case hint(Text)
    case identifier(String)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case hidden(Bool)
    /// The content is behind other content of the same container, which covers it: it's hidden, and tests don't find it.
    case covered(Bool)
    case action(AccessibilityActionKind, () -> Void)
    case adjustment((AccessibilityAdjustmentDirection) -> Void)
    case scrolling((Edge) -> Void)
    case responds(Bool)
    case textContentType(AccessibilityTextContentType)
    case heading(AccessibilityHeadingLevel)
    case element(AccessibilityChildBehavior)
    case sortPriority(Double)
    case activationPoint(AccessibilityActivationPoint)
    case customContent(AccessibilityCustomContent)
    /// The modifier changes nothing.
    case none
  }

  let change: Change
}

/// The treatment of the elements inside an accessibility element.
///
/// Pass a behavior to `accessibilityElement(children:)`. Use ``combine`` for the parts of a row, so that people hear it
/// as one, ``contain`` for a group of elements that people go through before the next group, and ``ignore``, the
/// default, for a view that no combination of its parts describes, such as a chart:
///
/// ```swift
/// HStack { Text("Total"); Text(total) }.accessibilityElement(children: .combine)  // “Total, $12”
/// Chart(sales).accessibilityElement().accessibilityLabel("Sales").accessibilityValue(summary)
/// ```
///
/// Mirrors SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int

  /// One element replaces the children; it says nothing until you add a label to it, with `accessibilityLabel(_:)`.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// The children remain elements inside the element, which groups them.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// The children are combined into one element, with joined labels, values and hints and all of their traits.
  ///
  /// Names of symbols are left out beside texts. The element has the actions of all children. Of several default actions,
  /// as of two buttons, the last one activates the element, and all are named actions with the labels of the children.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

extension AccessibilityAttachmentModifier: ElementModifier {
  @MainActor
  package func makeElement(_ inputs: ViewInputs) -> AccessibilityNode {
    AccessibilityNode(self, inputs: inputs)
  }

  @MainActor
  package func updateElement(_ element: AccessibilityNode) {
    element.modifier = self
    element.accessibilityDidChange()
  }
}

extension View {
  /// Changes the accessibility elements of the view.
  package nonisolated func accessibility(
    _ change: AccessibilityAttachmentModifier.Change
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: change))
  }
}
