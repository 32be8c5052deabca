import Foundation
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// The items of a context menu.
///
/// The items are actions on the view that has the menu. Pass the menu to `contextMenu(_:)`, for example for several
/// views with the same actions. New code should use `contextMenu(menuItems:)`, which takes the items themselves.
///
/// ```swift
/// let menu = ContextMenu { Button("Rename") { rename() } }
///
/// Text(name).contextMenu(isLocked ? nil : menu)
/// ```
///
/// Mirrors SwiftUI's `ContextMenu`.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a context menu with items, such as buttons, toggles, pickers and menus.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a context menu that opens when a finger holds the view for half a second, or when the view is clicked with
  /// the secondary mouse button (rule 2.9.102).
  ///
  /// ```swift
  /// Text(file.name)
  ///   .contextMenu {
  ///     Button("Rename") { rename(file) }
  ///     Button("Delete", role: .destructive) { delete(file) }
  ///   }
  /// ```
  ///
  /// A click opens the menu at the pointer. Otherwise, the menu is below or above the view. Buttons in the view don't
  /// run their actions when the menu opens (rule 2.4.49).
  ///
  /// - Parameter menuItems: The items of the menu, as in a ``Menu``. If the closure returns none, for example because
  ///   of an `if`, there is no menu (rule 2.9.113).
  ///
  /// Mirrors SwiftUI's `contextMenu(menuItems:)`.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
  }

  /// Adds a context menu with a preview, which is shown above the menu.
  ///
  /// The preview has the background of the window, and takes the place of the view if there is room for both. It isn't
  /// shown on a Mac.
  ///
  /// The menu opens when a finger holds the view for half a second, or when the view is clicked with the secondary
  /// mouse button.
  ///
  /// - Parameters:
  ///   - menuItems: The items of the menu, as in a ``Menu``; if there are none, there is no menu.
  ///   - preview: The view to show, which doesn't respond to touches.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Adds an optional context menu that opens when a finger holds the view for half a second, or when the view is
  /// clicked with the secondary mouse button.
  ///
  /// - Parameter contextMenu: The menu; nil for none, for example while there is nothing to do with the view.
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: EmptyView()))
  }
}

/// Opens a menu on a long press of its content.
nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  let preview: Preview
  @State private var isOpen = false
  @State private var finger = MenuFinger()

  @MainActor
  func body(content: Content) -> some View {
    let (isOpen, finger) = ($isOpen, finger)
    let isEnabled = !areEmpty(items)
    let openAtMouse: @MainActor (CGPoint) -> Void = {
      finger.click = $0
      isOpen.wrappedValue = true
    }
    content
      .modifier(
        MenuOpeningModifier(
          duration: 0.5, mouse: .never, finger: finger, isEnabled: isEnabled
        ) {
          finger.click = nil
          isOpen.wrappedValue = true
        }
      )
      .modifier(SecondaryClickModifier(action: isEnabled ? openAtMouse : nil))
      .modifier(
        PresentingModifier(
          .contextMenu, isPresented: isOpen.wrappedValue, dismiss: { isOpen.wrappedValue = false },
          opensAtOnce: true,
          presented: MenuView(content: items, preview: preview, finger: finger)))
  }
}

extension PresentationKind {
  fileprivate static let contextMenu = PresentationKind("context menu", arrangesItems: true)
}
