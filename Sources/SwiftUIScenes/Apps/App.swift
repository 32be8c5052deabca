@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls

/// The structure and the behavior of an app.
///
/// Mirrors SwiftUI's `App`.
///
/// A program has one type that conforms to this protocol and is marked with `@main`. Its body declares
/// the scenes of the app, and its properties may hold the app's state.
///
/// ```swift
/// @main
/// struct CounterApp: App {
///   var body: some Scene {
///     WindowGroup { ContentView() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes that the body declares.
  associatedtype Body: Scene

  /// The scenes of the app, each of which can open windows.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app; called once, before its first window opens.
  @MainActor @preconcurrency init()
}
