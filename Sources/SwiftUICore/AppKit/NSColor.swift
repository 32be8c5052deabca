import Foundation

/// AppKit's name for ``UIColor``: one class serves both, so that code for either compiles, and a colour
/// such as `Color(.clear)` is not two.
public typealias NSColor = UIColor

extension Color {
  /// Makes the colour that an AppKit colour is.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

// The names that AppKit has for colours of the system.
extension UIColor {
  /// The colour of text.
  public static var labelColor: NSColor { .label }
  /// The colour of second text.
  public static var secondaryLabelColor: NSColor { .secondaryLabel }
  /// The colour of third text.
  public static var tertiaryLabelColor: NSColor { .tertiaryLabel }
  /// The colour of fourth text.
  public static var quaternaryLabelColor: NSColor { .quaternaryLabel }
  /// The colour of text that can be written.
  public static var textColor: NSColor { .label }
  /// The ground of text that can be written.
  public static var textBackgroundColor: NSColor { .systemBackground }
  /// The colour of controls that are on.
  public static var controlAccentColor: NSColor { .tintColor }
  /// The ground of controls.
  public static var controlColor: NSColor { .systemBackground }
  /// The ground of large controls, such as lists.
  public static var controlBackgroundColor: NSColor { .systemBackground }
  /// The colour of text on controls.
  public static var controlTextColor: NSColor { .label }
  /// The ground of a window.
  public static var windowBackgroundColor: NSColor { .systemGroupedBackground }
  /// The colour of thin lines between things.
  public static var separatorColor: NSColor { .separator }
  /// The colour of links.
  public static var linkColor: NSColor { .link }
  /// The colour of text that stands for what is not there yet.
  public static var placeholderTextColor: NSColor { .placeholderText }

  /// Makes a colour of red, green and blue.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of red, green and blue; the calibrated colour space is taken for sRGB.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
