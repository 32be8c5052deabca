import Foundation

/// Delivers events to gestures.
///
/// The first event of a touch is hit tested; the following ones reach the same gestures, wherever
/// they occur (rule 3.1.4).
@MainActor
package final class EventRouter: WindowFeature {
  unowned let graph: ViewGraph
  /// The active recognizers, with their touches.
  private var gestures: [ActiveGesture] = []
  private var arena = GestureArena()
  /// The pointers that are down with the numbers of their touches, in order.
  private var touches: [(pointer: PointerEvent.Pointer, number: Int)] = []
  private var touchCount = 0
  /// The number of gestures entered in the arena so far.
  private(set) var gestureCount = 0
  /// The views under the mouse.
  package var hover = HoverTracker()
  /// The location of the mouse when it last moved, in points of the window; nil outside of the window.
  private var mouse: CGPoint?

  package init(graph: ViewGraph) { self.graph = graph }

  /// The earliest time at which a gesture has to be evaluated without an event; nil if there is none.
  package var nextDeadline: TimeInterval? {
    var next: TimeInterval?
    for gesture in gestures {
      if let deadline = gesture.deadline { next = min(next ?? deadline, deadline) }
    }
    return next
  }

  /// Whether no gesture is in progress and no pointer is down.
  package var isIdle: Bool { gestures.isEmpty && touches.isEmpty }

  private func note(
    _ event: @autoclosure () -> GestureEvent, of gesture: GestureID, at time: TimeInterval
  ) {
    graph.note(.gestures, .gesture(gesture, event()), at: time)
  }

  func send(_ event: PointerEvent) {
    graph.note(.pointers, .pointer(event), at: event.time)
    switch event.phase {
    case .hovered: hover(at: event.location)
    case .left:
      mouse = nil
      hover.move(over: [], at: event.location)
      for feature in graph.features.all { feature.hoverDidChange() }
    case .began:
      for feature in graph.features.all { feature.pointerWillGoDown() }
      if event.pointer.isMouse { hover(at: event.location) }
      begin(event)
    case .moved:
      if let index = touch(of: event.pointer) {
        step(event, touch: touches[index].number, at: event.time)
      }
    case .ended, .cancelled:
      if let index = touch(of: event.pointer) {
        let touch = touches.remove(at: index).number
        for gesture in gestures { gesture.touchDidEnd(touch) }
        step(event, touch: touch, at: event.time)
      }
      if event.pointer.isMouse { hover(at: event.location) }
    }
    graph.runActions()
  }

  /// Cancels all touches of a window that is no longer active, and ends hovering (rule 2.9.108).
  package func activityDidChange(isActive: Bool) {
    guard !isActive else { return }
    let outside = CGPoint(x: -1, y: -1)
    func send(_ phase: PointerEvent.Phase, _ pointer: PointerEvent.Pointer) {
      self.send(PointerEvent(pointer: pointer, phase: phase, location: outside, time: graph.time))
    }
    for (pointer, _) in touches { send(.cancelled, pointer) }
    send(.left, .mouse(button: 0))
  }

  /// Notifies the views under the mouse; no view is notified while a mouse button is down.
  package func hover(at location: CGPoint) {
    mouse = location
    guard hover.listeners > 0, !touches.contains(where: \.pointer.isMouse) else { return }
    hover.move(over: path(at: location).elements, at: location)
    for feature in graph.features.all { feature.hoverDidChange() }
  }

  /// Ends hovering over the views for which a condition holds, because other views now cover them.
  package func endHover(where isCovered: (ViewNode) -> Bool) {
    guard !hover.isEmpty else { return }
    hover.end(where: isCovered)
    for feature in graph.features.all { feature.hoverDidChange() }
  }

  /// Notifies the views under the mouse, which rests, after views above them were removed.
  package func hoverAgain() {
    if let mouse { hover(at: mouse) }
  }

  package func path(at location: CGPoint) -> EventPath {
    var path = EventPath()
    _ = graph.root.hitTest(location, path: &path)
    return path
  }

  private func begin(_ event: PointerEvent) {
    guard GestureNode.accepts(event.pointer) else { return click(event) }
    // If a pointer goes down twice, the end of its first touch was lost.
    if touch(of: event.pointer) != nil {
      var lost = event
      lost.phase = .cancelled
      send(lost)
    }
    touchCount += 1
    let touch = touchCount
    touches.append((event.pointer, touch))
    let path = path(at: event.location)
    graph.note(.pointers, .hit(path.elements.map(\.name)), at: event.time)
    if graph.configuration.idiom(of: event.pointer) == .mac { graph.focus.mouseDidGoDown(on: path) }
    let onlyScrolls = graph.features[OpenItemSlot.self]?.touchBegins(on: path) ?? false
    for (node, depth) in path.gestures where !onlyScrolls || node.priority == .pan {
      open(node, depth: depth, touch: touch, at: event.time)
    }
    step(event, touch: touch, at: event.time)
  }

  /// Delivers a press of the secondary mouse button to the innermost view that responds to it (rule 2.9.102).
  private func click(_ event: PointerEvent) {
    guard event.pointer == .mouse(button: 1),
      graph.configuration.idiom(of: event.pointer) != .phone
    else { return }
    _ = path(at: event.location).elements.first { $0.handleSecondaryClick(at: event.location) }
  }

  /// Delivers a touch to the view's gesture, creating its recognizer if there is none yet.
  private func open(_ node: GestureNode, depth: Int, touch: Int, at time: TimeInterval) {
    if let gesture = gesture(of: node) {
      gesture.touchDidBegin(touch)
      arena.join(gesture.id, touch: touch)
      note(.joined, of: gesture.id, at: time)
      return
    }
    guard let recognizer = node.makeRecognizer() else { return }
    gestureCount += 1
    let id = GestureID(number: gestureCount)
    gestures.append(ActiveGesture(id: id, node: node, recognizer: recognizer, touch: touch))
    arena.insert(
      GestureArena.Entry(
        id: id, priority: node.priority, depth: depth, tapCount: recognizer.tapCount,
        yieldsToPans: recognizer.yieldsToPans, touches: [touch]))
    note(
      .opened(
        view: graph.isTracingUpdates ? node.tracedName : node.name, priority: node.priority),
      of: id, at: time)
  }

  // Loops here and below: the runtime checks the actor of each closure that the standard library calls.

  /// Returns the index of a pointer that is down.
  private func touch(of pointer: PointerEvent.Pointer) -> Int? {
    for index in touches.indices where touches[index].pointer == pointer { return index }
    return nil
  }

  private func gesture(of node: GestureNode) -> ActiveGesture? {
    for gesture in gestures where gesture.node === node { return gesture }
    return nil
  }

  private func gesture(of id: GestureID) -> ActiveGesture? {
    for gesture in gestures where gesture.id == id { return gesture }
    return nil
  }

  /// Returns the active recognizer of a view; nil if there is none.
  package func recognizer(of node: GestureNode) -> AnyGestureRecognizer? {
    gestures.isEmpty ? nil : gesture(of: node)?.recognizer
  }

  /// Evaluates the gestures in the order of their precedence.
  private func step(_ event: PointerEvent?, touch: Int?, at time: TimeInterval) {
    // A gesture depends only on those that precede it, so one pass is enough.
    for index in arena.entries.indices {
      let entry = arena.entries[index]
      guard !entry.standing.isTerminal, let gesture = gesture(of: entry.id) else { continue }
      let verdict = arena.verdict(at: index)
      let hears = if let touch { entry.touches.contains(touch) } else { false }
      guard hears || verdict != gesture.verdict || gesture.isDue(at: time) else { continue }
      gesture.verdict = verdict
      let standing = gesture.recognizer.step(
        GestureInput(event: hears ? event : nil, time: time, verdict: verdict))
      arena.note(standing, at: index)
      note(.judged(standing, verdict), of: entry.id, at: time)
    }
    close(at: time)
  }

  /// Removes the gestures that have ended.
  ///
  /// Of the gestures whose touches are all up, those that are beaten or wait for nothing are removed too.
  private func close(at time: TimeInterval) {
    var isFreed = false
    for gesture in gestures where gesture.touchesDown.isEmpty {
      guard let index = arena.index(of: gesture.id) else { continue }
      let standing = arena.entries[index].standing
      let isWaiting = arena.verdict(at: index) == .wait || gesture.deadline != nil
      if standing.isTerminal || gesture.verdict == .beaten || !isWaiting {
        if !standing.isTerminal {
          gesture.recognizer.stop()
          arena.note(.failed, at: index)
          isFreed = true
        }
        remove(gesture, at: time)
      }
    }
    if isFreed { step(nil, touch: nil, at: time) }
  }

  private func remove(_ gesture: ActiveGesture, at time: TimeInterval) {
    arena.remove(gesture.id)
    for index in gestures.indices where gestures[index] === gesture {
      gestures.remove(at: index)
      break
    }
    note(.closed, of: gesture.id, at: time)
  }

  /// Lets gestures with due deadlines decide, in the order of the deadlines.
  package func advance(to time: TimeInterval) {
    var count = 0
    while let deadline = nextDeadline, deadline <= time {
      count += 1
      step(nil, touch: nil, at: count < Self.mostDeadlines ? deadline : time)
    }
    graph.runActions()
  }

  /// The maximum number of deadlines that one advance meets at their time; a frame that is very late
  /// skips the others, such as those of a held button that repeats.
  package static let mostDeadlines = 1_000

  /// Cancels the gesture of a view that was removed or disabled; the touches that are still down do
  /// not begin another one (rule 2.2.35).
  package func cancel(_ node: GestureNode) {
    guard !gestures.isEmpty, let gesture = gesture(of: node),
      let index = arena.index(of: gesture.id), !arena.entries[index].standing.isTerminal
    else { return }
    gesture.recognizer.stop()
    arena.note(.failed, at: index)
    note(.judged(.failed, gesture.verdict), of: gesture.id, at: graph.time)
    step(nil, touch: nil, at: graph.time)
  }

  /// Cancels the gestures of all views inside a view.
  package func cancelAll(inside node: ViewNode) {
    for gesture in gestures where gesture.node.isInside(node) { cancel(gesture.node) }
  }
}

