/// Where a bar shows its title.
///
/// Mirrors SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
  fileprivate let mode: NavigationBarItem.TitleDisplayMode

  /// As the stack's first view has it: large there, small in those that follow.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Below the bar, in large letters.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// In the bar, between the buttons.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// In large letters, in the bar; drawn as ``large`` here.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  /// Sets where the title stands.
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}
