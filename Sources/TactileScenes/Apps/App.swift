@_spi(Engine) import TactileViewGraph

/// The structure and the behavior of an app.
///
/// A program has one type that conforms to this protocol and is marked with `@main`, from which the program starts. Its
/// body declares the scenes of the app, such as a ``WindowGroup``. Its properties, such as `@State`, hold the data that
/// all windows share:
///
/// ```swift
/// @main
/// struct CounterApp: App {
///   @State private var counter = Counter()  // An @Observable class.
///
///   var body: some Scene {
///     WindowGroup { ContentView().environment(counter) }
///     Settings { SettingsView().environment(counter) }
///   }
/// }
/// ```
///
/// The app's first scene that isn't ``Settings`` opens a window at launch, unless its `defaultLaunchBehavior(_:)`, or
/// that of another scene, says otherwise. If no scene opens one, for example because ``Settings`` is the only scene,
/// the program ends at once with a message. Otherwise it ends when the last window has closed, even where a Mac would
/// go on without windows. Files and URLs among the program's arguments go to `onOpenURL(perform:)`. In the menus, the
/// app has the name of its type without “App” at the end.
///
/// The article “Apps and windows” describes windows, menus and tests of apps.
///
/// Mirrors SwiftUI's `App`.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes that the body declares.
  associatedtype Body: Scene

  /// The scenes of the app, each of which can open windows.
  ///
  /// The body is evaluated again when a value that it read changes. If a scene is no longer part of the body, its
  /// windows close.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app; called once, before its first window opens.
  @MainActor @preconcurrency init()
}
