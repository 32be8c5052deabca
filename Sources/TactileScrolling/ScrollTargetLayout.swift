@_spi(Engine) import TactileViewGraph

/// Turns the views in a layout into scroll targets.
nonisolated struct ScrollTargetLayoutModifier: ElementModifier {
  typealias Body = Never
  let isEnabled: Bool

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ScrollTargetLayoutNode {
    ScrollTargetLayoutNode(isEnabled: isEnabled, inputs: inputs)
  }

  @MainActor
  func updateElement(_ element: ScrollTargetLayoutNode) {
    element.update(isEnabled: isEnabled)
  }
}

extension View {
  /// Turns the views in the outermost layout of this view into scroll targets.
  ///
  /// The layout is a stack, a grid or a lazy container. View-aligned scrolls end at targets, and the position of a
  /// scroll view is the identity of one.
  ///
  /// Mirrors SwiftUI's `scrollTargetLayout(isEnabled:)`.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
