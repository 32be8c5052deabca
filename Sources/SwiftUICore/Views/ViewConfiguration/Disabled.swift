enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the view may be used; false below any `disabled(true)`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

/// Disables its content; never enables what is disabled from outside (rule 1.3.37).
nonisolated struct DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  @MainActor
  func modify(_ values: inout EnvironmentValues) {
    values.isEnabled = values.isEnabled && !isDisabled
  }
}

extension View {
  /// Prevents the use of this view and all inside it.
  ///
  /// A `disabled(false)` inside of a `disabled(true)` does not enable again (rule 2.6.65).
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
