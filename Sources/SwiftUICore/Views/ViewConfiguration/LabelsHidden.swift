enum HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls show no labels of their own.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls in this view from those who see it; others are still told.
  ///
  /// Mirrors SwiftUI's `labelsHidden()`. A button's label stays: it is the button.
  public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
