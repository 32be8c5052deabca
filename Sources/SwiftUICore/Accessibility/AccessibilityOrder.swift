extension View {
  /// Says how early the view is told of among those beside it: the highest number first.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.sortPriority(sortPriority))
  }
}
