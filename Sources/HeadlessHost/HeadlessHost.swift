import Drawing
import Foundation
import SwiftUICore
import SwiftUIViews

/// A window without a screen, on a clock that moves only when told to.
@MainActor
package final class HeadlessHost {
  package let graph: ViewGraph
  /// The time since the window was created, in seconds.
  package internal(set) var time: TimeInterval = 0

  /// The sensory feedback requested so far: this host has no hardware to play it on.
  package private(set) var feedback: [PlayedFeedback] = []

  /// The URLs that views asked the system to open so far, in order.
  package private(set) var openedURLs: [URL] = []

  /// The content that views shared so far, in order.
  package private(set) var shares: [SharedContent] = []

  /// The strings on the window's pasteboard, which is separate from the system's.
  package var pasteboard: [String] = []

  /// The fetches that are still unanswered: this host fetches nothing by itself.
  package private(set) var fetches: [FetchRequest] = []

  /// Brings the window up to date, together with what shares its state, such as its app.
  package var updateGraph: (ViewGraph) -> Void = { $0.update() }

  /// Creates a window and draws its first frame.
  package init(
    _ configuration: HostConfiguration, typesetter: any Typesetter = SquareTypesetter(),
    images: (any ImageLoader)? = nil, root: () -> some View
  ) {
    graph = ViewGraph(configuration, typesetter: typesetter, images: images, root: root)
    graph.services.play = { [weak self] feedback in
      guard let self else { return }
      self.feedback.append(PlayedFeedback(feedback: feedback, time: time))
    }
    graph.services.open = { [weak self] url in
      self?.openedURLs.append(url)
      return true
    }
    graph.services.share = { [weak self] content in
      self?.shares.append(content)
      return true
    }
    graph.services.copy = { [weak self] in self?.pasteboard = $0 }
    graph.services.pastedStrings = { [weak self] in self?.pasteboard ?? [] }
    graph.services.fetch = { [weak self] in self?.fetches.append($0) }
    graph.update()
  }

  /// Closes the window: every `onDisappear` runs.
  isolated deinit { graph.close() }

  /// Draws a frame.
  func update() { updateGraph(graph) }

  /// Whether the window is the active one, which gets the keys; an inactive one cancels its presses.
  package var isActive = true {
    didSet {
      guard isActive != oldValue else { return }
      graph.setActive(isActive)
      update()
    }
  }

  /// Answers all requests for a URL, and draws a frame.
  package func answer(_ url: URL, with result: Result<Data, any Error>) {
    for request in fetches where request.url == url { request.answer(result) }
    fetches.removeAll { !$0.isOpen }
    update()
  }

  /// Delivers a pointer event at the current time, and draws a frame.
  package func send(
    _ phase: PointerEvent.Phase, _ pointer: PointerEvent.Pointer, at location: CGPoint
  ) {
    graph.send(PointerEvent(pointer: pointer, phase: phase, location: location, time: time))
    update()
  }

  /// Delivers a scroll event of a wheel or a trackpad at the current time, and draws a frame.
  package func scroll(
    by delta: CGSize, unit: ScrollEvent.Unit = .points, phase: ScrollEvent.Phase = .wheel,
    modifiers: EventModifiers = [], at location: CGPoint
  ) {
    graph.send(
      ScrollEvent(
        location: location, delta: delta, unit: unit, phase: phase, modifiers: modifiers, time: time
      ))
    update()
  }

  /// Delivers a key event and draws a frame.
  ///
  /// - Returns: Whether a view handled the event.
  @discardableResult
  package func send(_ event: KeyEvent) -> Bool {
    defer { update() }
    return graph.send(event)
  }

  /// The contents of the window, as plain values.
  package var displayList: DisplayList { graph.displayList }
}
