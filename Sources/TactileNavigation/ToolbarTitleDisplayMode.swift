@_spi(Engine) import TactileViewGraph

/// The location and the size of a toolbar's title.
///
/// Pass a mode to `toolbarTitleDisplayMode(_:)`. By default, the title is large in the root view of a navigation stack,
/// and in other views as in the view below. Use ``inline`` where content needs the room. Modes apply on all idioms; on
/// a Mac, SwiftUI ignores them.
///
/// ```swift
/// NoteView(note: note)
///   .navigationTitle(note.title)
///   .toolbarTitleDisplayMode(.inline)
/// ```
///
/// Mirrors SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
  fileprivate let mode: NavigationBarItem.TitleDisplayMode

  /// The default mode: large in the root view of a stack, and in other views as in the view below.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// The title is below the bar in large letters, also while content scrolls.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// The title is in the center of the bar; a toolbar item with the placement `principal` takes its place.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// The title is inside the bar in large letters, which saves a line; drawn like ``large`` here.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  /// Sets the location and the size of the title that `navigationTitle(_:)` sets.
  ///
  /// It makes the same setting as `navigationBarTitleDisplayMode(_:)`. If a view has both, the outer one applies.
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    navigationInfo { $0.mode = mode.mode }
  }
}
