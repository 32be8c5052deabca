import Foundation

/// The services of a window's host for the views in the window.
///
/// Each window has its own services, which views find in the environment. A host sets those that it
/// has; the others have no effect.
@MainActor
package final class HostServices {
  /// The view graph of the window; nil once the window is gone.
  ///
  /// A closure that may outlive the window captures its services instead of its graph. This reference isn't weak,
  /// because weak references make each retain of an object slower, and nodes retain their graph in each phase.
  package private(set) unowned var graph: ViewGraph?

  /// Plays sensory feedback, such as a sound; does nothing by default.
  package var play: (SensoryFeedback) -> Void = { _ in }
  /// Opens a URL in the program that is responsible for it; returns whether there is one.
  package var open: (URL) -> Bool = { _ in false }
  /// Puts strings on the pasteboard; an empty array clears it.
  package var copy: ([String]) -> Void = { _ in }
  /// Returns the strings on the pasteboard.
  package var pastedStrings: () -> [String] = { [] }
  /// Puts pictures on the pasteboard, in place of the strings; an empty array clears it.
  package var copyImages: ([RasterImage]) -> Void = { _ in }
  /// Returns the pictures on the pasteboard.
  package var pastedImages: () -> [RasterImage] = { [] }
  /// Passes content to the share service; returns whether there is one.
  package var share: (SharedContent) -> Bool = { _ in false }
  /// Fetches the contents of a URL, and answers the request.
  package var fetch: (FetchRequest) -> Void = { request in
    request.answer(.failure(FetchFailure(reason: "this window's host fetches nothing")))
  }

  init(graph: ViewGraph) { self.graph = graph }

  /// Called when the window's graph is deallocated.
  func graphWillEnd() { graph = nil }

  // MARK: The active window

  /// The services of the active window: the one whose code is running, or else the one whose code ran last.
  ///
  /// For API that has no environment, such as `UIPasteboard.general`, which the actions of a window's buttons call. Code
  /// that knows a view uses the services of the view's graph.
  package private(set) static weak var active: HostServices?
  /// The services of the window whose code is running; nil if none is.
  private static weak var running: HostServices?

  /// Makes the window active because its code is about to run.
  ///
  /// - Returns: The services to pass to ``endCode(in:)`` afterwards, because code of a window may open or update another.
  package func beginCode() -> HostServices? {
    let outer = Self.running
    Self.running = self
    if Self.active !== self { Self.active = self }
    return outer
  }

  /// Makes the window active again whose code was running before ``beginCode()``; without one, the last stays active.
  package static func endCode(in outer: HostServices?) {
    running = outer
    if let outer { active = outer }
  }

  /// The active window's services for API that Swift 5 mode lets nonisolated code call.
  ///
  /// They are nil off the main thread, where reading them would be a data race.
  package nonisolated static var activeOnMainThread: HostServices? {
    MainQueue.isCurrent ? MainActor.assumeIsolated { active } : nil
  }

  /// The image loader for API without an environment, with its window's scale in pixels per point.
  ///
  /// It is that of the active window; off the main thread, or if that one shows no images, that of the window that was
  /// created last.
  package nonisolated static var imageLoader: (loader: any ImageLoader, scale: CGFloat)? {
    let active = activeOnMainThread.flatMap { services in
      MainActor.assumeIsolated { services.graph }
    }
    guard let active, !(active.images is NoImages) else { return SharedImageLoader.current }
    return MainActor.assumeIsolated { (active.images, active.configuration.displayScale) }
  }

  /// Returns the active window's services for an API of the main actor.
  ///
  /// Off the main thread, it returns nil and issues a warning that names the API.
  package static func active(for api: @autoclosure () -> String) -> HostServices? {
    if !MainQueue.isCurrent {
      RuntimeWarning.issue(
        "\(api()) was used off the main thread and does nothing there. Call it on the main actor, such as "
          + "in “await MainActor.run { … }” or “DispatchQueue.main.async { … }”.")
    }
    return activeOnMainThread
  }
}

/// The services of the window that a view is in; nil outside of windows.
package enum HostServicesKey: EnvironmentKey {
  package static var defaultValue: HostServices? { nil }
}

extension EnvironmentValues {
  /// The services of the window that a view is in; nil outside of windows.
  package var hostServices: HostServices? { self[HostServicesKey.self] }
}
