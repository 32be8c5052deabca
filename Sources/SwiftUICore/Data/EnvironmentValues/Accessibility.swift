enum ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the person wants less motion: transitions that move something then fade instead
  /// (rule 4.6.40).
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// Whether the person wants less motion; for hosts and previews to set.
  public var _accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
