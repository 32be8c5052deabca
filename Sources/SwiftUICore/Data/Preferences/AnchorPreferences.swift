extension View {
  /// Sets the value of a preference, made of an anchor of this view.
  ///
  /// The closure runs after the layout, and again when the view has moved in the window. What the
  /// views inside say for the key is not heard outside.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreference<A, K>(source: value, hidesContent: true) { $0 = transform($1) })
  }

  /// Changes the value of a preference on its way up, by an anchor of this view.
  ///
  /// The closure gets the value of the views inside, or the key's default. It runs after the layout.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreference<A, K>(source: value, hidesContent: false, transform: transform))
  }
}
