@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls
import Combine
import Foundation

/// An open window of an app.
@MainActor
package final class AppWindow: ObservableObject {
  let scene: SceneNode
  /// The value that the window shows; nil if it shows none.
  @Published var value: AnyHashable?
  package internal(set) var isOpen = true
  /// What the scene says of its windows.
  @Published private var description: SceneDescription
  private weak var app: AppGraph?

  /// Whether the window is visible and in use; the host sets it.
  @Published package var phase = ScenePhase.active {
    didSet { if phase != oldValue { app?.phaseDidChange() } }
  }

  init(_ scene: SceneNode, value: AnyHashable?, app: AppGraph) {
    self.scene = scene
    self.app = app
    self.value = value
    description = scene.scene
  }

  /// The value that the window shows, if it has the type.
  func value<Value>(of type: Value.Type) -> Value? { value?.base as? Value }

  /// Takes what the scene says of its windows now.
  func takeDescription() { description = scene.scene }

  /// The title that the scene has, without those of navigation bars; nil if it has none.
  package var title: String? { description.title?.string }

  /// The size that the scene wants a new window to have, in points; nil if it states none.
  package var defaultSize: CGSize? { description.options.defaultSize }

  /// How the user may resize the window.
  package var resizability: WindowResizability {
    switch (description.options.resizability, description.kind) {
    case (.automatic, .settings): .contentSize
    case (.automatic, _): .contentMinSize
    case (let resizability, _): resizability
    }
  }

  /// The root view for the window's view graph.
  package var root: some View { WindowRoot(window: self) }

  /// The content of the window, with the actions that reach its app.
  ///
  /// Evaluated in a body of the window, which so depends on the app's state that the content reads.
  fileprivate var view: some View {
    description.options.wrappers.reduce(description.content(self)) { $1($0) }
      .environment(\.scenePhase, phase)
      .environment(\.app, AppReference(app: app, window: self))
  }
}

/// The root of a window: the content of its scene.
private struct WindowRoot: View {
  @ObservedObject var window: AppWindow

  var body: some View { window.view }
}

/// The app and the window that a view is in.
struct AppReference {
  private(set) weak var app: AppGraph?
  private(set) weak var window: AppWindow?
}

private enum AppReferenceKey: EnvironmentKey {
  static var defaultValue: AppReference? { nil }
}

extension EnvironmentValues {
  /// The app and the window that a view is in; nil outside of apps.
  var app: AppReference? {
    get { self[AppReferenceKey.self] }
    set { self[AppReferenceKey.self] = newValue }
  }
}
