@_spi(Engine) import TactileViewGraph

extension View {
  /// Sets the value of a preference.
  ///
  /// Values that descendants set for the key are not visible to ancestors.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Transforms the value of a preference that this view passes to its ancestors.
  ///
  /// The closure receives the value of the descendants, or the key's default.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Calls an action when the value of a preference inside the view changes.
  ///
  /// The action runs after layout, for the first value and for each that differs from the previous
  /// one (rule 5.13). It does not run if no descendant sets a value.
  ///
  /// An action that changes the value is called again in the same frame; after ten calls, further
  /// changes are dropped with a warning.
  @preconcurrency
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }
}
