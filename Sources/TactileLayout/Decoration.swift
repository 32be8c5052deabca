@_spi(Engine) import TactileViewGraph

extension View {
  /// Layers views of a control behind its content or in front of it, which are proposed its size and do not affect its
  /// layout.
  ///
  /// They are centered in the frame of the content, whatever guides it sets: otherwise a label that sets a guide would move
  /// the platter behind it.
  package nonisolated func decoration<V: View>(
    isInFront: Bool = false, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_SecondaryModifier(secondary: content(), alignment: nil, isInFront: isInFront))
  }
}
