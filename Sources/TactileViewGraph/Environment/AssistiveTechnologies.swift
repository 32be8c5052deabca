enum ScreenReaderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether a screen reader is running.
  public var accessibilityVoiceOverEnabled: Bool { self[ScreenReaderKey.self] }

  /// Whether an assistive technology is running; unless it is set, whether a screen reader is.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] ?? self[ScreenReaderKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Whether a screen reader is running; set by the host.
  package var isScreenReaderRunning: Bool {
    get { rootEnvironment.value(ScreenReaderKey.self) }
    set {
      guard newValue != isScreenReaderRunning else { return }
      if rootEnvironment.write(ScreenReaderKey.self, newValue) { root.environmentDidGrow() }
    }
  }
}
