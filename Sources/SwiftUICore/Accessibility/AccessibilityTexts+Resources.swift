extension View {
  /// Says what the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelResource))
  }

  /// Says what the view is, where it is enabled.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
  }
}

extension View {
  /// Says what the value of the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueResource))
  }

  /// Says what the value of the view is, where it is enabled.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueResource), isEnabled: isEnabled)
  }
}

extension View {
  /// Says what happens when the view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintResource))
  }

  /// Says what happens when the view is used, where it is enabled.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintResource), isEnabled: isEnabled)
  }
}
