@_spi(Engine) import TactileViewGraph

private enum ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether lists, forms and editors have the background of their style.
  package var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the lists, forms and text editors in this view have the background of their style.
  ///
  /// Hide it to show another background behind the content:
  ///
  /// ```swift
  /// TextEditor(text: $note)
  ///   .scrollContentBackground(.hidden)
  ///   .background(.yellow)
  /// ```
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
