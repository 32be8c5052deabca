@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

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
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label and the items of a menu.
///
/// A ``MenuStyle`` receives a configuration, from which it creates a `Menu`. It has no properties to read, so a style
/// can't place the label or the items anywhere else.
///
/// Mirrors SwiftUI's `MenuStyleConfiguration`.
@MainActor
@preconcurrency
public struct MenuStyleConfiguration {
  /// The label of the button that opens the menu: the type of the label of `Menu(configuration)`, whatever views the
  /// original menu has.
  public nonisolated struct Label: ErasedContent {
    let content: AnyView
  }

  /// The items of the menu: the type of the content of `Menu(configuration)`, whatever views the original menu has.
  public nonisolated struct Content: ErasedContent {
    let content: AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension View {
  /// Sets the style of menus in this view; the closest style takes precedence.
  ///
  /// The style draws only the buttons that open the menus, including those of pickers with the menu style.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

/// The default style of menus, in which the closest button style draws the button.
///
/// Apply it as `.menuStyle(.automatic)`, to restore the default inside another style. Without a button style, the
/// button is a label in the tint.
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
/// Apply it as `.menuStyle(.button)`, together with a button style. It's the same as the default style, which SwiftUI
/// draws differently on some platforms.
///
/// ```swift
/// Menu("Share") { items }
///   .menuStyle(.button)
///   .buttonStyle(.bordered)
/// ```
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
/// dims while the button is pressed; a button style around the menu has no effect. There is no arrow beside the label,
/// as there is on a Mac, unless `menuIndicator(_:)` shows one.
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
  /// The system's default menu style, which shows a button.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu style that shows a button drawn by the closest button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu style that shows a borderless button.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
