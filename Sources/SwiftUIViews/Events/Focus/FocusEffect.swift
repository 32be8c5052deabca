@_spi(Engine) import SwiftUICore

private enum IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether a focused view may show a focus effect.
  ///
  /// Mirrors SwiftUI's `isFocusEffectEnabled`. As on a phone, the system itself draws no ring
  /// around the focused view; styles that draw one read this value together with `isFocused` (rule
  /// 2.7.74).
  public var isFocusEffectEnabled: Bool { self[IsFocusEffectEnabledKey.self] }

  var writableIsFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Disables the focus effects of this view and its descendants.
  ///
  /// An ancestor's `focusEffectDisabled()` cannot be undone: passing false leaves the inherited
  /// value unchanged.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.writableIsFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
