import Foundation

// The colours that UIKit names (rules 6.3.22 and 6.3.24).

extension UIColor {
  /// Black.
  public static let black = fixed(0, 0, 0)
  /// A dark grey.
  public static let darkGray = fixed(85, 85, 85)
  /// A light grey.
  public static let lightGray = fixed(170, 170, 170)
  /// White.
  public static let white = fixed(255, 255, 255)
  /// A grey.
  public static let gray = fixed(127.5, 127.5, 127.5)
  /// Pure red.
  public static let red = fixed(255, 0, 0)
  /// Pure green.
  public static let green = fixed(0, 255, 0)
  /// Pure blue.
  public static let blue = fixed(0, 0, 255)
  /// Pure cyan.
  public static let cyan = fixed(0, 255, 255)
  /// Pure yellow.
  public static let yellow = fixed(255, 255, 0)
  /// Pure magenta.
  public static let magenta = fixed(255, 0, 255)
  /// Pure orange.
  public static let orange = fixed(255, 127.5, 0)
  /// Pure purple.
  public static let purple = fixed(127.5, 0, 127.5)
  /// Pure brown.
  public static let brown = fixed(153, 102, 51)
  /// Nothing: fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
}

extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(.red)
  /// The system's orange.
  public static let systemOrange = UIColor(.orange)
  /// The system's yellow.
  public static let systemYellow = UIColor(.yellow)
  /// The system's green.
  public static let systemGreen = UIColor(.green)
  /// The system's mint.
  public static let systemMint = UIColor(.mint)
  /// The system's teal.
  public static let systemTeal = UIColor(.teal)
  /// The system's cyan.
  public static let systemCyan = UIColor(.cyan)
  /// The system's blue.
  public static let systemBlue = UIColor(.blue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(.indigo)
  /// The system's purple.
  public static let systemPurple = UIColor(.purple)
  /// The system's pink.
  public static let systemPink = UIColor(.pink)
  /// The system's brown.
  public static let systemBrown = UIColor(.brown)
  /// The system's grey.
  public static let systemGray = UIColor(.gray)
  /// The second grey of the system.
  public static let systemGray2 = UIColor(light: .bytes(174, 174, 178), dark: .bytes(99, 99, 102))
  /// The third grey of the system.
  public static let systemGray3 = UIColor(light: .bytes(199, 199, 204), dark: .bytes(72, 72, 74))
  /// The fourth grey of the system.
  public static let systemGray4 = UIColor(light: .bytes(209, 209, 214), dark: .bytes(58, 58, 60))
  /// The fifth grey of the system.
  public static let systemGray5 = UIColor(light: .bytes(229, 229, 234), dark: .bytes(44, 44, 46))
  /// The sixth grey of the system, the closest to the ground.
  public static let systemGray6 = UIColor(light: .bytes(242, 242, 247), dark: .bytes(28, 28, 30))
}

extension UIColor {
  /// The colour of text.
  public static let label = UIColor(Color(.system(.primary)))
  /// The colour of second text.
  public static let secondaryLabel = UIColor(Color(.system(.secondary)))
  /// The colour of third text.
  public static let tertiaryLabel = UIColor(Color(.system(.tertiary)))
  /// The colour of fourth text.
  public static let quaternaryLabel = UIColor(Color(.system(.quaternary)))
  /// The colour of thin lines between things.
  public static let separator = UIColor(Color(.system(.separator)))
  /// The colour of links.
  public static let link = UIColor(Color(.system(.blue)))
  /// The colour of what can be touched.
  public static let tintColor = UIColor(Color(.system(.blue)))
  /// The colour of text that stands for what is not there yet.
  public static let placeholderText = UIColor(
    light: .bytes(60, 60, 67, 0.3), dark: .bytes(235, 235, 245, 0.3))
  /// The colour of lines that nothing shines through.
  public static let opaqueSeparator = UIColor(
    light: .bytes(198, 198, 200), dark: .bytes(56, 56, 58))
  /// The colour of small shapes.
  public static let systemFill = UIColor(
    light: .bytes(120, 120, 128, 0.2), dark: .bytes(120, 120, 128, 0.36))
  /// The colour of shapes of middling size.
  public static let secondarySystemFill = UIColor(
    light: .bytes(120, 120, 128, 0.16), dark: .bytes(120, 120, 128, 0.32))
  /// The colour of large shapes.
  public static let tertiarySystemFill = UIColor(
    light: .bytes(118, 118, 128, 0.12), dark: .bytes(118, 118, 128, 0.24))
  /// The colour of large areas with much in them.
  public static let quaternarySystemFill = UIColor(
    light: .bytes(116, 116, 128, 0.08), dark: .bytes(116, 116, 128, 0.18))
  /// The ground of a window.
  public static let systemBackground = UIColor(
    light: .bytes(255, 255, 255), dark: .bytes(0, 0, 0))
  /// The ground of groups in a window.
  public static let secondarySystemBackground = UIColor(
    light: .bytes(242, 242, 247), dark: .bytes(28, 28, 30))
  /// The ground of groups in groups.
  public static let tertiarySystemBackground = UIColor(
    light: .bytes(255, 255, 255), dark: .bytes(44, 44, 46))
  /// The ground of a window of groups.
  public static let systemGroupedBackground = UIColor(
    light: .bytes(242, 242, 247), dark: .bytes(0, 0, 0))
  /// The ground of a group in such a window.
  public static let secondarySystemGroupedBackground = UIColor(
    light: .bytes(255, 255, 255), dark: .bytes(28, 28, 30))
  /// The ground of groups in such groups.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: .bytes(242, 242, 247), dark: .bytes(44, 44, 46))

  private static func fixed(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}
