import Foundation

extension UIColor {
  /// Creates a color from the program's asset catalogs; nil if there is none with the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color from a bundle's asset catalogs; nil if there is none with the name.
  ///
  /// A color set that cannot be read is nil as well, and issues a warning once that gives the reason.
  ///
  /// - Parameters:
  ///   - bundle: The bundle; nil for the program's main bundle.
  ///   - traitCollection: Ignored: the color is resolved where it is drawn.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let (loader, _) = SharedImageLoader.current else {
      RuntimeWarning.issue(
        "UIColor(named: \"\(name)\") was created before there was a window to read asset catalogs, "
          + "and is nil. Create it where it is shown.")
      return nil
    }
    do throws(ImageFailure) {
      self.init(try loader.color(named: name, in: Image.resources(of: bundle)))
    } catch {
      ImageWarnings.issueUnreadable(error, source: "UIColor(named: \"\(name)\")")
      return nil
    }
  }

  /// Creates a color of a resource, which is transparent if it isn't found.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Returns the system color that asset catalogs refer to by a name.
  static func catalogued(_ name: String) -> UIColor? { byCatalogueName[name] }

  private static let byCatalogueName: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "linkColor": .link, "placeholderTextColor": .placeholderText, "tintColor": .tintColor,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "textColor": .label, "textBackgroundColor": .systemBackground,
    "controlAccentColor": .tintColor, "controlColor": .systemBackground,
    "controlBackgroundColor": .systemBackground, "controlTextColor": .label,
    "windowBackgroundColor": .systemGroupedBackground,
  ]
}
