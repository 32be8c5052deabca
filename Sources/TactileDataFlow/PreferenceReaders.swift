@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph

extension View {
  /// Layers views in front of this one that depend on the value of a preference inside it.
  ///
  /// The closure receives the key's default if no descendant sets a value. It is evaluated after
  /// layout, in the same update. Its views are proposed the size of this view and do not affect its
  /// layout.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    overlay(PreferenceContent<K, V>(transform: transform), alignment: alignment)
  }

  /// Layers views behind this one that depend on the value of a preference inside it.
  ///
  /// The closure receives the key's default if no descendant sets a value. It is evaluated after
  /// layout, in the same update. Its views are proposed the size of this view and do not affect its
  /// layout.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    background(PreferenceContent<K, V>(transform: transform), alignment: alignment)
  }
}
