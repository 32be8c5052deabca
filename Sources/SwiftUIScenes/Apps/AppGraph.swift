@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls
import Combine
import Foundation

/// An app that runs: the state of its scenes, and its open windows.
///
/// The scenes are the views of a graph that has no size and is never drawn, so properties such as `@State`
/// and `@StateObject` work in an app and its scenes as they do in views. A host shows the windows; it calls
/// ``update()`` before each frame, and whenever ``init(_:onNeedsUpdate:)`` says so.
@MainActor
package final class AppGraph {
  private let graph: ViewGraph
  private let phase = AppPhase()

  /// The open windows, in the order in which they opened.
  package private(set) var windows: [AppWindow] = []

  /// Shows the windows.
  package weak var host: (any AppHost)?

  /// Creates the graph of an app, without windows.
  ///
  /// - Parameters:
  ///   - configuration: The properties of the machine that the app can read, such as the store of its
  ///     settings.
  ///   - onNeedsUpdate: Called on any thread when a change requires ``update()``.
  package init<A: App>(
    _ app: A, _ configuration: HostConfiguration,
    onNeedsUpdate: @escaping @Sendable () -> Void = {}
  ) {
    let phase = phase
    graph = ViewGraph(
      configuration, typesetter: NoText(), onNeedsUpdate: onNeedsUpdate
    ) { AppBody(app: SceneBox(scene: app), phase: phase) }
    graph.update()
  }

  isolated deinit { graph.close() }

  private var registry: SceneRegistry { graph.feature(SceneRegistry.self) }

  /// Whether ``update()`` has work to do.
  package var needsUpdate: Bool { graph.needsUpdate }

  /// Evaluates the scenes whose state has changed, and passes their content to the open windows.
  package func update() {
    guard graph.needsUpdate else { return }
    graph.update()
    let (changed, removed) = (registry.changed, registry.removed)
    registry.changed = []
    registry.removed = []
    for window in windows {
      if changed.contains(where: { $0 === window.scene }) { window.takeDescription() }
      if removed.contains(where: { $0 === window.scene }) { close(window) }
    }
  }

  // MARK: Windows

  /// Opens the windows with which the app starts.
  ///
  /// These are the windows of the scenes that ask for it, and of the first scene that is not the settings'
  /// unless it declines.
  package func launch() {
    let scenes = registry.scenes
    let first = scenes.first { $0.scene.kind != .settings }
    for scene in scenes where scene.scene.options.opensAtLaunch ?? (scene === first) {
      open(scene, nil)
    }
  }

  /// Opens a window that has an identifier, shows a value, or both.
  ///
  /// A window that shows the same value, and the only window of a scene, comes to the front instead.
  func open(id: String?, value: AnyHashable?) {
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

  private func open(_ scene: SceneNode, _ value: AnyHashable?) {
    let known = windows.first {
      $0.scene === scene && (scene.scene.kind != .group || value != nil && $0.value == value)
    }
    if let known {
      host?.bringToFront(known)
      return
    }
    let window = AppWindow(scene, value: value, app: self)
    windows.append(window)
    host?.open(window)
    phaseDidChange()
  }

  /// Closes the windows that have an identifier, show a value, or both.
  func dismiss(id: String?, value: AnyHashable?) {
    for window in windows
    where (id == nil || window.scene.scene.id == id) && (value == nil || window.value == value) {
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

  /// Called when the phase of a window has changed: the app's is the highest of all.
  func phaseDidChange() {
    let highest = windows.map(\.phase).max() ?? .background
    if highest != phase.value { phase.value = highest }
  }
}

/// The phase of the app, which scenes read from their environment.
final class AppPhase: ObservableObject {
  @Published var value = ScenePhase.background
}

/// What shows the windows of an app.
@MainActor
package protocol AppHost: AnyObject {
  /// Shows a new window.
  func open(_ window: AppWindow)
  /// Brings an open window to the front.
  func bringToFront(_ window: AppWindow)
  /// Removes a window from the screen.
  func close(_ window: AppWindow)
}

/// A typesetter for a graph that shows no text.
private final class NoText: Typesetter {
  func lines(of request: TextRequest) -> [TextLine] { [] }
}
