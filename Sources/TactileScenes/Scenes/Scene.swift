@_spi(Engine) import TactileViewGraph

/// A part of an app's user interface, shown in windows that the system manages.
///
/// The body of an ``App`` consists of scenes: a ``WindowGroup``, a ``Window``, the ``Settings``, or a type of your own
/// that combines these. The content of a scene is a hierarchy of views; each window has its own state.
///
/// ```swift
/// struct NoteScenes: Scene {
///   var body: some Scene {
///     WindowGroup { NoteList() }
///       .defaultSize(width: 600, height: 800)
///     Settings { SettingsForm() }
///   }
/// }
/// ```
///
/// Modifiers of a scene configure its windows and the menus, such as `defaultSize(_:)`, `windowResizability(_:)` and
/// `commands(content:)`. The modifier `onChange(of:initial:_:)` reacts to changes of the app's state.
///
/// A scene can have properties such as `@State` and `@Environment`. In a scene, the environment value `scenePhase` is
/// the phase of the app, which is the highest phase of all windows. In a view, it is the phase of the window.
///
/// Mirrors SwiftUI's `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that the body declares.
  associatedtype Body: Scene

  /// The scenes that this scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that the app graph shows by a view instead of a body.
@MainActor
package protocol PrimitiveScene: Scene where Body == Never {
  /// The view of the scene in the app graph, which has no size and registers what the scene can open.
  var sceneView: AnyView { get }
}

extension PrimitiveScene {
  /// Traps: a primitive scene has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
