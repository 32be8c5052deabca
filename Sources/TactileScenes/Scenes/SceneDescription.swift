import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A description of the windows that a scene can open: their kind, title and content.
@MainActor
struct SceneDescription {
  /// The kind of a scene, which decides how many windows it has.
  enum Kind {
    /// Any number of windows, each with its own state.
    case group
    /// A scene with a single window, such as `Window`.
    case single
    /// The window of the app's settings.
    case settings
  }

  var kind: Kind
  /// The identifier with which views open windows of the scene.
  var id: String?
  var title: Text?
  /// The type of the values that the scene's windows show; nil for windows without a value.
  var valueType: Any.Type?
  /// Makes the content of a window.
  var content: (AppWindow) -> AnyView
  /// The properties that the modifiers of the scene set.
  var options = SceneOptions()

  /// Whether windows of the scene can show a value; any window can be opened without one.
  func shows(_ value: AnyHashable?) -> Bool {
    guard let value else { return true }
    return valueType.map { type(of: value.base) == $0 } ?? false
  }
}

/// The properties of a scene's windows that modifiers set.
struct SceneOptions {
  /// The size of a new window's content, in points.
  var defaultSize: CGSize?
  var resizability: WindowResizability = .automatic
  /// Whether the scene opens a window when the app is launched; nil for the default.
  var opensAtLaunch: Bool?
  /// The modifiers of the content of each window, from the inside out.
  var wrappers: [@MainActor (AnyView) -> AnyView] = []
  /// The conditions of the URLs that open a new window; nil if the scene does not say.
  var externalEvents: Set<String>?
  /// The views of the scene's commands, in order.
  var commands: [AnyView] = []
  /// Whether the commands of modifiers further inside, and the standard items of the scene, are left out.
  var removesCommands = false
}

enum SceneOptionsKey: EnvironmentKey {
  static var defaultValue: SceneOptions { SceneOptions() }
}

extension EnvironmentValues {
  var sceneOptions: SceneOptions {
    get { self[SceneOptionsKey.self] }
    set { self[SceneOptionsKey.self] = newValue }
  }
}
