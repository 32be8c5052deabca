@_spi(Engine) import TactileViewGraph

extension View {
  /// Sets the value of a preference, derived from an anchor of this view.
  ///
  /// The closure is evaluated after layout, and again when the view has moved in the window. Values
  /// that descendants set for the key are not visible to ancestors.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreference<A, K>(source: value, hidesContent: true) { $0 = transform($1) })
  }

  /// Transforms the value of a preference with an anchor of this view.
  ///
  /// The closure receives the value of the descendants, or the key's default. It is evaluated after
  /// layout.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreference<A, K>(source: value, hidesContent: false, transform: transform))
  }
}
