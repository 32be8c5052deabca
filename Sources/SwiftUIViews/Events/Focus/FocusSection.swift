@_spi(Engine) import SwiftUICore

extension View {
  /// Groups the focusable views inside this view.
  ///
  /// Mirrors SwiftUI's `focusSection()`, which guides how directional commands move the focus. Here
  /// only Tab moves the focus; it follows the document order, in which the views of a section are
  /// adjacent.
  public nonisolated func focusSection() -> some View { self }
}
