@_spi(Engine) import TactileViewGraph

/// The purpose of the content of a toolbar.
///
/// Pass a role to `toolbarRole(_:)`. It determines how the navigation bar is arranged:
///
/// ```swift
/// NoteEditor(note: note)
///   .navigationTitle(note.title)
///   .toolbarRole(.editor)
/// ```
///
/// Mirrors SwiftUI's `ToolbarRole`.
public struct ToolbarRole: Sendable {
  enum Kind: Sendable {
    case navigationStack, browser, editor
  }

  let kind: Kind

  /// The default role, which is ``navigationStack``.
  public static let automatic = ToolbarRole(kind: .navigationStack)
  /// The role of content that is pushed and popped: the title is in the center, and the back button shows a title.
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  /// The role of content that people move through forwards and backwards.
  ///
  /// In a regular width, the title is at the leading edge, and items with the placement
  /// ``ToolbarItemPlacement/secondaryAction`` are in the center.
  public static let browser = ToolbarRole(kind: .browser)
  /// The role of content that people edit, such as a document.
  ///
  /// The bar is arranged as for ``browser``, and the back button shows only its arrow, in every width.
  public static let editor = ToolbarRole(kind: .editor)
}

extension View {
  /// Sets the role of the toolbar's content while the navigation stack shows this view.
  ///
  /// If several views of a page set a role, the outer one takes precedence, and of siblings the first one.
  ///
  /// Mirrors SwiftUI's `toolbarRole(_:)`.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    navigationInfo { $0.role = role.kind }
  }
}
