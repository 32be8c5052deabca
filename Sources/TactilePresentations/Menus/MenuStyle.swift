@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileViewGraph

/// The appearance of the button that opens a menu.
///
/// To create a style, conform to this protocol, modify a `Menu` that is created from the configuration, and set the
/// style with `menuStyle(_:)`:
///
/// ```swift
/// struct RedMenuStyle: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).tint(.red)
///   }
/// }
/// ```
///
/// Apply it as `.menuStyle(RedMenuStyle())`. The system's styles are `.automatic`, `.button` and `.borderlessButton`.
/// The items of an open menu always have the system's appearance.
///
/// Mirrors SwiftUI's `MenuStyle`.
@MainActor
@preconcurrency
public protocol MenuStyle {
  /// The type of the view that draws the menu button.
  associatedtype Body: View

  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Creates the view that draws a menu button, usually a modified `Menu(configuration)`.
  ///
  /// It's called for each menu in a view with this style, and again when the menu changes. Several views are stacked
  /// vertically. A style can have properties such as `@Environment` and `@State`, whose values belong to each menu.
  ///
  /// - Parameter configuration: The label and the items, from which the style can only create a `Menu`.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label and the items of a menu.
///
/// A ``MenuStyle`` receives a configuration, from which it creates a `Menu` that the next outer style draws:
///
/// ```swift
/// struct FramedMenuStyle: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).padding(4).border(.gray)
///   }
/// }
/// ```
///
/// It has no properties to read, so a style can't place the label or the items anywhere else.
///
/// Mirrors SwiftUI's `MenuStyleConfiguration`.
@MainActor
@preconcurrency
public struct MenuStyleConfiguration {
  /// The label of the button that opens the menu: the type of the label of `Menu(configuration)`, whatever views the
  /// original menu has.
  public nonisolated struct Label: ErasedContent {
    package let content: AnyView
  }

  /// The items of the menu: the type of the content of `Menu(configuration)`, whatever views the original menu has.
  public nonisolated struct Content: ErasedContent {
    package let content: AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension View {
  /// Sets the style of menus in this view; the closest style takes precedence.
  ///
  /// The style draws only the buttons that open the menus, including those of pickers with the style `.menu`:
  ///
  /// ```swift
  /// HStack {
  ///   Menu("Sort") { sortButtons }
  ///   Menu("Filter") { filterToggles }
  /// }
  /// .menuStyle(.button)
  /// .buttonStyle(.bordered)
  /// ```
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

/// The default style of menus, in which the closest button style draws the button.
///
/// Apply it as `.menuStyle(.automatic)`, to restore the default inside another style. Without a button style, the
/// button is a label in the tint. People press it and then an item, or drag from the button to an item and release. On
/// a Mac, SwiftUI shows a bordered button by default.
///
/// Mirrors SwiftUI's `DefaultMenuStyle`.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates a default menu style.
  public nonisolated init() {}

  /// Creates the button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A style of menus in which the closest button style draws the button.
///
/// Apply it as `.menuStyle(.button)`, together with a button style, for a menu that looks like the buttons beside it:
///
/// ```swift
/// Menu("Share") {
///   Button("Copy Link") { copyLink() }
///   Button("Send by Mail") { sendByMail() }
/// }
/// .menuStyle(.button)
/// .buttonStyle(.bordered)
/// ```
///
/// Here, it's the same as the default style, which SwiftUI draws differently on some platforms.
///
/// Mirrors SwiftUI's `ButtonMenuStyle`.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates a button menu style.
  public nonisolated init() {}

  /// Creates the button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A style of menus with a borderless button.
///
/// Apply it as `.menuStyle(.borderlessButton)`, for a menu between buttons of another style. The label has the tint and
/// dims while the button is pressed; a button style around the menu has no effect. An arrow beside the label, which
/// SwiftUI shows on a Mac, is visible only with `menuIndicator(.visible)`.
///
/// SwiftUI deprecates this style. In new code, set `.menuStyle(.button)` and `.buttonStyle(.borderless)`, which look
/// the same.
///
/// Mirrors SwiftUI's `BorderlessButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates a borderless button menu style.
  public nonisolated init() {}

  /// Creates the borderless button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The system's default menu style, a button drawn by the closest button style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu style that shows a button drawn by the closest button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu style that shows a borderless button, whatever the closest button style is.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
