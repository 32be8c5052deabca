import Drawing
import Foundation
import SwiftUICore

/// A window without a screen, on a clock that only moves when it is told to.
@MainActor
package final class HeadlessHost {
  package let graph: ViewGraph
  /// The time in seconds since the window was made.
  package internal(set) var time: TimeInterval = 0

  /// What was to be felt so far: this host has nothing to play it on.
  package private(set) var feedback: [PlayedFeedback] = []

  /// The links that the system was to open so far, in order.
  package private(set) var openedURLs: [URL] = []

  /// What was shared so far, in order.
  package private(set) var shares: [SharedContent] = []

  /// The texts on the pasteboard: this host keeps them to itself.
  package var pasteboard: [String] = []

  /// What was to be fetched, until it is answered: this host fetches nothing by itself.
  package private(set) var fetches: [FetchRequest] = []

  /// Makes a window and draws its first frame.
  package init(
    _ configuration: HostConfiguration, typesetter: any Typesetter = SquareTypesetter(),
    images: (any ImageLoader)? = nil, root: () -> some View
  ) {
    graph = ViewGraph(configuration, typesetter: typesetter, images: images, root: root)
    graph.onFeedback = { [weak self] feedback in
      guard let self else { return }
      self.feedback.append(PlayedFeedback(feedback: feedback, time: time))
    }
    graph.onOpenURL = { [weak self] url in
      self?.openedURLs.append(url)
      return true
    }
    graph.onShare = { [weak self] content in
      self?.shares.append(content)
      return true
    }
    graph.onCopy = { [weak self] in self?.pasteboard = $0 }
    graph.pastedStrings = { [weak self] in self?.pasteboard ?? [] }
    graph.onFetch = { [weak self] in self?.fetches.append($0) }
    graph.update()
  }

  /// Closes the window: every `onDisappear` runs.
  isolated deinit { graph.close() }

  /// Answers all that wait for an address, and draws a frame.
  package func answer(_ url: URL, with result: Result<Data, any Error>) {
    for request in fetches where request.url == url { request.answer(result) }
    fetches.removeAll { !$0.isOpen }
    graph.update()
  }

  /// Delivers an event at the present time and draws a frame.
  package func send(
    _ phase: PointerEvent.Phase, _ pointer: PointerEvent.Pointer, at location: CGPoint
  ) {
    graph.send(PointerEvent(pointer: pointer, phase: phase, location: location, time: time))
    graph.update()
  }

  /// Delivers what a wheel or a trackpad did at the present time and draws a frame.
  package func scroll(
    by delta: CGSize, unit: ScrollEvent.Unit = .points, phase: ScrollEvent.Phase = .wheel,
    at location: CGPoint
  ) {
    graph.send(
      ScrollEvent(location: location, delta: delta, unit: unit, phase: phase, time: time))
    graph.update()
  }

  /// Delivers what a key did and draws a frame.
  ///
  /// - Returns: whether anybody had a use for it.
  @discardableResult
  package func send(_ event: KeyEvent) -> Bool {
    defer { graph.update() }
    return graph.send(event)
  }

  /// What the window shows.
  package var displayList: DisplayList { graph.displayList }
}
