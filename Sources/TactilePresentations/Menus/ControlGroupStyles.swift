@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph

/// A style of control groups for navigation, such as back and forward buttons.
///
/// Apply it as `.controlGroupStyle(.navigation)`. On the idiom of a Mac, the controls share one shape. On other idioms,
/// they form a row without a shape, 16 points apart. Only assistive technologies present the label of the group.
///
/// ```swift
/// ControlGroup {
///   Button("Back", systemImage: "chevron.left") { goBack() }
///   Button("Forward", systemImage: "chevron.right") { goForward() }
/// }
/// .controlGroupStyle(.navigation)
/// ```
///
/// Mirrors SwiftUI's `NavigationControlGroupStyle`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates a navigation control group style.
  public nonisolated init() {}

  /// Creates a row of the controls.
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

/// A style of control groups that shows the controls of a menu as a row of icons.
///
/// Apply it as `.controlGroupStyle(.palette)` to a few related actions in a ``Menu`` that their icons explain. Outside
/// a menu, it is the same as the automatic style.
///
/// ```swift
/// Menu("React") {
///   ControlGroup {
///     Button("Like", systemImage: "hand.thumbsup") { like() }
///     Button("Love", systemImage: "heart") { love() }
///   }
///   .controlGroupStyle(.palette)
/// }
/// ```
///
/// Mirrors SwiftUI's `PaletteControlGroupStyle`.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates a palette control group style.
  public nonisolated init() {}

  /// Creates a row of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    MenuRowControls(configuration: configuration, isCompact: false)
  }
}

/// A style of control groups that shows the controls in one row of a menu.
///
/// Apply it as `.controlGroupStyle(.compactMenu)`. In a menu, the controls are a row of icons above small titles; use
/// it instead of ``PaletteControlGroupStyle`` for icons that need a title. Elsewhere, the group is a button that opens
/// a menu with such a row. The button has the label of the group, or an ellipsis if the group has none.
///
/// ```swift
/// Menu("Edit") {
///   ControlGroup {
///     Button("Copy", systemImage: "doc.on.doc") { copy() }
///     Button("Paste", systemImage: "doc.on.clipboard") { paste() }
///   }
///   .controlGroupStyle(.compactMenu)
/// }
/// ```
///
/// Mirrors SwiftUI's `CompactMenuControlGroupStyle`.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates a compact menu control group style.
  public nonisolated init() {}

  /// Creates the row, or the button that opens a menu with it.
  public func makeBody(configuration: Configuration) -> some View {
    MenuRowControls(configuration: configuration, isCompact: true)
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style for navigation controls, such as back and forward buttons.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style that shows the controls of a menu as a row of icons without titles.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style that shows the controls in one row of a menu, as icons above small titles.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A control group as one row of its menu.
struct MenuRowControls: View {
  let configuration: ControlGroupStyleConfiguration
  let isCompact: Bool
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    if isInMenu {
      HStack(spacing: pixel) { configuration.content }
        .environment(\.menuRow, isCompact ? .compact : .palette)
        .background(Color(.system(.separator)))
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
