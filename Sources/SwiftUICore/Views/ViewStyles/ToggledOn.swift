enum ToggledOnKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether the toggle that a button represents is on; nil for other buttons.
  package var toggledOn: Bool? {
    get { self[ToggledOnKey.self] }
    set { self[ToggledOnKey.self] = newValue }
  }
}
