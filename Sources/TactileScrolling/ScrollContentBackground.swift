@_spi(Engine) import TactileViewGraph

private enum ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The visibility of the default background of lists, forms and text editors.
  package var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of the default background of the lists, forms and text editors in this view.
  ///
  /// Hide the default background to show a custom one behind the content:
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
