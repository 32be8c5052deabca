@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls

extension Scene {
  /// Adds commands to the menus of the app.
  ///
  /// A window shows them in a menu bar on a desktop. On other devices only their keyboard shortcuts work. The
  /// menu bar is that of the app: it has the commands of all scenes in each of their windows.
  ///
  /// Mirrors SwiftUI's `commands(content:)`.
  public func commands<Content: Commands>(
    @CommandsBuilder content: @escaping () -> Content
  ) -> some Scene {
    options {
      guard !$0.removesCommands else { return }
      $0.commands.insert(commandsView(of: content()), at: 0)
    }
  }

  /// Removes the commands of this scene, and the standard items that belong to it.
  ///
  /// Mirrors SwiftUI's `commandsRemoved()`.
  public func commandsRemoved() -> some Scene { options { $0.removesCommands = true } }

  /// Replaces the commands of this scene.
  ///
  /// Mirrors SwiftUI's `commandsReplaced(content:)`.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: @escaping () -> Content
  ) -> some Scene {
    options {
      guard !$0.removesCommands else { return }
      $0.commands.insert(commandsView(of: content()), at: 0)
      $0.removesCommands = true
    }
  }
}
