@_spi(Engine) import TactileViewGraph

extension View {
  /// Adds accessibility traits to the view.
  ///
  /// Traits tell assistive technologies what a view is and how it behaves, as in
  /// `Text("News").accessibilityAddTraits(.isHeader)`. Controls have the traits that suit them.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.addTraits(traits))
  }

  /// Removes accessibility traits from the view.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.removeTraits(traits))
  }

  /// Sets whether the view is hidden from assistive technologies.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hidden(hidden))
  }

  /// Sets whether the view is hidden from assistive technologies, if the modifier is enabled.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .hidden(hidden) : .none)
  }

  /// Sets an identifier for tests, which assistive technologies do not announce.
  ///
  /// Unlike a label, it stays the same in every language.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.identifier(identifier))
  }

  /// Sets an identifier for tests, if the modifier is enabled.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .identifier(identifier) : .none)
  }

  /// Makes the view a single accessibility element, and specifies the treatment of its children.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility(.element(children))
  }
}
