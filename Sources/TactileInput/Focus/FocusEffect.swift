@_spi(Engine) import TactileViewGraph

extension View {
  /// Disables the focus effects of this view and its descendants.
  ///
  /// An ancestor's `focusEffectDisabled()` cannot be undone: passing false leaves the inherited
  /// value unchanged.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.writableIsFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
