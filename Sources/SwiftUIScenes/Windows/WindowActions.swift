@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls

/// An action that opens a window of the app.
///
/// Mirrors SwiftUI's `OpenWindowAction`.
///
/// Read the action from the environment, and call it with the identifier of a scene, with a value, or with both:
///
/// ```swift
/// struct ShowLogButton: View {
///   @Environment(\.openWindow) private var openWindow
///
///   var body: some View {
///     Button("Show Log") { openWindow(id: "log") }
///   }
/// }
/// ```
///
/// If no scene of the app can open the window, a runtime warning says so. Outside of an app the action has no effect.
@MainActor @preconcurrency
public struct OpenWindowAction {
  fileprivate let app: AppReference?

  /// Opens a window of the scene that has an identifier.
  public func callAsFunction(id: String) { app?.app?.open(id: id, value: nil) }

  /// Opens a window that shows a value, in the scene that has an identifier.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    app?.app?.open(id: id, value: AnyHashable(value))
  }

  /// Opens a window for a value, of the first scene that shows values of its type.
  ///
  /// A window that shows an equal value comes to the front instead.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    app?.app?.open(id: nil, value: AnyHashable(value))
  }
}

/// An action that closes windows of the app.
///
/// Mirrors SwiftUI's `DismissWindowAction`.
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
/// The action has no effect if no such window is open, and outside of an app.
@MainActor @preconcurrency
public struct DismissWindowAction {
  fileprivate let app: AppReference?

  /// Closes the window that the view is in.
  public func callAsFunction() {
    if let window = app?.window { app?.app?.close(window) }
  }

  /// Closes the windows of the scene that has an identifier.
  public func callAsFunction(id: String) { app?.app?.dismiss(id: id, value: nil) }

  /// Closes the windows that show a value, in the scene that has an identifier.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    app?.app?.dismiss(id: id, value: AnyHashable(value))
  }

  /// Closes the windows that show a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    app?.app?.dismiss(id: nil, value: AnyHashable(value))
  }
}

/// An action that opens the window of the app's settings.
///
/// Mirrors SwiftUI's `OpenSettingsAction`.
///
/// Read the action from the environment's ``SwiftUICore/EnvironmentValues/openSettings``, for example for a button that
/// leads to a setting. To show only a button that opens the settings, use ``SettingsLink``. Outside of an app, the action has no effect.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  fileprivate let app: AppReference?

  /// Opens the window of the app's ``Settings``.
  public func callAsFunction() { app?.app?.openSettings() }
}

extension EnvironmentValues {
  /// An action that opens a window of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(app: app) }

  /// An action that closes windows of the app.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(app: app) }

  /// An action that opens the window of the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(app: app) }

  /// Whether the app can open several windows: true within an app.
  public var supportsMultipleWindows: Bool { app != nil }
}
