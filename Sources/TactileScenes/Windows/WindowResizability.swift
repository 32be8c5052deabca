@_spi(Engine) import TactileViewGraph

/// The sizes to which people can resize a window.
///
/// Set a value with the scene modifier `windowResizability(_:)`. By default, a settings window has the size of its
/// content, and other windows can't be smaller than the minimum size of their content.
///
/// ```swift
/// WindowGroup { NoteList().frame(minWidth: 300, minHeight: 200) }  // People can't make it smaller.
/// Window("Calculator", id: "calculator") { Keypad() }
///   .windowResizability(.contentSize)
/// ```
///
/// On a screen, a window with content of a variable size can always grow, because GTK has no maximum size.
///
/// Mirrors SwiftUI's `WindowResizability`.
public struct WindowResizability: Equatable, Sendable {
  private enum Kind {
    case automatic, contentSize, contentMinSize
  }

  private let kind: Kind

  /// The default of the scene: ``contentSize`` for ``Settings``, and ``contentMinSize`` for other scenes.
  public static let automatic = WindowResizability(kind: .automatic)

  /// From the minimum to the maximum size of the content; people can't resize a window with content of a fixed size.
  public static let contentSize = WindowResizability(kind: .contentSize)

  /// From the minimum size of the content, without a maximum.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}
