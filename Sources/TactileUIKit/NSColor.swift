import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// AppKit's name for ``UIColor``.
///
/// A single class serves both frameworks, so that code for either compiles, and a color such as
/// `Color(.clear)` isn't ambiguous.
public typealias NSColor = UIColor

extension Color {
  /// Creates a SwiftUI color from an AppKit color.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

// AppKit's names for system colors.
extension UIColor {
  /// The color of primary text labels.
  public static var labelColor: NSColor { .label }
  /// The color of secondary text labels.
  public static var secondaryLabelColor: NSColor { .secondaryLabel }
  /// The color of tertiary text labels.
  public static var tertiaryLabelColor: NSColor { .tertiaryLabel }
  /// The color of quaternary text labels.
  public static var quaternaryLabelColor: NSColor { .quaternaryLabel }
  /// The color of text in documents.
  public static var textColor: NSColor { .label }
  /// The background color behind text in documents.
  public static var textBackgroundColor: NSColor { .systemBackground }
  /// The accent color of controls.
  public static var controlAccentColor: NSColor { .tintColor }
  /// The background color of controls.
  public static var controlColor: NSColor { .systemBackground }
  /// The background color of large controls, such as lists.
  public static var controlBackgroundColor: NSColor { .systemBackground }
  /// The color of text on controls.
  public static var controlTextColor: NSColor { .label }
  /// The background color of a window.
  public static var windowBackgroundColor: NSColor { .systemGroupedBackground }
  /// The color of separators between content.
  public static var separatorColor: NSColor { .separator }
  /// The color of links in text.
  public static var linkColor: NSColor { .link }
  /// The color of placeholder text in controls.
  public static var placeholderTextColor: NSColor { .placeholderText }

  /// Creates a color with red, green and blue components in sRGB, from 0 to 1.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color with red, green and blue components; the calibrated color space is sRGB here.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
