import Combine
import Foundation
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileNavigation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// An open window of an app.
@MainActor
package final class AppWindow: ObservableObject {
  let scene: SceneNode
  /// The value that the window shows; nil if it shows none.
  @Published var value: AnyHashable?
  package internal(set) var isOpen = true
  /// The description of the window by its scene.
  @Published private var description: SceneDescription
  private weak var app: AppGraph?

  /// Whether the window is visible and in use; the host sets it.
  @Published package var phase = ScenePhase.active {
    didSet { if phase != oldValue { app?.phaseDidChange() } }
  }

  /// The views of the window that take URLs.
  var receivers: URLReceivers? { services?.graph?.feature(URLReceivers.self) }
  /// The services of the window on the screen; its host sets them.
  package var services: HostServices? {
    didSet {
      services?.graph?.feature(FocusedValueStore.self).onChange = { [weak app] in
        app?.focusedValuesDidChange()
      }
      app?.focusedValuesDidChange()
    }
  }
  /// The values that the window's views store.
  private let values: SceneValues

  init(_ scene: SceneNode, value: AnyHashable?, values: SceneValues, app: AppGraph) {
    self.scene = scene
    self.values = values
    self.app = app
    self.value = value
    description = scene.scene
  }

  /// The default value, which the window shows while it has no other; nil if it has not been needed.
  private(set) var defaultValue: AnyHashable?

  /// The value that the window shows, if it has the type.
  package func value<Value>(of type: Value.Type) -> Value? { value?.base as? Value }

  /// The value that the window shows, or the default value, which is made once.
  func value<Value: Hashable>(of type: Value.Type, orDefault make: (() -> Value)?) -> Value? {
    if value == nil, defaultValue == nil { defaultValue = make.map { AnyHashable($0()) } }
    return (value ?? defaultValue)?.base as? Value
  }

  /// Returns whether the window shows a value, also as the default one.
  func shows(_ other: AnyHashable) -> Bool { (value ?? defaultValue) == other }

  /// Takes what the scene says of its windows now.
  func takeDescription() { description = scene.scene }

  /// How the desktop wants the window to look; the host sets it.
  @Published package var appearance = DesktopAppearance()

  /// The title of the window: that of the innermost view with a navigation title, or of the scene.
  ///
  /// Nil if there is none.
  package var title: String? { (contentTitle ?? description.title)?.string }

  /// The title that the window's content states.
  private var contentTitle: Text?

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
    let app = AppReference(app: app, window: self)
    let content = description.options.wrappers.reduce(description.content(self)) { $1($0) }
    return (app.app?.withDelegates(content) ?? content)
      .onPreferenceChange(NavigationInfoKey.self) { [weak self] info in
        MainActor.assumeIsolated { self?.contentTitle = info.windowTitle }
      }
      .modifier(
        AppCommands(
          commands: app.app?.commands ?? [],
          hasMenuBar: app.app?.hasMenuBar == true && description.kind != .settings, app: app)
      )
      .appearance(appearance)
      .environment(\.scenePhase, phase)
      .environment(\.sceneValues, values)
      .environment(\.app, app)
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
