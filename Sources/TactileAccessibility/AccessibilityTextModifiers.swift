@_spi(Engine) import TactileViewGraph

extension View {
  /// Marks the view as a heading of the given level, with the trait ``AccessibilityTraits/isHeader``.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.heading(level))
  }

  /// Sets the type of the view's text for assistive technologies.
  public nonisolated func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.textContentType(textContentType))
  }

  /// Sets whether the view responds to user interaction, for assistive technologies such as switches.
  ///
  /// Windows don't pass it to assistive technologies; `ViewDriver.accessibilityTree` shows it in tests.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.responds(respondsToUserInteraction))
  }

  /// Sets whether the view responds to user interaction; if `isEnabled` is false, it changes nothing.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .responds(respondsToUserInteraction) : .none)
  }
}
