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
  package unowned var graph: ViewGraph?

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

  /// Called when the window's graph is deallocated.
  func graphWillEnd() { graph = nil }

  // MARK: The window whose code runs

  /// Makes this window the one whose code runs on the thread.
  ///
  /// - Returns: What to end afterwards, because code of a window may open or update another.
  package func beginCode() -> RunningCode {
    let thread = ThreadContext.current
    return RunningCode(thread: thread, outer: thread.beginCode(of: self))
  }

  /// Code of a window that runs on a thread.
  package struct RunningCode {
    fileprivate let thread: ThreadContext
    /// The services of the window whose code was running before; nil if none was.
    fileprivate let outer: HostServices?

    /// Returns to the window whose code ran before.
    package func end() { thread.endCode(in: outer) }
  }

  /// The services of the window whose code runs on this thread, or else ran on it last; nil on all but the main thread.
  ///
  /// For API that has no environment, such as `UIPasteboard.general`, which the actions of a window's buttons call. Code
  /// that knows a view uses the services of the view's graph.
  package nonisolated static var ofThread: HostServices? { ThreadContext.current.services }

  /// The image loader for API without an environment, with its window's scale in pixels per point.
  ///
  /// It is that of the thread's window; on a thread without one, or if that one shows no images, it is the program's.
  package nonisolated static var imageLoader: (loader: any ImageLoader, scale: CGFloat)? {
    let graph = ofThread.flatMap { services in MainActor.assumeIsolated { services.graph } }
    guard let graph, !(graph.images is NoImages) else { return SharedImageLoader.current }
    return MainActor.assumeIsolated { (graph.images, graph.configuration.displayScale) }
  }

  /// Returns the services of the thread's window for an API of the main actor.
  ///
  /// Off the main thread, it returns nil and issues a warning that names the API.
  package static func ofThread(for api: @autoclosure () -> String) -> HostServices? {
    if !MainQueue.isCurrent {
      RuntimeWarning.issue(
        "\(api()) was used off the main thread and does nothing there. Call it on the main actor, such as "
          + "in “await MainActor.run { … }” or “DispatchQueue.main.async { … }”.")
    }
    return ofThread
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
