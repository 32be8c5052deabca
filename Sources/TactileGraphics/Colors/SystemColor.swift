@_spi(Engine) import TactileViewGraph

/// The system's colors in the light and the dark appearance (rules 6.3.22 and 6.4.2).
package enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case placeholder, opaqueSeparator
  case primary, secondary, tertiary, quaternary, quinary, separator

  /// Returns the color in an environment.
  package func value(in environment: EnvironmentValues) -> RGBAColor {
    value(in: environment.colorScheme, look: hasSeveralLooks ? environment.systemLook : nil)
  }

  /// Returns the color in a color scheme.
  ///
  /// - Parameter look: The look of the window, on which only colors with a name of `Color` depend; nil for the standard
  ///   one.
  package func value(in scheme: ColorScheme, look: SystemLook? = nil) -> RGBAColor {
    if hasSeveralLooks, look ?? .standard == .iOS26, let color = newerValue(in: scheme) {
      return color
    }
    let isDark = scheme == .dark
    return switch self {
    case .red: isDark ? .bytes(255, 69, 58) : .bytes(255, 59, 48)
    case .orange: isDark ? .bytes(255, 159, 10) : .bytes(255, 149, 0)
    case .yellow: isDark ? .bytes(255, 214, 10) : .bytes(255, 204, 0)
    case .green: isDark ? .bytes(48, 209, 88) : .bytes(52, 199, 89)
    case .mint: isDark ? .bytes(99, 230, 226) : .bytes(0, 199, 190)
    case .teal: isDark ? .bytes(64, 200, 224) : .bytes(48, 176, 199)
    case .cyan: isDark ? .bytes(100, 210, 255) : .bytes(50, 173, 230)
    case .blue: isDark ? .bytes(10, 132, 255) : .bytes(0, 122, 255)
    case .indigo: isDark ? .bytes(94, 92, 230) : .bytes(88, 86, 214)
    case .purple: isDark ? .bytes(191, 90, 242) : .bytes(175, 82, 222)
    case .pink: isDark ? .bytes(255, 55, 95) : .bytes(255, 45, 85)
    case .brown: isDark ? .bytes(172, 142, 104) : .bytes(162, 132, 94)
    case .gray: .bytes(142, 142, 147)
    case .gray2: isDark ? .bytes(99, 99, 102) : .bytes(174, 174, 178)
    case .gray3: isDark ? .bytes(72, 72, 74) : .bytes(199, 199, 204)
    case .gray4: isDark ? .bytes(58, 58, 60) : .bytes(209, 209, 214)
    case .gray5: isDark ? .bytes(44, 44, 46) : .bytes(229, 229, 234)
    case .gray6: isDark ? .bytes(28, 28, 30) : .bytes(242, 242, 247)
    case .primary: isDark ? .bytes(255, 255, 255) : .bytes(0, 0, 0)
    case .secondary: isDark ? .bytes(235, 235, 245, 0.6) : .bytes(60, 60, 67, 0.6)
    case .fill: .bytes(120, 120, 128, isDark ? 0.36 : 0.2)
    case .secondaryFill: .bytes(120, 120, 128, isDark ? 0.32 : 0.16)
    case .tertiaryFill: .bytes(118, 118, 128, isDark ? 0.24 : 0.12)
    case .quaternaryFill: .bytes(116, 116, 128, isDark ? 0.18 : 0.08)
    case .background: isDark ? .bytes(0, 0, 0) : .bytes(255, 255, 255)
    case .secondaryBackground: isDark ? .bytes(28, 28, 30) : .bytes(242, 242, 247)
    case .tertiaryBackground: isDark ? .bytes(44, 44, 46) : .bytes(255, 255, 255)
    case .groupedBackground: isDark ? .bytes(0, 0, 0) : .bytes(242, 242, 247)
    case .secondaryGroupedBackground: isDark ? .bytes(28, 28, 30) : .bytes(255, 255, 255)
    case .tertiaryGroupedBackground: isDark ? .bytes(44, 44, 46) : .bytes(242, 242, 247)
    case .placeholder: isDark ? .bytes(235, 235, 245, 0.3) : .bytes(60, 60, 67, 0.3)
    case .opaqueSeparator: isDark ? .bytes(56, 56, 58) : .bytes(198, 198, 200)
    case .tertiary: isDark ? .bytes(235, 235, 245, 0.3) : .bytes(60, 60, 67, 0.3)
    case .quaternary: isDark ? .bytes(235, 235, 245, 0.16) : .bytes(60, 60, 67, 0.18)
    case .quinary: isDark ? .bytes(255, 255, 255, 0.05) : .bytes(0, 0, 0, 0.05)
    case .separator: isDark ? .bytes(84, 84, 88, 0.6) : .bytes(60, 60, 67, 0.29)
    }
  }
}

