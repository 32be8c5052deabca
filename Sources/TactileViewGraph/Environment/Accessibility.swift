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

/// The contrast that the user prefers between foreground and background colors.
///
/// Read it from the environment's `colorSchemeContrast`. Views that read it are updated when the setting changes:
///
/// ```swift
/// @Environment(\.colorSchemeContrast) private var contrast
///
/// var body: some View { Circle().stroke(.primary, lineWidth: contrast == .increased ? 2 : 1) }
/// ```
///
/// A window on a desktop has the desktop's setting; the default is ``standard``. The value is read-only: previews and
/// tests set `_colorSchemeContrast`. Colors of an asset catalog adapt to it. Mirrors SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// A higher contrast.
  case increased
}

/// The weight of text that the user prefers.
///
/// Read it from the environment's `legibilityWeight`, and draw heavier text and lines where it is ``bold``:
///
/// ```swift
/// @Environment(\.legibilityWeight) private var weight
///
/// var body: some View { Text(name).fontWeight(weight == .bold ? .semibold : .regular) }
/// ```
///
/// Unlike in SwiftUI, text doesn't adapt to it by itself. No setting of a desktop is read, so the value is nil unless
/// the app, a preview or a test sets it. Mirrors SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// A heavier weight.
  case bold
}

// The user's accessibility settings. Styles read them; hosts, previews and tests set them by the
// names with an underscore, as on Apple's systems.
extension EnvironmentValues {
  /// Whether the user prefers reduced motion.
  ///
  /// In a window, it is the desktop's setting. Transitions that move something then fade instead.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// Whether the user prefers reduced motion; settable by hosts and previews.
  public var _accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the user prefers visible button shapes; false unless a preview or a test sets it.
  ///
  /// Buttons in the default style then look like those of the style `.bordered`.
  public var accessibilityShowButtonShapes: Bool { self[ShowButtonShapesKey.self] }

  /// Whether the user prefers visible button shapes; settable by hosts and previews.
  public var _accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// Whether the user prefers reduced transparency; false unless a preview or a test sets it.
  ///
  /// Materials and glass are then opaque. Make translucent backgrounds of your own opaque as well.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }

  /// Whether the user prefers reduced transparency; settable by hosts and previews.
  public var _accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether no information should be conveyed by color alone; false unless a preview or a test sets it.
  ///
  /// If so, add a symbol or a shape to the color, as a check mark to green.
  public var accessibilityDifferentiateWithoutColor: Bool {
    self[DifferentiateWithoutColorKey.self]
  }

  /// Whether the user prefers that no information is conveyed by color alone; settable by hosts and previews.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether the colors of the display are inverted; false unless a preview or a test sets it.
  public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }

  /// Whether the colors of the display are inverted; settable by hosts and previews.
  public var _accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// The contrast that the user prefers, which is read-only; standard by default.
  public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

  /// The contrast that the user prefers; settable by hosts and previews.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The weight of text that the user prefers; nil, the default, if there is no preference.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
