@_spi(Engine) import TactileViewGraph

/// The order of the items in a menu.
///
/// Set an order with `menuOrder(_:)`. By default, the first item is next to the button or the place that opened the
/// menu, so a menu that opens upward, in the lower half of the window, shows its items in reverse order. In scroll views,
/// for pickers and on a Mac, the default is ``fixed`` instead. Use ``fixed`` if people expect the items in a certain order,
/// such as sizes from small to large:
///
/// ```swift
/// Menu("Size") {
///   ForEach(sizes) { size in Button(size.name) { select(size) } }
/// }
/// .menuOrder(.fixed)
/// ```
///
/// Mirrors SwiftUI's `MenuOrder`.
public struct MenuOrder: Hashable, Sendable {
  private let number: Int

  /// The system's order; use it to restore the default inside a view with another order.
  ///
  /// It is ``fixed`` in scroll views, for pickers and on a Mac, and ``priority`` elsewhere.
  public static let automatic = MenuOrder(number: 0)
  /// The first item is next to the control that opened the menu, so that the most important one is the closest.
  public static let priority = MenuOrder(number: 1)
  /// The items are in their order from top to bottom.
  public static let fixed = MenuOrder(number: 2)
}

/// Whether performing an item closes its menu.
///
/// Set a behavior with `menuActionDismissBehavior(_:)`, for example to keep a menu open while people press an item
/// several times. By default, an item closes its menu.
///
/// ```swift
/// Menu("Font Size") {
///   Button("Larger") { fontSize += 1 }
///   Button("Smaller") { fontSize -= 1 }
/// }
/// .menuActionDismissBehavior(.disabled)
/// ```
///
/// Mirrors SwiftUI's `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let number: Int

  /// The system's behavior, which is to dismiss the menu; the same as ``enabled``.
  public static let automatic = MenuActionDismissBehavior(number: 0)
  /// Performing an item dismisses the menu, for example one item of a menu that otherwise stays open.
  public static let enabled = MenuActionDismissBehavior(number: 1)
  /// The menu stays open when an item is performed.
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
  /// The order in which menus present their items; ``MenuOrder/automatic`` by default.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissKey.self] }
    set { self[MenuActionDismissKey.self] = newValue }
  }

  /// The visibility of the menu indicator, an arrow beside the label.
  ///
  /// Set it with `menuIndicator(_:)`. The default is `automatic`, which shows no arrow.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of the items of menus in this view, including context menus and the menus of pickers.
  ///
  /// It matters only for menus that open upward.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Sets whether performing an item in this view dismisses its menu.
  ///
  /// Apply it to a single item, or to a menu for all of its items.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }

  /// Sets whether menus in this view show an arrow beside their labels; by default, they don't.
  ///
  /// Pass `visible` if people wouldn't recognize the button as a menu. On a Mac, SwiftUI shows the arrow by default.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
