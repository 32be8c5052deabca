@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

// The former names of the accessibility modifiers. SwiftUI deprecates them; here, code that uses
// them compiles without a warning.
extension View {
  /// Sets the accessibility label of the view; the former name of `accessibilityLabel(_:)`.
  public nonisolated func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(label) }

  /// Sets the accessibility value of the view; the former name of `accessibilityValue(_:)`.
  public nonisolated func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(value) }

  /// Sets the accessibility hint of the view; the former name of `accessibilityHint(_:)`.
  public nonisolated func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }

  /// Sets the identifier of the view for tests; the former name of `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }

  /// Hides the view from assistive technologies; the former name of `accessibilityHidden(_:)`.
  public nonisolated func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHidden(hidden) }

  /// Adds accessibility traits to the view; the former name of `accessibilityAddTraits(_:)`.
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }

  /// Removes accessibility traits from the view; the former name of
  /// `accessibilityRemoveTraits(_:)`.
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the reading order of the view; the former name of `accessibilitySortPriority(_:)`.
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }
}
