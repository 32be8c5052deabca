import Foundation

/// An element with a gesture, whose recognizer receives the events that hit its content.
@MainActor
@_spi(Engine) open class GestureNode: PassThroughNode {
  @_spi(Engine) public override init(inputs: ViewInputs) { super.init(inputs: inputs) }

  @_spi(Engine) public override var showsFrame: Bool { true }

  /// The priority of the gesture among those of other views.
  @_spi(Engine) open var priority: GesturePriority { .standard }

  /// The gestures that take part: this one, those of the content, both, or none.
  @_spi(Engine) open var mask: GestureMask { .all }

  /// Creates a recognizer for a touch on the content; nil if the gesture cannot be recognized.
  @_spi(Engine) open func makeRecognizer() -> AnyGestureRecognizer? { nil }

  @_spi(Engine) open override func didRemove() { graph.events.cancel(self) }

  @_spi(Engine) public override func didPark() { graph.events.cancel(self) }

  @_spi(Engine) public override func presenceDidChange(isLeaving: Bool) {
    if isLeaving { graph.events.cancel(self) }
  }

  /// Returns whether a pointer can perform gestures: a finger, or the primary mouse button.
  ///
  /// Other mouse buttons have no effect and do not even end a gesture (rules 2.2.27 and 3.2.8).
  static func accepts(_ pointer: PointerEvent.Pointer) -> Bool {
    if case .mouse(let button) = pointer { button == 0 } else { true }
  }

  /// Converts an event to the view's perspective.
  final func sample(_ event: PointerEvent, in space: CoordinateSpace) -> PointerSample {
    PointerSample(
      pointer: event.pointer, phase: event.phase, time: event.time, global: event.location,
      location: convertFromWindow(event.location, to: space), bounds: bounds,
      modifiers: event.modifiers)
  }
}

extension ElementNode {
  /// Returns the space, or the window's space if no enclosing view defines its name.
  ///
  /// This way, the warning about the name is issued once instead of at each event.
  package final func known(_ space: CoordinateSpace) -> CoordinateSpace {
    element(of: space) == nil ? .global : space
  }
}

@MainActor
extension EventPath {
  /// The gestures on the path that take part, innermost first, with their depth.
  package var gestures: [(node: GestureNode, depth: Int)] {
    var found: [(node: GestureNode, depth: Int)] = []
    for (index, element) in elements.enumerated() {
      guard let node = element as? GestureNode else { continue }
      // A mask does not apply to the pans of scroll views.
      if !node.mask.contains(.subviews) { found.removeAll { $0.node.priority != .pan } }
      if node.mask.contains(.gesture) { found.append((node, elements.count - index)) }
    }
    return found
  }
}