/// A recognizer with the touches that reached it.
@MainActor
private final class ActiveGesture {
  let id: GestureID
  let node: GestureNode
  let recognizer: AnyGestureRecognizer
  /// The touches that reached the gesture and are still down.
  private(set) var touchesDown: [Int]
  /// The last verdict of the arena.
  var verdict = GestureVerdict.free

  init(id: GestureID, node: GestureNode, recognizer: AnyGestureRecognizer, touch: Int) {
    self.id = id
    self.node = node
    self.recognizer = recognizer
    touchesDown = [touch]
  }

  var deadline: TimeInterval? { recognizer.deadline }

  func touchDidBegin(_ touch: Int) { touchesDown.append(touch) }

  func touchDidEnd(_ touch: Int) {
    if let index = touchesDown.firstIndex(of: touch) { touchesDown.remove(at: index) }
  }

  func isDue(at time: TimeInterval) -> Bool { (deadline ?? .infinity) <= time }
}

extension ViewNode {
  /// Returns whether the node is a descendant of another node.
  package final func isInside(_ other: ViewNode) -> Bool {
    var node = parent
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

extension ViewGraph {
  /// The pointers of the window, and the gestures that follow them.
  package var events: EventRouter { feature(EventRouter.self) }

  /// Delivers a pointer event; its effects become visible after ``update()``.
  package func send(_ event: PointerEvent) {
    advance(to: event.time)
    events.send(event)
  }
}
