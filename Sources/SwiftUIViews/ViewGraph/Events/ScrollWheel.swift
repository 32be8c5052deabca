@_spi(Engine) import SwiftUICore
import Foundation

/// Delivers events of wheels and trackpads to the scroll views under the mouse.
///
/// A notch of a wheel goes to the innermost scroll view that can still scroll in its direction.
/// Fingers on a trackpad scroll the view with which they began until they lift; then the content
/// decelerates as after a touch. Presses are not affected (rule 2.2.27).
@MainActor
final class ScrollWheel: WindowFeature {
  private unowned let graph: ViewGraph
  private var node: NodeHandle?
  /// The distance that the fingers have moved, in points.
  private var total = CGSize.zero
  private var tracker = VelocityTracker<AnimatablePair<CGFloat, CGFloat>>()

  init(graph: ViewGraph) { self.graph = graph }

  /// Processes a scroll event, which may change the views under the mouse.
  func send(_ event: ScrollEvent) {
    if event.points != .zero { graph.openItem.close() }
    let elements = graph.events.path(at: event.location).elements
    if !isHolding, let crown = graph.crown(over: elements) {
      crown.turn(event)
    } else {
      take(event, over: elements.compactMap { $0 as? ScrollNode })
    }
    graph.events.hover(at: event.location)
    graph.actions.run()
  }

  /// Processes an event for the scroll views under the mouse, innermost first.
  private func take(_ event: ScrollEvent, over nodes: [ScrollNode]) {
    let delta = event.points
    let axis: Axis = abs(delta.width) > abs(delta.height) ? .horizontal : .vertical
    switch event.phase {
    case .wheel:
      let node = nodes.first { $0.canMove(by: delta.length(along: axis), along: axis) }
      node?.turn(by: delta)
    case .began, .changed:
      if event.phase == .began { leave(velocity: .zero) }
      if held == nil, delta != .zero {
        guard let node = nodes.first(where: { $0.isScrollable(along: axis) }), node.isFree else {
          return
        }
        self.node = node.handle
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
  private var held: ScrollNode? {
    node.flatMap { DependentTable.shared.node($0) as? ScrollNode }
  }

  private func leave(velocity: CGSize) {
    held?.endDrag(velocity: velocity)
    node = nil
  }
}

// Scroll view operations for wheels and trackpads.
extension ScrollNode {
  /// Whether no finger on the screen holds the content.
  fileprivate var isFree: Bool { if case .finger = mover { false } else { true } }

  fileprivate func isScrollable(along axis: Axis) -> Bool {
    settings.enabledAxes.contains(Axis.Set(axis)) && range(along: axis).upperBound > 0
  }

  /// Returns whether there is content to scroll to; positive lengths are to the right and the
  /// bottom.
  fileprivate func canMove(by length: CGFloat, along axis: Axis) -> Bool {
    guard length != 0, isScrollable(along: axis), isFree else { return false }
    let (position, range) =
      axis == .horizontal
      ? (offset.x, range(along: .horizontal)) : (offset.y, range(along: .vertical))
    let isOnward = (length > 0) != (axis == .horizontal && settings.mirroring.isOn)
    return isOnward ? position < range.upperBound : position > range.lowerBound
  }

  /// Scrolls the content immediately, limited to its ends.
  fileprivate func turn(by delta: CGSize) {
    stopMoving()
    showIndicators()
    positioner = .user
    let target = CGPoint(
      x: offset.x
        + (!isScrollable(along: .horizontal)
          ? 0 : settings.mirroring.distance(delta.width)),
      y: offset.y + (isScrollable(along: .vertical) ? delta.height : 0))
    scroll(to: resting(target))
    hideIndicators()
  }
}

extension ViewGraph {
  /// Delivers a scroll event; its effects become visible after ``update()``.
  package func send(_ event: ScrollEvent) {
    advance(to: event.time)
    feature(ScrollWheel.self).send(event)
  }
}
