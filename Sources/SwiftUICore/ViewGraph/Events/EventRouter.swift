import Foundation

/// Brings events to the gestures they belong to: the first event of a touch is hit tested, the
/// others follow it, wherever they are (rule 3.1.4).
@MainActor
final class EventRouter {
  unowned let graph: ViewGraph
  /// The gestures at work.
  private var gestures: [GestureAtWork] = []
  private var arena = GestureArena()
  /// The number of the touch of each pointer that is down.
  private var touches: [PointerEvent.Pointer: Int] = [:]
  private var touchCount = 0
  /// How many gestures have been entered in the arena.
  private(set) var gestureCount = 0
  /// What the mouse is over.
  var hover = HoverTracker()
  /// What the wheel scrolls.
  var wheel = ScrollWheel()

  init(graph: ViewGraph) { self.graph = graph }

  /// The earliest moment at which a gesture wants to be asked without an event.
  var nextDeadline: TimeInterval? { gestures.compactMap(\.deadline).min() }

  /// Whether no gesture is at work.
  var isIdle: Bool { gestures.isEmpty && touches.isEmpty }

  private func note(
    _ event: @autoclosure () -> GestureEvent, of gesture: GestureID, at time: TimeInterval
  ) {
    graph.note(.gestures, .gesture(gesture, event()), at: time)
  }

  func send(_ event: PointerEvent) {
    graph.note(.pointers, .pointer(event), at: event.time)
    switch event.phase {
    case .hovered: hover(at: event.location)
    case .left: hover.move(over: [], at: event.location)
    case .began:
      if event.pointer.isMouse { hover(at: event.location) }
      begin(event)
    case .moved: if let touch = touches[event.pointer] { step(event, touch: touch, at: event.time) }
    case .ended, .cancelled:
      if let touch = touches.removeValue(forKey: event.pointer) {
        for gesture in gestures { gesture.touchesDown.remove(touch) }
        step(event, touch: touch, at: event.time)
      }
      if event.pointer.isMouse { hover(at: event.location) }
    }
    graph.actions.run()
  }

  /// Tells the views under the mouse; while a button is down, nobody is told.
  func hover(at location: CGPoint) {
    guard hover.listeners > 0, !touches.keys.contains(where: \.isMouse) else { return }
    hover.move(over: path(at: location).elements, at: location)
  }

  func path(at location: CGPoint) -> EventPath {
    var path = EventPath()
    _ = graph.root.hitTest(location, path: &path)
    return path
  }

  private func begin(_ event: PointerEvent) {
    guard GestureNode.accepts(event.pointer) else { return }
    // A pointer that goes down twice has lost its end on the way.
    if touches[event.pointer] != nil {
      var lost = event
      lost.phase = .cancelled
      send(lost)
    }
    touchCount += 1
    let touch = touchCount
    touches[event.pointer] = touch
    let path = path(at: event.location)
    graph.note(.pointers, .hit(path.elements.map(\.name)), at: event.time)
    let onlyScrolls = graph.openItem.touchBegins(on: path)
    for (node, depth) in path.gestures where !onlyScrolls || node.priority == .pan {
      open(node, depth: depth, touch: touch, at: event.time)
    }
    step(event, touch: touch, at: event.time)
  }

  /// Lets a touch reach the view's gesture, which is made where it is not at work yet.
  private func open(_ node: GestureNode, depth: Int, touch: Int, at time: TimeInterval) {
    if let gesture = gesture(of: node) {
      gesture.touchesDown.insert(touch)
      arena.join(gesture.id, touch: touch)
      note(.joined, of: gesture.id, at: time)
      return
    }
    guard let recognizer = node.makeRecognizer() else { return }
    gestureCount += 1
    let id = GestureID(number: gestureCount)
    gestures.append(GestureAtWork(id: id, node: node, recognizer: recognizer, touch: touch))
    arena.insert(
      GestureArena.Entry(
        id: id, priority: node.priority, depth: depth, tapCount: recognizer.tapCount,
        yieldsToPans: recognizer.yieldsToPans, touches: [touch]))
    note(
      .opened(
        view: graph.isTracingUpdates ? node.tracedName : node.name, priority: node.priority),
      of: id, at: time)
  }

