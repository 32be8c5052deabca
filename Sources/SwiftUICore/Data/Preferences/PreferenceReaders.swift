extension View {
  /// Layers views in front of this one that depend on a preference's value inside it.
  ///
  /// The closure gets the key's default where no view inside has a value. Its views are offered the
  /// size of this one and do not change it; it runs after the layout, in the same update.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    overlay(PreferenceContent<K, V>(transform: transform), alignment: alignment)
  }

  /// Layers views behind this one that depend on a preference's value inside it.
  ///
  /// The closure gets the key's default where no view inside has a value. Its views are offered the
  /// size of this one and do not change it; it runs after the layout, in the same update.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    background(PreferenceContent<K, V>(transform: transform), alignment: alignment)
  }
}
