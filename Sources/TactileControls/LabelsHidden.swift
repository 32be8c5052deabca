@_spi(Engine) import TactileViewGraph

enum HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls hide their labels.
  package var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls in this view; assistive technologies still present them.
  ///
  /// The labels of buttons stay visible.
  ///
  /// Mirrors SwiftUI's `labelsHidden()`.
  public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
