import Foundation
@_spi(Engine) import TactileViewGraph

/// Delivers events of wheels and trackpads to the scroll views under the mouse.
///
/// A notch of a wheel goes to the innermost scroll view that can still scroll in its direction.
/// Fingers on a trackpad scroll the view with which they began until they lift; then the content
/// decelerates as after a touch. Presses are not affected (rule 2.2.27).
@MainActor
final class ScrollWheel: WindowFeature {
  private unowned let graph: ViewGraph
  /// The view that the fingers on the trackpad scroll.
  private weak var scrolled: (any WheelScrollable)?
  /// The view that the fingers on the trackpad swipe.
  private weak var swiped: (any TrackpadSwipeable)?
  /// The distance that the fingers have moved, in points.
  private var total = CGSize.zero
  private var tracker = VelocityTracker<AnimatablePair<CGFloat, CGFloat>>()

  init(graph: ViewGraph) { self.graph = graph }

  /// Processes a scroll event, which may change the views under the mouse.
  func send(_ event: ScrollEvent) {
    let elements = graph.events.path(at: event.location).elements
    if swipe(event, over: elements) {
      graph.runActions()
      return
    }
    if event.points != .zero { graph.feature(OpenItemSlot.self).close() }
    if !isHolding, let crown = graph.crown(over: elements) {
      crown.turn(event)
    } else {
      take(event, over: elements.compactMap { $0 as? any WheelScrollable })
    }
    graph.events.hover(at: event.location)
    graph.runActions()
  }

  /// Processes an event for the view that the fingers on a trackpad swipe.
  ///
  /// - Returns: Whether there is such a view.
  private func swipe(_ event: ScrollEvent, over elements: [ElementNode]) -> Bool {
    let delta = event.points
    if swiped?.isRemoved == true { swiped = nil }
    if event.phase == .began || event.phase == .changed, swiped == nil, held == nil,
      abs(delta.width) > abs(delta.height)
    {
      // A scroll view inside the row takes precedence over it.
      let first = elements.first {
        ($0 as? any WheelScrollable)?.isScrollable(along: .horizontal) == true
          || $0 is any TrackpadSwipeable
      }
      guard let view = first as? any TrackpadSwipeable, view.canSwipe(by: -delta.width) else {
        return false
      }
      swiped = view
      (total, tracker) = (.zero, VelocityTracker())
      view.beginDrag()
    }
    guard let swiped else { return false }
    switch event.phase {
    case .wheel: return false
    case .began, .changed:
      total.width -= delta.width
      tracker.add(AnimatablePair(total.width, 0), at: event.time)
      swiped.drag(by: total.width)
    case .ended: swiped.endDrag(velocity: tracker.velocity.first)
    case .cancelled: swiped.cancelDrag()
    }
    if event.phase == .ended || event.phase == .cancelled { self.swiped = nil }
    return true
  }

  /// Processes an event for the scroll views under the mouse, innermost first.
  private func take(_ event: ScrollEvent, over nodes: [any WheelScrollable]) {
    let delta = event.points
    let axis: Axis = abs(delta.width) > abs(delta.height) ? .horizontal : .vertical
    switch event.phase {
    case .wheel:
      let node = nodes.first { $0.canMove(by: delta.length(along: axis), along: axis) }
      node?.turn(by: delta)
    case .began, .changed:
      if event.phase == .began {
        leave(velocity: .zero)
        // Fingers that rest on the trackpad stop the content, as on a screen.
        if delta == .zero { nodes.first(where: \.isMovingByItself)?.stopAtFinger() }
      }
      if held == nil, delta != .zero {
        guard let node = nodes.first(where: { $0.isScrollable(along: axis) }), node.isFree else {
          return
        }
        scrolled = node
        (total, tracker) = (.zero, VelocityTracker())
        node.beginDrag()
      }
      guard let held else { return }
      total = CGSize(width: total.width - delta.width, height: total.height - delta.height)
      tracker.add(AnimatablePair(total.width, total.height), at: event.time)
      held.drag(by: total)
    case .ended:
      let velocity = tracker.velocity
      leave(velocity: CGSize(width: velocity.first, height: velocity.second))
    case .cancelled: leave(velocity: .zero)
    }
  }

  /// Whether fingers on the trackpad scroll a view.
  var isHolding: Bool { held != nil }

  /// The scroll view that the fingers on the trackpad scroll; nil if there is none.
  private var held: (any WheelScrollable)? { scrolled?.isRemoved == false ? scrolled : nil }

  private func leave(velocity: CGSize) {
    held?.endDrag(velocity: velocity)
    scrolled = nil
  }
}

extension ViewGraph {
  /// Delivers a scroll event; its effects become visible after ``update()``.
  package func send(_ event: ScrollEvent) {
    advance(to: event.time)
    feature(ScrollWheel.self).send(event)
  }

  /// Whether a view at a point takes the events of wheels or trackpads.
  package func takesScrolling(at point: CGPoint) -> Bool {
    let elements = events.path(at: point).elements
    return crown(over: elements) != nil
      || elements.contains { $0 is any WheelScrollable || $0 is any TrackpadSwipeable }
  }
}

extension ViewGraph {
  /// Returns the view whose value a wheel over the elements changes; nil if it scrolls.
  fileprivate func crown(over elements: [ElementNode]) -> (any WheelTurnable)? {
    for element in elements {
      if let crown = element as? any WheelTurnable { return crown }
      if element is any WheelScrollable { return nil }
    }
    var node: ViewNode? = focus.current
    while let current = node {
      if let crown = current as? any WheelTurnable { return crown }
      node = current.parent
    }
    return nil
  }
}
