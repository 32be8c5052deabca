import Foundation

// The colors of the system that UIKit defines by name (rules 6.3.22 and 6.3.24).

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
}
