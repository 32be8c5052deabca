import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

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
  public static let systemGray2 = UIColor(Color(.system(.gray2)))
  /// The system's third gray, which adapts to the environment.
  public static let systemGray3 = UIColor(Color(.system(.gray3)))
  /// The system's fourth gray, which adapts to the environment.
  public static let systemGray4 = UIColor(Color(.system(.gray4)))
  /// The system's fifth gray, which adapts to the environment.
  public static let systemGray5 = UIColor(Color(.system(.gray5)))
  /// The system's sixth gray, which is closest to the background.
  public static let systemGray6 = UIColor(Color(.system(.gray6)))
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
  public static let placeholderText = UIColor(Color(.system(.placeholder)))
  /// The color of separators that hide the content behind them.
  public static let opaqueSeparator = UIColor(Color(.system(.opaqueSeparator)))
  /// The fill color of thin and small shapes.
  public static let systemFill = UIColor(Color(.system(.fill)))
  /// The fill color of medium-size shapes.
  public static let secondarySystemFill = UIColor(Color(.system(.secondaryFill)))
  /// The fill color of large shapes.
  public static let tertiarySystemFill = UIColor(Color(.system(.tertiaryFill)))
  /// The fill color of large areas with complex content.
  public static let quaternarySystemFill = UIColor(Color(.system(.quaternaryFill)))
  /// The main background color of a window.
  public static let systemBackground = UIColor(Color(.system(.background)))
  /// The background color of groups in a window.
  public static let secondarySystemBackground = UIColor(Color(.system(.secondaryBackground)))
  /// The background color of groups inside groups.
  public static let tertiarySystemBackground = UIColor(Color(.system(.tertiaryBackground)))
  /// The main background color of a window with grouped content.
  public static let systemGroupedBackground = UIColor(Color(.system(.groupedBackground)))
  /// The background color of groups in a window with grouped content.
  public static let secondarySystemGroupedBackground = UIColor(
    Color(.system(.secondaryGroupedBackground)))
  /// The background color of groups inside groups in a window with grouped content.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(.system(.tertiaryGroupedBackground)))
}
