@_spi(Engine) import TactileViewGraph

extension SystemColor {
  /// Creates the system color that asset catalogs refer to by a name; nil if there is none.
  init?(catalogName name: String) {
    guard let color = Self.byCatalogName[name] else { return nil }
    self = color
  }

  private static let byCatalogName: [String: SystemColor] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
    "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
    "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
    "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
    "systemGrayColor": .gray, "systemGray2Color": .gray2, "systemGray3Color": .gray3,
    "systemGray4Color": .gray4, "systemGray5Color": .gray5, "systemGray6Color": .gray6,
    "labelColor": .primary, "secondaryLabelColor": .secondary, "tertiaryLabelColor": .tertiary,
    "quaternaryLabelColor": .quaternary, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "linkColor": .blue,
    "placeholderTextColor": .placeholder, "tintColor": .blue, "systemFillColor": .fill,
    "secondarySystemFillColor": .secondaryFill, "tertiarySystemFillColor": .tertiaryFill,
    "quaternarySystemFillColor": .quaternaryFill, "systemBackgroundColor": .background,
    "secondarySystemBackgroundColor": .secondaryBackground,
    "tertiarySystemBackgroundColor": .tertiaryBackground,
    "systemGroupedBackgroundColor": .groupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondaryGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiaryGroupedBackground, "textColor": .primary,
    "textBackgroundColor": .background, "controlAccentColor": .blue, "controlColor": .background,
    "controlBackgroundColor": .background, "controlTextColor": .primary,
    "windowBackgroundColor": .groupedBackground,
  ]
}
