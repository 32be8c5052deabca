/// Changes what is said of a view to those who do not see it.
///
/// Mirrors SwiftUI's `AccessibilityAttachmentModifier`. A modifier counts for each element inside of
/// its view; where there is none, as in a shape, it makes one. Of several the outermost says the
/// last word.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
  /// There is no body: the engine applies the modifier itself.
  public typealias Body = Never

  enum Change {
    case label(Text)
    case value(Text)
    /// What is said inside is a value, for what it is shown beside.
    case asValue
    case hint(Text)
    case identifier(String)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case hidden(Bool)
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
    /// What stays as it is.
    case none
  }

  let change: Change
}

/// What becomes of the elements inside of one.
///
/// Mirrors SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int

  /// They are not there for those who do not see them.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// They stand in a container.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// They become one: labels and values joined, traits and actions together.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

extension AccessibilityAttachmentModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode { AccessibilityNode(self, inputs: inputs) }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: AccessibilityNode.self).modifier = self
  }
}

/// The element that knows what is said of its content.
///
/// It costs nothing until somebody asks for the tree: see `AccessibilityTree`.
@MainActor
final class AccessibilityNode: PassThroughNode {
  fileprivate(set) var modifier: AccessibilityAttachmentModifier

  init(_ modifier: AccessibilityAttachmentModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "accessibility" }
  override var ownAccessibilityElements: [AccessibilityElement] { changedElements }
}
