/// The look of menus.
///
/// Mirrors SwiftUI's `MenuStyle`.
@MainActor
@preconcurrency
public protocol MenuStyle {
  /// The type of the drawn menu.
  associatedtype Body: View

  /// What the style knows of the menu.
  typealias Configuration = MenuStyleConfiguration

  /// The drawn menu: as a rule `Menu(configuration)`, changed in some way.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of its menu.
///
/// Mirrors SwiftUI's `MenuStyleConfiguration`.
@MainActor
@preconcurrency
public struct MenuStyleConfiguration {
  /// What is pressed to open the menu.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label as it was given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// The menu's items.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The items as they were given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension View {
  /// Sets the look of menus in this view; the closest style wins.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: MenuStyleHolder(style: style)))
  }
}

/// Holds a style of menus.
nonisolated struct MenuStyleHolder<Style: MenuStyle>: ControlStyle {
  let style: Style

  @MainActor
  func styledBody(_ configuration: MenuStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A button, drawn by the button style in reach, that opens the menu.
///
/// Mirrors SwiftUI's `DefaultMenuStyle`.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A button, drawn by the button style in reach, that opens the menu.
///
/// Mirrors SwiftUI's `ButtonMenuStyle`.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A button without border that opens the menu.
///
/// Mirrors SwiftUI's `BorderlessButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A button that opens the menu.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button, drawn by the button style in reach, that opens the menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without border that opens the menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
