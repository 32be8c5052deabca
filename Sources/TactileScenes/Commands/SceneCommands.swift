@_spi(Engine) import TactileViewGraph

extension Scene {
  /// Adds commands to the menus of the app.
  ///
  /// On a desktop, windows show the commands in a menu bar, beside the standard menus. On other devices, only their
  /// keyboard shortcuts work. There is no menu bar if no scene of the app has this modifier, and none in the window of
  /// the ``Settings``. The menu bar is that of the app: every window has the commands of all scenes.
  ///
  /// ```swift
  /// WindowGroup { NoteList() }
  ///   .commands {
  ///     CommandMenu("Note") { Button("Archive") { notes.archive() } }
  ///     CommandGroup(replacing: .help) { Button("Manual") { openManual() } }
  ///   }
  /// ```
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

  /// Removes the commands of this scene, and the standard items that open its windows.
  ///
  /// These are “New Window” for a ``WindowGroup``, and the item with the title of a ``Window``. Only the commands of
  /// modifiers before this one are removed.
  ///
  /// Mirrors SwiftUI's `commandsRemoved()`.
  public func commandsRemoved() -> some Scene { options { $0.removesCommands = true } }

  /// Replaces the commands of this scene, and the standard items that open its windows, by other commands.
  ///
  /// Only the commands of modifiers before this one are replaced.
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