extension SystemColor {
  /// Whether the color differs between the looks of systems.
  private var hasSeveralLooks: Bool {
    switch self {
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown:
      true
    default: false
    }
  }

  /// The color in the look of iOS 26; nil if it is the former one.
  private func newerValue(in scheme: ColorScheme) -> RGBAColor? {
    let isDark = scheme == .dark
    return switch self {
    case .red: isDark ? .bytes(255, 66, 69) : .bytes(255, 56, 60)
    case .orange: isDark ? .bytes(255, 146, 48) : .bytes(255, 141, 40)
    case .yellow: isDark ? .bytes(255, 214, 0) : .bytes(255, 204, 0)
    case .green: isDark ? .bytes(48, 209, 88) : .bytes(52, 199, 89)
    case .mint: isDark ? .bytes(0, 218, 195) : .bytes(0, 200, 179)
    case .teal: isDark ? .bytes(0, 210, 224) : .bytes(0, 195, 208)
    case .cyan: isDark ? .bytes(60, 211, 254) : .bytes(0, 192, 232)
    case .blue: isDark ? .bytes(0, 145, 255) : .bytes(0, 136, 255)
    case .indigo: isDark ? .bytes(109, 124, 255) : .bytes(97, 85, 245)
    case .purple: isDark ? .bytes(219, 52, 242) : .bytes(203, 48, 224)
    case .pink: isDark ? .bytes(255, 55, 95) : .bytes(255, 45, 85)
    case .brown: isDark ? .bytes(183, 138, 102) : .bytes(172, 127, 94)
    default: nil
    }
  }

  /// Whether `Color` has a constant for the color.
  var isNamed: Bool {
    switch self {
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray, .primary, .secondary:
      true
    default: false
    }
  }
}

extension RGBAColor {
  package static func bytes(
    _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1
  ) -> RGBAColor {
    RGBAColor(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }
}

extension Color {
  /// The system's red, which adapts to the color scheme.
  public static let red = Color(.system(.red))
  /// The system's orange, which adapts to the color scheme.
  public static let orange = Color(.system(.orange))
  /// The system's yellow, which adapts to the color scheme.
  public static let yellow = Color(.system(.yellow))
  /// The system's green, which adapts to the color scheme.
  public static let green = Color(.system(.green))
  /// The system's mint, which adapts to the color scheme.
  public static let mint = Color(.system(.mint))
  /// The system's teal, which adapts to the color scheme.
  public static let teal = Color(.system(.teal))
  /// The system's cyan, which adapts to the color scheme.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue, which adapts to the color scheme.
  public static let blue = Color(.system(.blue))
  /// The system's indigo, which adapts to the color scheme.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple, which adapts to the color scheme.
  public static let purple = Color(.system(.purple))
  /// The system's pink, which adapts to the color scheme.
  public static let pink = Color(.system(.pink))
  /// The system's brown, which adapts to the color scheme.
  public static let brown = Color(.system(.brown))
  /// The system's gray, the same in both color schemes.
  public static let gray = Color(.system(.gray))
  /// Black, the same in both color schemes.
  public static let black = Color(white: 0)
  /// White, the same in both color schemes.
  public static let white = Color(white: 1)
  /// A fully transparent color.
  public static let clear = Color(white: 0, opacity: 0)
  /// The color of primary content, such as text.
  public static let primary = Color(.system(.primary))
  /// The color of secondary content.
  public static let secondary = Color(.system(.secondary))
  /// The accent color of controls: blue unless `accentColor(_:)` sets another.
  public static let accentColor = Color(.accent)
}
