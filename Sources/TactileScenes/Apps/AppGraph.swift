import Combine
import Foundation
@_spi(Engine) import TactileDataFlow
import TactileUIKit
@_spi(Engine) import TactileViewGraph

/// An app that runs: the state of its scenes, and its open windows.
///
/// The scenes are the views of a graph that has no size and is never drawn, so properties such as `@State`
/// and `@StateObject` work in an app and its scenes as they do in views. A host shows the windows; it calls
/// ``update()`` before each frame, and whenever ``init(_:onNeedsUpdate:)`` says so.
@MainActor
package final class AppGraph {
  private let graph: ViewGraph
  private let phase = AppPhase()
  private let delegates: AppDelegates
  /// The scenes for code that is written for UIKit; nil if the app has its own.
  private var scenes: AppScenes?
  /// The scenes that have opened a window.
  private var opened: Set<ObjectIdentifier> = []
  /// The name of the app in its menus: that of its type, without “App” at the end.
  package let name: String
  /// Whether windows show the app's commands in a menu bar, as they do on a desktop.
  let hasMenuBar: Bool

  /// The open windows, in the order in which they opened.
  package private(set) var windows: [AppWindow] = []

  /// The host that shows the windows; nil if there is none.
  package weak var host: (any AppHost)?

  /// Creates the graph of an app, without windows.
  ///
  /// - Parameters:
  ///   - configuration: The properties of the machine that the app can read, such as the store of its
  ///     settings.
  ///   - hasMenuBar: Whether windows show the app's commands in a menu bar.
  ///   - tools: A scene of the host, which opens no window by itself; nil for none.
  ///   - onNeedsUpdate: Called on any thread when a change requires ``update()``.
  package init<A: App>(
    _ app: A, _ configuration: HostConfiguration, hasMenuBar: Bool, tools: (any Scene)? = nil,
    onNeedsUpdate: @escaping @Sendable () -> Void = {}
  ) {
    let type = "\(A.self)"
    name = type.hasSuffix("App") && type != "App" ? String(type.dropLast(3)) : type
    self.hasMenuBar = hasMenuBar
    let phase = phase
    delegates = .removeWaiting()
    scenes = app is any AppWithOwnScenes ? nil : AppScenes()
    graph = ViewGraph(
      configuration, typesetter: NoText(), onNeedsUpdate: onNeedsUpdate
    ) { AppBody(app: SceneBox(scene: app), tools: tools.map { sceneView(of: $0) }, phase: phase) }
    graph.update()
  }

  isolated deinit {
    scenes?.update([])
    graph.close()
    graph.end()
  }

  var registry: SceneRegistry { graph.feature(SceneRegistry.self) }

  /// Whether ``update()`` has work to do.
  package var needsUpdate: Bool { graph.needsUpdate }

  /// Evaluates the scenes whose state has changed, and passes their content to the open windows.
  package func update() {
    guard graph.needsUpdate else { return }
    graph.update()
    let (changed, removed) = (registry.changed, registry.removed)
    registry.changed = []
    registry.removed = []
    let commandsChanged = changed.contains { !$0.scene.options.commands.isEmpty }
    for window in windows {
      if commandsChanged || changed.contains(where: { $0 === window.scene }) {
        window.takeDescription()
      }
      if removed.contains(where: { $0 === window.scene }) { close(window) }
    }
  }

  /// The maximum number of times that the app and a window cause updates of each other in one frame.
  private static let roundLimit = 100

  /// Updates the app and a window until neither changes the other any more.
  package func update(with window: ViewGraph) {
    var rounds = 0
    repeat {
      update()
      window.update()
      rounds += 1
    } while (needsUpdate || window.needsUpdate) && rounds < Self.roundLimit
  }

  /// Puts the app's delegates into the environment of a window's content, if they are observable.
  func withDelegates(_ content: AnyView) -> AnyView {
    delegates.wrappers.reduce(content) { $1($0) }
  }

  // MARK: Windows

  /// Opens the windows with which the app starts.
  ///
  /// These are the windows of the scenes that ask for it. If there are none, it is the window of the first scene that
  /// is not the settings', unless it declines.
  ///
  /// - Parameter urls: The URLs that the app is to open.
  package func launch(_ urls: [URL] = []) {
    for delegate in delegates.all { delegate.willLaunch(urls) }
    for delegate in delegates.all { delegate.didLaunch(urls) }
    post(UIApplication.didFinishLaunchingNotification)
    let scenes = registry.scenes
    let presented = scenes.filter { $0.scene.options.opensAtLaunch == true }
    for scene in presented { open(scene, nil) }
    let first = scenes.first { $0.scene.kind != .settings }
    if presented.isEmpty, let first, first.scene.options.opensAtLaunch != false { open(first, nil) }
    for url in urls { open(url) }
  }

  /// Opens a window that has an identifier, shows a value, or both.
  ///
  /// A window that shows the same value, and the only window of a scene, comes to the front instead.
  package func open(id: String?, value: AnyHashable?) {
    let scene = registry.scenes.first {
      $0.scene.kind != .settings && (id == nil || $0.scene.id == id) && $0.scene.shows(value)
    }
    if let scene { return open(scene, value) }
    let wanted = [
      id.map { "the id “\($0)”" }, value.map { "a value of type \(type(of: $0.base))" },
    ]
    .compactMap(\.self).joined(separator: " and ")
    RuntimeWarning.issue(
      "openWindow found no scene for \(wanted). Add a WindowGroup or a Window with it to the app's body."
    )
  }

  /// Opens the window of the app's settings.
  func openSettings() {
    if let scene = registry.scenes.first(where: { $0.scene.kind == .settings }) {
      return open(scene, nil)
    }
    RuntimeWarning.issue(
      "openSettings found no Settings scene. Add one to the app's body.")
  }

  /// Opens a new window of the first group of windows.
  func openNewWindow() {
    if let scene = windowGroup { open(scene, nil) }
  }

  func open(_ scene: SceneNode, _ value: AnyHashable?) {
    let known = windows.first {
      $0.scene === scene && (scene.scene.kind != .group || value.map($0.shows) ?? false)
    }
    if let known {
      host?.bringToFront(known)
      return
    }
    let window = AppWindow(scene, value: value, values: values(of: scene), app: self)
    windows.append(window)
    host?.open(window)
    phaseDidChange()
  }

  /// Returns the store of a new window of a scene: a saved one for the first window of the scene that opens.
  private func values(of scene: SceneNode) -> SceneValues {
    let number = registry.scenes.firstIndex { $0 === scene } ?? 0
    let isFirst = !opened.contains(ObjectIdentifier(scene))
    opened.insert(ObjectIdentifier(scene))
    let isSaved = isFirst || scene.scene.kind != .group
    return SceneValues(
      store: isSaved ? graph.configuration.storage : ValueStore(),
      prefix: "SceneStorage.\(scene.scene.id ?? "\(number)").")
  }

  /// Closes the windows that have an identifier, show a value, or both.
  package func dismiss(id: String?, value: AnyHashable?) {
    for window in windows
    where (id == nil || window.scene.scene.id == id) && (value.map(window.shows) ?? true) {
      close(window)
    }
  }

  /// Closes a window; called by the host too, when the user closes it.
  package func close(_ window: AppWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.remove(at: index)
    window.isOpen = false
    host?.close(window)
    phaseDidChange()
  }

  /// Closes all windows, after which the host ends the program.
  func quit() { for window in windows { close(window) } }

  /// Called when the values that windows publish, or the window in use, have changed: the app and its scenes read
  /// those of the window in use.
  func focusedValuesDidChange() {
    let window = windows.last { $0.phase == .active }
    let values = window?.services?.graph?.feature(FocusedValueStore.self).values
    graph.feature(FocusedValueStore.self).set(values ?? FocusedValues())
  }

  /// Called when the phase of a window has changed: the app's is the highest of all.
  func phaseDidChange() {
    focusedValuesDidChange()
    scenes?.update(windows)
    let highest = windows.map(\.phase).max() ?? .background
    guard highest != phase.value else { return }
    let former = phase.value
    let wasActive = former == .active
    phase.value = highest
    post(from: former, to: highest)
    for delegate in delegates.all {
      if highest == .active { delegate.didBecomeActive() }
      if wasActive { delegate.willResignActive() }
      if windows.isEmpty { delegate.willTerminate() }
    }
  }
}

extension AppGraph {
  /// Posts the notifications about a change of the app's phase.
  private func post(from former: ScenePhase, to phase: ScenePhase) {
    if former == .active { post(UIApplication.willResignActiveNotification) }
    if phase == .background { post(UIApplication.didEnterBackgroundNotification) }
    if former == .background { post(UIApplication.willEnterForegroundNotification) }
    if phase == .active { post(UIApplication.didBecomeActiveNotification) }
    if windows.isEmpty { post(UIApplication.willTerminateNotification) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }
}

/// The phase of the app, which scenes read from their environment.
final class AppPhase: ObservableObject {
  @Published var value = ScenePhase.background
}

/// A host that shows the windows of an app.
@MainActor
package protocol AppHost: AnyObject {
  /// Shows a new window on the screen.
  func open(_ window: AppWindow)
  /// Brings an open window to the front.
  func bringToFront(_ window: AppWindow)
  /// Removes a window from the screen.
  func close(_ window: AppWindow)
  /// Makes a window fill the screen, or gives it its former size.
  func toggleFullScreen(_ window: AppWindow)
}
