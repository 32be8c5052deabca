private enum IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether views may show that they have the keyboard's focus.
  ///
  /// Mirrors SwiftUI's `isFocusEffectEnabled`. As on a phone the system itself shows no ring around what
  /// has the focus; styles that draw one read this beside `isFocused` (rule 2.7.74).
  public var isFocusEffectEnabled: Bool { self[IsFocusEffectEnabledKey.self] }

  var writableIsFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Says whether views in this one shall not show that they have the keyboard's focus.
  ///
  /// What is disabled further out stays so.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.writableIsFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
