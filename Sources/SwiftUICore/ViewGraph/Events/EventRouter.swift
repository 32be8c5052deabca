import Foundation

/// Brings events to the gestures they belong to: the first event of a sequence is hit tested, the
/// others follow it, wherever they are (rule 3.1.4).
@MainActor
final class EventRouter {
  private unowned let graph: ViewGraph
  private var arenas: [(pointer: PointerEvent.Pointer, arena: GestureArena)] = []

  init(graph: ViewGraph) { self.graph = graph }

  /// The earliest moment at which a gesture wants to be asked without an event.
  var nextDeadline: TimeInterval? { arenas.compactMap(\.arena.deadline).min() }

  func send(_ event: PointerEvent) {
    switch event.phase {
    case .began: begin(event)
    case .moved: arena(of: event.pointer)?.receive(event)
    case .ended, .cancelled:
      guard let arena = arena(of: event.pointer) else { break }
      arena.receive(event)
      arenas.removeAll { $0.arena === arena }
    }
    graph.actions.run()
  }

  private func arena(of pointer: PointerEvent.Pointer) -> GestureArena? {
    arenas.first { $0.pointer == pointer }?.arena
  }

  private func begin(_ event: PointerEvent) {
    // A pointer that goes down twice has lost its end on the way.
    if arena(of: event.pointer) != nil {
      var lost = event
      lost.phase = .cancelled
      send(lost)
    }
    var path = EventPath()
    _ = graph.root.hitTest(event.location, path: &path)
    var recognizers: [any GestureRecognizer] = []
    for node in path.gestures where node.accepts(event.pointer) {
      // A second pointer on the same view ends the first one's gesture and begins none
      // (rule 2.2.36).
      let busy = arenas.filter { $0.arena.contains(node) }
      if busy.isEmpty, let recognizer = node.makeRecognizer() {
        recognizers.append(recognizer)
      }
      for entry in busy { entry.arena.cancel(node) }
    }
    guard !recognizers.isEmpty else { return }
    let arena = GestureArena(recognizers)
    arenas.append((event.pointer, arena))
    arena.receive(event)
  }

  /// Lets gestures whose deadline has come decide.
  func advance(to time: TimeInterval) {
    for entry in arenas where (entry.arena.deadline ?? .infinity) <= time {
      entry.arena.advance(to: time)
    }
    graph.actions.run()
  }

  /// Ends the gestures of a view that has gone or may no longer be used.
  func nodeWasRemoved(_ node: GestureNode) {
    for entry in arenas { entry.arena.cancel(node) }
  }
}

extension ViewGraph {
  /// Takes in what a finger or a mouse did; the effects are seen after ``update()``.
  package func send(_ event: PointerEvent) {
    advance(to: event.time)
    events.send(event)
  }
}