  private func gesture(of node: GestureNode) -> GestureAtWork? {
    gestures.first { $0.node === node }
  }

  /// The recogniser at work for the view.
  func recognizer(of node: GestureNode) -> AnyGestureRecognizer? {
    gestures.isEmpty ? nil : gesture(of: node)?.recognizer
  }

  /// Asks the gestures, those that come first before the others.
  private func step(_ event: PointerEvent?, touch: Int?, at time: TimeInterval) {
    // What comes first is decided first, so one walk is enough.
    for index in arena.entries.indices {
      let entry = arena.entries[index]
      guard !entry.standing.isTerminal, let gesture = gestures.first(where: { $0.id == entry.id })
      else { continue }
      let verdict = arena.verdict(at: index)
      let hears = touch.map(entry.touches.contains) ?? false
      guard hears || verdict != gesture.verdict || gesture.isDue(at: time) else { continue }
      gesture.verdict = verdict
      let standing = gesture.recognizer.step(
        GestureInput(event: hears ? event : nil, time: time, verdict: verdict))
      arena.note(standing, at: index)
      note(.judged(standing, verdict), of: entry.id, at: time)
    }
    close(at: time)
  }

  /// Lets go of the gestures that are over; of those that nobody touches any more, also the ones
  /// that have lost or wait for nothing.
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

  private func remove(_ gesture: GestureAtWork, at time: TimeInterval) {
    arena.remove(gesture.id)
    gestures.removeAll { $0 === gesture }
    note(.closed, of: gesture.id, at: time)
  }

  /// Lets gestures whose deadline has come decide, one moment after the other.
  func advance(to time: TimeInterval) {
    while let deadline = nextDeadline, deadline <= time { step(nil, touch: nil, at: deadline) }
    graph.actions.run()
  }

  /// Ends the gesture of a view that has gone or may no longer be used; touches that are down do
  /// not begin another (rule 2.2.35).
  func cancel(_ node: GestureNode) {
    guard !gestures.isEmpty, let gesture = gesture(of: node),
      let index = arena.index(of: gesture.id), !arena.entries[index].standing.isTerminal
    else { return }
    gesture.recognizer.stop()
    arena.note(.failed, at: index)
    note(.judged(.failed, gesture.verdict), of: gesture.id, at: graph.time)
    step(nil, touch: nil, at: graph.time)
  }

  /// Ends the gestures of all views inside of one.
  func cancelAll(inside node: ViewNode) {
    for gesture in gestures where gesture.node.isInside(node) { cancel(gesture.node) }
  }
}

/// A gesture that touches have reached, and whose end they have not yet seen.
@MainActor
private final class GestureAtWork {
  let id: GestureID
  let node: GestureNode
  let recognizer: AnyGestureRecognizer
  /// The touches that reached it and are down.
  var touchesDown: Set<Int>
  /// What it was last told of those that come first.
  var verdict = GestureVerdict.free

  init(id: GestureID, node: GestureNode, recognizer: AnyGestureRecognizer, touch: Int) {
    self.id = id
    self.node = node
    self.recognizer = recognizer
    touchesDown = [touch]
  }

  var deadline: TimeInterval? { recognizer.deadline }

  func isDue(at time: TimeInterval) -> Bool { (deadline ?? .infinity) <= time }
}

extension ViewNode {
  /// Whether the node stands somewhere below another.
  final func isInside(_ other: ViewNode) -> Bool {
    var node = parent
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

extension ViewGraph {
  /// Takes in what a finger or a mouse did; the effects are seen after ``update()``.
  package func send(_ event: PointerEvent) {
    advance(to: event.time)
    events.send(event)
  }
}
