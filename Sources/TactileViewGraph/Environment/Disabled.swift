/// Disables its content; never enables content that an outer view disables (rule 1.3.37).
nonisolated struct DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  @MainActor
  func modify(_ values: inout EnvironmentValues) {
    values.isEnabled = values.isEnabled && !isDisabled
  }
}

extension View {
  /// Sets whether user interaction with this view and its content is disabled.
  ///
  /// A `disabled(false)` inside a `disabled(true)` has no effect (rule 2.6.65).
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
