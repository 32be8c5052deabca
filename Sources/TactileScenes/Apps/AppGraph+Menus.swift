@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The contents and actions of an app's menus.
extension AppGraph {
  /// The views of the commands of all scenes, in order.
  var commands: [AnyView] { registry.scenes.flatMap(\.scene.options.commands) }

  /// Whether the app has settings with a command that opens them.
  var hasSettings: Bool {
    registry.scenes.contains {
      $0.scene.kind == .settings && !$0.scene.options.removesCommands
    }
  }

  /// Whether a new window can be opened.
  var hasWindowGroup: Bool { windowGroup != nil }

  var windowGroup: SceneNode? {
    registry.scenes.first {
      $0.scene.kind == .group && $0.scene.shows(nil) && !$0.scene.options.removesCommands
    }
  }

  /// The titles and the identifiers of the scenes that have a single window.
  var singleWindows: [(title: Text, id: String)] {
    registry.scenes.compactMap {
      guard $0.scene.kind == .single, !$0.scene.options.removesCommands, let id = $0.scene.id,
        let title = $0.scene.title
      else { return nil }
      return (title, id)
    }
  }
}
