import Foundation
import TactileDrawing
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// A window without a screen, whose clock advances only on request.
@MainActor
package final class HeadlessHost {
  /// The window's graph, after the display phase of its last frame.
  package var graph: ViewGraph {
    if viewGraph.awaitsDisplay { run { viewGraph.display() } }
    return viewGraph
  }
  /// The graph, whose last display phase may still wait.
  private let viewGraph: ViewGraph

  /// The time since the window was created, in seconds.
  package internal(set) var time: TimeInterval {
    get { clock }
    set { clock = newValue }
  }

  // Of this module, because the runtime checks each access of a variable that other modules see.
  private var clock: TimeInterval = 0
  private var (bringUpToDate, afterUpdate): ((ViewGraph) -> Void, () -> Void) = (
    { $0.update() }, {}
  )

  /// The sensory feedback requested so far: this host has no hardware to play it on.
  package var feedback: [PlayedFeedback] { record.feedback }

  /// The URLs that views asked the system to open so far, in order.
  package var openedURLs: [URL] { record.openedURLs }

  /// The content that views shared so far, in order.
  package var shares: [SharedContent] { record.shares }

  /// The strings on the window's pasteboard, which is separate from the system's.
  package var pasteboard: [String] {
    get { record.pasteboard }
    set { record.pasteboard = newValue }
  }

  /// The pictures on the window's pasteboard, which then has no strings.
  package var pasteboardImages: [RasterImage] { record.pasteboardImages }

  /// The fetches that are still unanswered: this host fetches nothing by itself.
  package var fetches: [FetchRequest] { record.fetches }

  private let record = HostRecord()

  /// Called with the reason why the window accepts no event, and lets no time pass.
  package var refuse: (String) -> Void = { RuntimeWarning.issue($0) }
  /// Whether the last call was refused.
  var hasRefused = false
  /// The number of calls around the one that is running, each of which the window's code has made in the one before.
  private var callDepth = 0
  var isUpdating: Bool { viewGraph.isUpdating }
  /// The number of actions that led to the one that is running, whether it was queued or called.
  var actionDepth: Int { max(viewGraph.actions.depth, callDepth) }

  /// Brings the window up to date, together with what shares its state, such as its app.
  package var updateGraph: (ViewGraph) -> Void {
    get { bringUpToDate }
    set { bringUpToDate = newValue }
  }

  /// The clock of the tasks and queues that the window's code uses; nil if they use the machine's.
  let virtualTime: VirtualTime?

  /// The waits of the window's tasks, queues and timers, by the time at which they end.
  package var waits: [PendingWait] { virtualTime?.waits ?? [] }

  /// Whether work on the window's clock can be done before the clock moves.
  package var hasReadyWork: Bool { virtualTime?.hasReadyWork ?? false }

  /// Creates a window and draws its first frame.
  ///
  /// - Parameters:
  ///   - hasVirtualTime: Whether tasks and queues that the window's code uses wait on the window's clock.
  ///   - onNeedsUpdate: Called on any thread when a change requires a frame.
  package init(
    _ configuration: HostConfiguration, typesetter: any Typesetter = SquareTypesetter(),
    images: (any ImageLoader)? = nil, hasVirtualTime: Bool = false,
    onNeedsUpdate: @escaping @Sendable () -> Void = {}, root: () -> some View
  ) {
    let virtualTime = hasVirtualTime ? VirtualTime(date: configuration.date) : nil
    self.virtualTime = virtualTime
    if hasVirtualTime { VirtualTime.warningOfMissingReplacement }
    func make() -> ViewGraph {
      ViewGraph(
        configuration, typesetter: typesetter, images: images, onNeedsUpdate: onNeedsUpdate,
        root: root)
    }
    viewGraph = virtualTime?.run(make) ?? make()
    viewGraph.displaysOnDemand = hasVirtualTime
    record.serve(viewGraph.services)
    // Unowned, because a weak reference makes each use of the host slower; the deinitializer removes the closure.
    virtualTime?.updateWindow = { [unowned self] in
      if viewGraph.needsUpdate { update() }
    }
    run { viewGraph.update() }
  }

  /// Closes the window: every `onDisappear` runs.
  isolated deinit {
    virtualTime?.updateWindow = {}
    run {
      viewGraph.close()
      viewGraph.end()
    }
    virtualTime?.close()
  }

  /// Calls a closure that runs the window's code, on the window's clock if it has one.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    // An event is hit tested by what is displayed.
    _ = graph
    return try run(body)
  }

  private func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    callDepth += 1
    defer { callDepth -= 1 }
    guard let virtualTime else { return try body() }
    return try virtualTime.run(body)
  }

  /// A closure that is called after each frame is drawn.
  package var didUpdate: () -> Void {
    get { afterUpdate }
    set { afterUpdate = newValue }
  }

  /// Updates the graph, as a window on a screen does once in each frame.
  func update() {
    reachClock()
    perform { updateGraph(viewGraph) }
    didUpdate()
  }

  /// Moves the window to the time of its clock, which has gone on while the window's code blocked the main thread.
  private func reachClock() {
    guard let now = virtualTime?.now, now > time else { return }
    time = now
    perform { graph.advance(to: now) }
  }

  /// Whether the window is the active one, which gets the keys; an inactive one cancels its presses.
  package var isActive = true {
    didSet {
      guard isActive != oldValue, acceptsCalls() else { return }
      perform { graph.setActive(isActive) }
      update()
    }
  }

  /// Answers all requests for a URL, and draws a frame.
  package func answer(_ url: URL, with result: Result<Data, any Error>) {
    guard acceptsCalls() else { return }
    perform { for request in fetches where request.url == url { request.answer(result) } }
    record.dropAnsweredFetches()
    update()
  }

  /// Delivers a pointer event at the current time, and draws a frame.
  package func send(
    _ phase: PointerEvent.Phase, _ pointer: PointerEvent.Pointer, at location: CGPoint
  ) {
    guard acceptsCalls() else { return }
    perform {
      graph.send(PointerEvent(pointer: pointer, phase: phase, location: location, time: time))
    }
    update()
  }

  /// Delivers a scroll event of a wheel or a trackpad at the current time, and draws a frame.
  package func scroll(
    by delta: CGSize, unit: ScrollEvent.Unit = .points, phase: ScrollEvent.Phase = .wheel,
    modifiers: EventModifiers = [], at location: CGPoint
  ) {
    guard acceptsCalls() else { return }
    perform {
      graph.send(
        ScrollEvent(
          location: location, delta: delta, unit: unit, phase: phase, modifiers: modifiers,
          time: time))
    }
    update()
  }

  /// Delivers a key event and draws a frame.
  ///
  /// - Returns: Whether a view handled the event.
  @discardableResult
  package func send(_ event: KeyEvent) -> Bool {
    guard acceptsCalls() else { return false }
    defer { update() }
    return perform { graph.send(event) }
  }

  /// Edits the text of the text input client as an input method or an on-screen keyboard does, and draws a frame.
  ///
  /// - Returns: Whether there is a text input client.
  @discardableResult
  package func editText(_ body: (any TextInputClient) -> Void) -> Bool {
    guard acceptsCalls() else { return false }
    defer { update() }
    return perform { graph.editText(body) }
  }

  /// The contents of the window, as plain values.
  package var displayList: DisplayList { graph.displayList }
}
