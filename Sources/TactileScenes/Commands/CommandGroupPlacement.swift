@_spi(Engine) import TactileViewGraph

/// A place in the standard menus of an app, where you can add or replace items.
///
/// Pass a placement to a ``CommandGroup`` to put your own items before, after or in place of the standard ones:
///
/// ```swift
/// WindowGroup { ContentView() }
///   .commands {
///     CommandGroup(after: .newItem) {
///       Button("New from Template…") { isChoosingTemplate = true }
///     }
///   }
/// ```
///
/// The standard items open the settings, a new window and the app's single windows, close the window, quit the app,
/// undo and redo, and turn full screen on and off. All other placements are empty until you add items, and so are some
/// that a Mac fills, such as ``appInfo``, ``pasteboard`` and ``help``. A menu whose placements are all empty isn't
/// shown. There is a menu bar on a desktop, if a scene of the app has the modifier `commands(content:)`. Without one,
/// the keyboard shortcuts of the items work all the same.
///
/// Mirrors SwiftUI's `CommandGroupPlacement`.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  // MARK: The menu of the app

  /// The place at the top of the app's menu for an item about the app, which has no standard items.
  public static let appInfo = CommandGroupPlacement("appInfo")
  /// The place in the app's menu for an item that opens the ``Settings`` scene, which is there if the app has one.
  public static let appSettings = CommandGroupPlacement("appSettings")
  /// The place in the app's menu for services of the system, which has no standard items.
  public static let systemServices = CommandGroupPlacement("systemServices")
  /// The place in the app's menu for items that hide and show the app, which has no standard items.
  public static let appVisibility = CommandGroupPlacement("appVisibility")
  /// The place at the end of the app's menu for the item that quits the app.
  public static let appTermination = CommandGroupPlacement("appTermination")

  // MARK: File

  /// The place at the top of the File menu for items that create documents and windows.
  ///
  /// The standard item opens a window of the first ``WindowGroup``.
  public static let newItem = CommandGroupPlacement("newItem")
  /// The place in the File menu for items that save documents.
  ///
  /// The standard item closes the window.
  public static let saveItem = CommandGroupPlacement("saveItem")
  /// The place in the File menu, after ``saveItem``, for items that import and export data, which has no standard
  /// items.
  public static let importExport = CommandGroupPlacement("importExport")
  /// The place at the end of the File menu for items that print, which has no standard items.
  public static let printItem = CommandGroupPlacement("printItem")

  // MARK: Edit

  /// The place at the top of the Edit menu for the items that undo and redo changes.
  ///
  /// The standard items use the window's undo manager.
  public static let undoRedo = CommandGroupPlacement("undoRedo")
  /// The place in the Edit menu for items that cut, copy and paste, which has no standard items.
  public static let pasteboard = CommandGroupPlacement("pasteboard")
  /// The place at the end of the Edit menu for items such as Find and Replace, which has no standard items.
  public static let textEditing = CommandGroupPlacement("textEditing")

  // MARK: Format

  /// The place in the Format menu for items that change the font, style and alignment of text, which has no standard
  /// items.
  public static let textFormatting = CommandGroupPlacement("textFormatting")

  // MARK: View

  /// The place at the top of the View menu for items that show, hide and customize the toolbar, which has no standard
  /// items.
  public static let toolbar = CommandGroupPlacement("toolbar")
  /// The place in the View menu for items that show the sidebar and fill the screen.
  ///
  /// On a desktop, the standard item turns full screen on and off. Other devices have no standard item.
  public static let sidebar = CommandGroupPlacement("sidebar")

  // MARK: Window

  /// The place at the top of the Window menu for items that change the window's size, which has no standard items.
  public static let windowSize = CommandGroupPlacement("windowSize")
  /// The place in the Window menu for the items that open the app's ``Window`` scenes, one for each scene.
  public static let singleWindowList = CommandGroupPlacement("singleWindowList")
  /// The place in the Window menu for a list of the open windows, which has no standard items.
  public static let windowList = CommandGroupPlacement("windowList")
  /// The place at the end of the Window menu for items that arrange windows, which has no standard items.
  public static let windowArrangement = CommandGroupPlacement("windowArrangement")

  // MARK: Help

  /// The place in the Help menu for items that open the app's documentation, which has no standard items.
  public static let help = CommandGroupPlacement("help")
}
