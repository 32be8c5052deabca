extension View {
  /// Groups the focusable views inside of this view.
  ///
  /// Mirrors SwiftUI's `focusSection()`, which guides how directional commands move the focus. Tab, the one
  /// command that moves it here, follows the document order, in which the views of a section are neighbors.
  public nonisolated func focusSection() -> some View { self }
}
