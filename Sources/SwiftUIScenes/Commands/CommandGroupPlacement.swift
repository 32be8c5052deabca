@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls

/// A place in the standard menus of an app.
///
/// Mirrors SwiftUI's `CommandGroupPlacement`. A placement without standard items shows nothing by itself, but
/// items can be put there.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  // MARK: The menu of the app

  /// Information about the app.
  public static let appInfo = CommandGroupPlacement("appInfo")
  /// The settings of the app: an item that opens the window of the scene ``Settings``, if there is one.
  public static let appSettings = CommandGroupPlacement("appSettings")
  /// The services of the system, of which there are none.
  public static let systemServices = CommandGroupPlacement("systemServices")
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement("appVisibility")
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement("appTermination")

  // MARK: File

  /// Creating documents and windows: an item that opens a window of the first ``WindowGroup``.
  public static let newItem = CommandGroupPlacement("newItem")
  /// Saving: an item that closes the window.
  public static let saveItem = CommandGroupPlacement("saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement("importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement("printItem")

  // MARK: Edit

  /// Undoing and redoing what the window's undo manager has registered.
  public static let undoRedo = CommandGroupPlacement("undoRedo")
  /// The pasteboard.
  public static let pasteboard = CommandGroupPlacement("pasteboard")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement("textEditing")

  // MARK: Format

  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement("textFormatting")

  // MARK: View

  /// The toolbar.
  public static let toolbar = CommandGroupPlacement("toolbar")
  /// The sidebar, and filling the screen.
  public static let sidebar = CommandGroupPlacement("sidebar")

  // MARK: Window

  /// The size of the window.
  public static let windowSize = CommandGroupPlacement("windowSize")
  /// The app's scenes of the type ``Window``, each of which has an item that opens it.
  public static let singleWindowList = CommandGroupPlacement("singleWindowList")
  /// The list of open windows.
  public static let windowList = CommandGroupPlacement("windowList")
  /// The arrangement of the windows.
  public static let windowArrangement = CommandGroupPlacement("windowArrangement")

  // MARK: Help

  /// Help about the app.
  public static let help = CommandGroupPlacement("help")
}
