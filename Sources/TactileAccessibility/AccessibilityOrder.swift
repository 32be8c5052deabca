@_spi(Engine) import TactileViewGraph

extension View {
  /// Sets the reading order of the view among its siblings: the highest priority is read first.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.sortPriority(sortPriority))
  }
}
