@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// A type that specifies the appearance of menus.
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

/// The properties of a menu.
///
/// Mirrors SwiftUI's `MenuStyleConfiguration`.
@MainActor
@preconcurrency
public struct MenuStyleConfiguration {
  /// A type-erased label of the menu button.
  public nonisolated struct Label: ErasedContent {
    let content: AnyView
  }

  /// A type-erased view of the menu's items.
  public nonisolated struct Content: ErasedContent {
    let content: AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension View {
  /// Sets the style of menus in this view; the closest style takes precedence.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

/// The system's default menu style, which shows a button drawn by the closest button style.
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

/// A menu style that shows a button drawn by the closest button style.
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

/// A menu style that shows a borderless button.
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
