extension View {
  /// Sets the value of a preference; what the views inside say for the key is not heard outside.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes the value of a preference on its way up.
  ///
  /// The closure gets the value of the views inside, or the key's default.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Runs an action when the value of a preference inside the view is another than before.
  ///
  /// The action runs after the layout, for the first value and for each that is unequal to the last
  /// one (rule 5.13); never where no view inside has a value.
  ///
  /// An action that changes the value it is told is called again in the same frame; past ten calls
  /// the rest is dropped, with a warning.
  @preconcurrency
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }
}
