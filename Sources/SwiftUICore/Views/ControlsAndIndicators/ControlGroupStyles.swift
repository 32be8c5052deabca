/// Controls of a navigation, such as back and forward.
///
/// Mirrors SwiftUI's `NavigationControlGroupStyle`: in one shape on a Mac, elsewhere beside each other without
/// one.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    NavigationControls(configuration: configuration)
  }
}

private struct NavigationControls: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .mac {
      AutomaticControlGroupStyle().makeBody(configuration: configuration)
    } else {
      HStack(spacing: 16) {
        ButtonStyleFallback(style: BorderlessButtonStyle()) { configuration.content }
      }
      .background { SpokenLabel(label: configuration.label) }
    }
  }
}

/// Icons beside each other.
///
/// Mirrors SwiftUI's `PaletteControlGroupStyle`: in a menu one row of icons without titles; elsewhere as the
/// automatic style.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    MenuRowControls(configuration: configuration, isCompact: false)
  }
}

/// Controls in one row of a menu.
///
/// Mirrors SwiftUI's `CompactMenuControlGroupStyle`: in a menu a row of icons above small titles; elsewhere a
/// button that opens a menu with such a row.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The row, or the button that opens it.
  public func makeBody(configuration: Configuration) -> some View {
    MenuRowControls(configuration: configuration, isCompact: true)
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls of a navigation.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Icons beside each other.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Controls in one row of a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A group as one row of the menu it stands in.
private struct MenuRowControls: View {
  let configuration: ControlGroupStyleConfiguration
  let isCompact: Bool
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    if isInMenu {
      HStack(spacing: pixel) { configuration.content }
        .environment(\.menuRow, isCompact ? .compact : .palette)
        .background { SpokenLabel(label: configuration.label) }
    } else if isCompact {
      MenuControlGroupStyle().makeBody(
        configuration: ControlGroupStyleConfiguration(
          content: ControlGroupStyleConfiguration.Content(
            content: AnyView(MenuRowControls(configuration: configuration, isCompact: true))),
          label: configuration.label))
    } else {
      AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
  }
}

/// The looks of items that share a row of a menu.
enum MenuRow {
  /// Icons.
  case palette
  /// Icons above small titles.
  case compact
}

private enum MenuRowKey: EnvironmentKey {
  static var defaultValue: MenuRow? { nil }
}

extension EnvironmentValues {
  /// How the items that share a row of a menu look; nil in rows of their own.
  var menuRow: MenuRow? {
    get { self[MenuRowKey.self] }
    set { self[MenuRowKey.self] = newValue }
  }
}

/// The label of an item that shares a row of a menu.
struct MenuRowLabelStyle: LabelStyle {
  let isCompact: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon
      if isCompact { configuration.title.font(.caption).lineLimit(1) }
    }
  }
}
