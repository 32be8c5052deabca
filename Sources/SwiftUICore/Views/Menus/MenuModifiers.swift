/// The order of a menu's items.
///
/// Mirrors SwiftUI's `MenuOrder`.
public struct MenuOrder: Hashable, Sendable {
  private let number: Int

  /// As the system does: by priority.
  public static let automatic = MenuOrder(number: 0)
  /// The first item is next to what opened the menu.
  public static let priority = MenuOrder(number: 1)
  /// From top to bottom.
  public static let fixed = MenuOrder(number: 2)
}

/// Whether an item closes its menu.
///
/// Mirrors SwiftUI's `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let number: Int

  /// As the system does: it closes it.
  public static let automatic = MenuActionDismissBehavior(number: 0)
  /// It closes it.
  public static let enabled = MenuActionDismissBehavior(number: 1)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(number: 2)
}

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private enum MenuActionDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The order of menus' items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissKey.self] }
    set { self[MenuActionDismissKey.self] = newValue }
  }

  /// Whether menus show that they are menus.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of menus' items in this view.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Sets whether items in this view close their menus.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }

  /// Shows an arrow beside the labels of menus in this view; there is none by itself.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
