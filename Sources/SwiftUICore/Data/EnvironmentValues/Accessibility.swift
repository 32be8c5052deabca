enum ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum ShowButtonShapesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum ReduceTransparencyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum DifferentiateWithoutColorKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum InvertColorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

/// How much colours stand out from one another.
///
/// Mirrors SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As designed.
  case standard
  /// More than that.
  case increased
}

/// How heavy text shall be.
///
/// Mirrors SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  /// As designed.
  case regular
  /// Heavier.
  case bold
}

// What a person has asked the system for. Styles read it; hosts, previews and tests set it by the
// names with an underscore, as on Apple's systems.
extension EnvironmentValues {
  /// Whether the person wants less motion: transitions that move something then fade instead
  /// (rule 4.6.40).
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// Whether the person wants less motion; for hosts and previews to set.
  public var _accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the person wants to see what can be pressed.
  public var accessibilityShowButtonShapes: Bool { self[ShowButtonShapesKey.self] }

  /// Whether the person wants to see what can be pressed; for hosts and previews to set.
  public var _accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// Whether the person wants less to shine through.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }

  /// Whether the person wants less to shine through; for hosts and previews to set.
  public var _accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether the person wants nothing to be told by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    self[DifferentiateWithoutColorKey.self]
  }

  /// Whether the person wants nothing to be told by colour alone; for hosts and previews to set.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether the screen shows all colours inverted.
  public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }

  /// Whether the screen shows all colours inverted; for hosts and previews to set.
  public var _accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// How much colours shall stand out from one another.
  public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

  /// How much colours shall stand out from one another; for hosts and previews to set.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// How heavy text shall be.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
