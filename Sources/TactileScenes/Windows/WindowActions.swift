@_spi(Engine) import TactileViewGraph

/// An action that opens a window of the app.
///
/// Read the action from the environment, and call it with the identifier of a scene, with a value, or with both:
///
/// ```swift
/// struct ShowLogButton: View {
///   @Environment(\.openWindow) private var openWindow
///
///   var body: some View { Button("Show Log") { openWindow(id: "log") } }
/// }
///
/// // In the app's body:
/// WindowGroup(for: Note.ID.self) { $id in NoteView(id: id) }  // openWindow(value: note.id)
/// Window("Log", id: "log") { LogView() }
/// ```
///
/// The identifier, or the type of the value, has to be that of a scene. A ``WindowGroup`` opens a new window with each
/// call, unless one of its windows shows an equal value; its content receives a binding to the value. Without a value,
/// a group of values opens a window with nil, or with its default value. A ``Window`` that is open comes to the front.
/// If no scene of the app can open the window, a runtime warning says so. Outside of an app, the action has no effect.
///
/// Mirrors SwiftUI's `OpenWindowAction`.
@MainActor @preconcurrency
public struct OpenWindowAction {
  fileprivate let app: AppReference?

  /// Opens a window of the scene with the given identifier.
  public func callAsFunction(id: String) { app?.app?.open(id: id, value: nil) }

  /// Opens a window that shows a value, of the scene with the given identifier.
  ///
  /// A window of the scene that shows an equal value comes to the front instead.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    app?.app?.open(id: id, value: AnyHashable(value))
  }

  /// Opens a window for a value, of the first scene in the app's body that shows values of exactly its type.
  ///
  /// A window that shows an equal value comes to the front instead.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    app?.app?.open(id: nil, value: AnyHashable(value))
  }
}

/// An action that closes windows of the app.
///
/// Read the action from the environment. Without arguments it closes the window that the view is in; otherwise it
/// closes all windows that the arguments identify:
///
/// ```swift
/// struct CloseLogButton: View {
///   @Environment(\.dismissWindow) private var dismissWindow
///
///   var body: some View {
///     Button("Close Log") { dismissWindow(id: "log") }
///   }
/// }
/// ```
///
/// A window shows the default value of its group while it has no other. Closing the last window ends the program. The
/// action has no effect if no such window is open, and outside of an app. Unlike the `dismiss` action, it closes
/// the whole window even in a sheet; on a Mac, a window that shows a sheet or an alert stays open.
///
/// Mirrors SwiftUI's `DismissWindowAction`.
@MainActor @preconcurrency
public struct DismissWindowAction {
  fileprivate let app: AppReference?

  /// Closes the window that the view is in.
  public func callAsFunction() {
    if let window = app?.window { app?.app?.close(window) }
  }

  /// Closes all windows of the scene with the given identifier.
  public func callAsFunction(id: String) { app?.app?.dismiss(id: id, value: nil) }

  /// Closes the windows that show a value, of the scene with the given identifier.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    app?.app?.dismiss(id: id, value: AnyHashable(value))
  }

  /// Closes the windows that show a value, in all scenes.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    app?.app?.dismiss(id: nil, value: AnyHashable(value))
  }
}

/// An action that opens the window of the app's settings.
///
/// Read the action from the environment's `openSettings`, and call it like a function.
/// To show only a button that opens the settings, use ``SettingsLink``.
///
/// ```swift
/// struct AccountWarning: View {
///   @Environment(\.openSettings) private var openSettings
///
///   var body: some View {
///     Button("Sign In…") { openSettings() }
///   }
/// }
/// ```
///
/// To open a certain page of the settings, write its name to an `AppStorage` property that the settings read, and then
/// call the action. If the app has no ``Settings`` scene, a runtime warning says so. Outside of an app, the action has
/// no effect.
///
/// Mirrors SwiftUI's `OpenSettingsAction`.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  fileprivate let app: AppReference?

  /// Opens the window of the app's ``Settings``, or brings it to the front.
  public func callAsFunction() { app?.app?.openSettings() }
}

extension EnvironmentValues {
  /// An action that opens a window of the app; call it with an identifier or a value.
  public var openWindow: OpenWindowAction { OpenWindowAction(app: app) }

  /// An action that closes windows of the app; without arguments, it closes the view's own.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(app: app) }

  /// An action that opens the window of the app's ``Settings``.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(app: app) }

  /// Whether the app can open several windows: true in the windows of an app, and false in a view outside of one.
  public var supportsMultipleWindows: Bool { app != nil }
}
