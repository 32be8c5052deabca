import Combine
import Foundation
import Observation
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileViewGraph

/// A scene with a modifier.
struct ModifiedScene: PrimitiveScene {
  let sceneView: AnyView

  init<S: Scene>(_ scene: S, _ modify: (AnyView) -> some View) {
    sceneView = AnyView(modify(TactileScenes.sceneView(of: scene)))
  }
}

extension Scene {
  func options(_ change: @escaping (inout SceneOptions) -> Void) -> ModifiedScene {
    ModifiedScene(self) { $0.transformEnvironment(\.sceneOptions, transform: change) }
  }

  private func wrapped(_ wrap: @escaping @MainActor (AnyView) -> AnyView) -> ModifiedScene {
    options { $0.wrappers.insert(wrap, at: 0) }
  }

  /// Sets the size of new windows of the scene, in points.
  ///
  /// The size is that of the window's content. Without this modifier, a window on a screen has 900 by 600 points,
  /// unless ``WindowResizability/contentSize`` fixes its size. People can change it afterwards, within the limits of
  /// `windowResizability(_:)`. A size that the content doesn't support is replaced by the nearest one that it does.
  ///
  /// Mirrors SwiftUI's `defaultSize(_:)`.
  public func defaultSize(_ size: CGSize) -> some Scene { options { $0.defaultSize = size } }

  /// Sets the width and the height of new windows of the scene, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the sizes to which people can resize windows of the scene.
  ///
  /// By default, a window can't be smaller than its content allows; that of the settings has the size of its content.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    options { $0.resizability = resizability }
  }

  /// Sets whether the scene opens a window when the app is launched.
  ///
  /// By default, only the first scene that isn't ``Settings`` opens a window, unless another scene is presented.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    options { $0.opensAtLaunch = behavior.opens }
  }

  // MARK: Environment

  /// Sets a value of the environment for the content of the scene's windows, but not for its commands.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  {
    wrapped { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an observable object into the environment of the scene's windows.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    wrapped { AnyView($0.environment(object)) }
  }

  /// Puts an observable object into the environment of the scene's windows.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    wrapped { AnyView($0.environmentObject(object)) }
  }

  // MARK: Changes

  /// Runs an action when a value changes, such as the phase of the app.
  ///
  /// ```swift
  /// @Environment(\.scenePhase) private var phase
  ///
  /// var body: some Scene {
  ///   WindowGroup { NoteList() }
  ///     .onChange(of: phase) { if phase == .background { notes.save() } }
  /// }
  /// ```
  ///
  /// - Parameter initial: Whether the action also runs when the app is launched.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action with the old and the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action with the new value when a value changes; the older form.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some Scene
  {
    ModifiedScene(self) { $0.onChange(of: value) { action($1) } }
  }
}

/// Whether a scene opens a window when the app is launched.
///
/// Set a behavior with the scene modifier `defaultLaunchBehavior(_:)`. By default, only the first scene that isn't
/// ``Settings`` opens a window. A scene that is ``presented`` opens instead of it, as in this app:
///
/// ```swift
/// WindowGroup { NoteList() }
/// Window("Welcome", id: "welcome") { Welcome() }
///   .defaultLaunchBehavior(.presented)
/// ```
///
/// Mirrors SwiftUI's `SceneLaunchBehavior`.
public struct SceneLaunchBehavior: Sendable {
  let opens: Bool?

  /// The scene opens a window if it is the first one that isn't ``Settings`` and no other scene is ``presented``.
  public static let automatic = SceneLaunchBehavior(opens: nil)
  /// The scene opens a window at launch, wherever it is in the app's body.
  public static let presented = SceneLaunchBehavior(opens: true)
  /// The scene opens no window at launch, even if it is the first one; the `openWindow` action opens one later.
  ///
  /// Another scene should be ``presented``, because a program without a window at launch ends with an error.
  public static let suppressed = SceneLaunchBehavior(opens: false)
}
