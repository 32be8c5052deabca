@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The appearances of items that share a row of a menu.
package enum MenuRow {
  /// A row of icons without titles, as in a palette of a menu.
  case palette
  /// Icons above small titles.
  case compact
}

private enum MenuRowKey: EnvironmentKey {
  static var defaultValue: MenuRow? { nil }
}

extension EnvironmentValues {
  /// The appearance of the items that share a row of a menu; nil if each item has a row of its own.
  var menuRow: MenuRow? {
    get { self[MenuRowKey.self] }
    set { self[MenuRowKey.self] = newValue }
  }
}

/// The label style of an item that shares a row of a menu.
struct MenuRowLabelStyle: LabelStyle {
  let isCompact: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon
      if isCompact { configuration.title.font(.caption).lineLimit(1) }
    }
  }
}
