@_spi(Engine) import TactileViewGraph

extension View {
  /// Groups the focusable views inside this view.
  ///
  /// Elsewhere, a section guides directional commands, which move the focus from view to view. Here the modifier has no
  /// effect: Tab moves the focus in document order, in which the views of a section are adjacent, and arrow keys move
  /// it only inside controls such as lists, menus and segmented pickers.
  ///
  /// Mirrors SwiftUI's `focusSection()`.
  public nonisolated func focusSection() -> some View { self }
}
