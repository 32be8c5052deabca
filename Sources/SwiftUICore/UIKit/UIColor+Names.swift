import Foundation

// The colors that UIKit defines by name (rules 6.3.22 and 6.3.24).

extension UIColor {
  /// Black, with a grayscale value of 0.
  public static let black = fixed(0, 0, 0)
  /// A dark gray with a grayscale value of 1/3.
  public static let darkGray = fixed(85, 85, 85)
  /// A light gray with a grayscale value of 2/3.
  public static let lightGray = fixed(170, 170, 170)
  /// White, with a grayscale value of 1.
  public static let white = fixed(255, 255, 255)
  /// A gray with a grayscale value of 0.5.
  public static let gray = fixed(127.5, 127.5, 127.5)
  /// Red with the sRGB components 1, 0, 0.
  public static let red = fixed(255, 0, 0)
  /// Green with the sRGB components 0, 1, 0.
  public static let green = fixed(0, 255, 0)
  /// Blue with the sRGB components 0, 0, 1.
  public static let blue = fixed(0, 0, 255)
  /// Cyan with the sRGB components 0, 1, 1.
  public static let cyan = fixed(0, 255, 255)
  /// Yellow with the sRGB components 1, 1, 0.
  public static let yellow = fixed(255, 255, 0)
  /// Magenta with the sRGB components 1, 0, 1.
  public static let magenta = fixed(255, 0, 255)
  /// Orange with the sRGB components 1, 0.5, 0.
  public static let orange = fixed(255, 127.5, 0)
  /// Purple with the sRGB components 0.5, 0, 0.5.
  public static let purple = fixed(127.5, 0, 127.5)
  /// Brown with the sRGB components 0.6, 0.4, 0.2.
  public static let brown = fixed(153, 102, 51)
  /// A color without any opacity.
  public static let clear = UIColor(white: 0, alpha: 0)
}

extension UIColor {
  /// The system's red, which adapts to the environment.
  public static let systemRed = UIColor(.red)
  /// The system's orange, which adapts to the environment.
  public static let systemOrange = UIColor(.orange)
  /// The system's yellow, which adapts to the environment.
  public static let systemYellow = UIColor(.yellow)
  /// The system's green, which adapts to the environment.
  public static let systemGreen = UIColor(.green)
  /// The system's mint, which adapts to the environment.
  public static let systemMint = UIColor(.mint)
  /// The system's teal, which adapts to the environment.
  public static let systemTeal = UIColor(.teal)
  /// The system's cyan, which adapts to the environment.
  public static let systemCyan = UIColor(.cyan)
  /// The system's blue, which adapts to the environment.
  public static let systemBlue = UIColor(.blue)
  /// The system's indigo, which adapts to the environment.
  public static let systemIndigo = UIColor(.indigo)
  /// The system's purple, which adapts to the environment.
  public static let systemPurple = UIColor(.purple)
  /// The system's pink, which adapts to the environment.
  public static let systemPink = UIColor(.pink)
  /// The system's brown, which adapts to the environment.
  public static let systemBrown = UIColor(.brown)
  /// The system's gray, which adapts to the environment.
  public static let systemGray = UIColor(.gray)
  /// The system's second gray, which adapts to the environment.
  public static let systemGray2 = UIColor(light: .bytes(174, 174, 178), dark: .bytes(99, 99, 102))
  /// The system's third gray, which adapts to the environment.
  public static let systemGray3 = UIColor(light: .bytes(199, 199, 204), dark: .bytes(72, 72, 74))
  /// The system's fourth gray, which adapts to the environment.
  public static let systemGray4 = UIColor(light: .bytes(209, 209, 214), dark: .bytes(58, 58, 60))
  /// The system's fifth gray, which adapts to the environment.
  public static let systemGray5 = UIColor(light: .bytes(229, 229, 234), dark: .bytes(44, 44, 46))
  /// The system's sixth gray, which is closest to the background.
  public static let systemGray6 = UIColor(light: .bytes(242, 242, 247), dark: .bytes(28, 28, 30))
}

extension UIColor {
  /// The color of primary text labels.
  public static let label = UIColor(Color(.system(.primary)))
  /// The color of secondary text labels.
  public static let secondaryLabel = UIColor(Color(.system(.secondary)))
  /// The color of tertiary text labels.
  public static let tertiaryLabel = UIColor(Color(.system(.tertiary)))
  /// The color of quaternary text labels.
  public static let quaternaryLabel = UIColor(Color(.system(.quaternary)))
  /// The color of thin, translucent separators.
  public static let separator = UIColor(Color(.system(.separator)))
  /// The color of links in text.
  public static let link = UIColor(Color(.system(.blue)))
  /// The default tint color of interactive elements.
  public static let tintColor = UIColor(Color(.system(.blue)))
  /// The color of placeholder text in controls.
  public static let placeholderText = UIColor(
    light: .bytes(60, 60, 67, 0.3), dark: .bytes(235, 235, 245, 0.3))
  /// The color of separators that hide the content behind them.
  public static let opaqueSeparator = UIColor(
    light: .bytes(198, 198, 200), dark: .bytes(56, 56, 58))
  /// The fill color of thin and small shapes.
  public static let systemFill = UIColor(
    light: .bytes(120, 120, 128, 0.2), dark: .bytes(120, 120, 128, 0.36))
  /// The fill color of medium-size shapes.
  public static let secondarySystemFill = UIColor(
    light: .bytes(120, 120, 128, 0.16), dark: .bytes(120, 120, 128, 0.32))
  /// The fill color of large shapes.
  public static let tertiarySystemFill = UIColor(
    light: .bytes(118, 118, 128, 0.12), dark: .bytes(118, 118, 128, 0.24))
  /// The fill color of large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    light: .bytes(116, 116, 128, 0.08), dark: .bytes(116, 116, 128, 0.18))
  /// The main background color of a window.
  public static let systemBackground = UIColor(
    light: .bytes(255, 255, 255), dark: .bytes(0, 0, 0))
  /// The background color of groups in a window.
  public static let secondarySystemBackground = UIColor(
    light: .bytes(242, 242, 247), dark: .bytes(28, 28, 30))
  /// The background color of groups inside groups.
  public static let tertiarySystemBackground = UIColor(
    light: .bytes(255, 255, 255), dark: .bytes(44, 44, 46))
  /// The main background color of a window with grouped content.
  public static let systemGroupedBackground = UIColor(
    light: .bytes(242, 242, 247), dark: .bytes(0, 0, 0))
  /// The background color of groups in a window with grouped content.
  public static let secondarySystemGroupedBackground = UIColor(
    light: .bytes(255, 255, 255), dark: .bytes(28, 28, 30))
  /// The background color of groups inside groups in a window with grouped content.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: .bytes(242, 242, 247), dark: .bytes(44, 44, 46))

  private static func fixed(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}
