import Foundation
@_spi(Engine) import TactileViewGraph

/// The cause of a scroll view's current movement.
enum ScrollMover {
  /// Nothing moves the content.
  case none
  /// A finger, with the offset at which it began, corrected for rubber banding.
  case finger(start: CGPoint)
  /// Deceleration after a drag.
  case glide(ScrollGlideAnimator)
  /// A programmatic animation.
  case animation(ScrollMotion)
}

// A finger drags the content, with increasing resistance beyond the ends; when it lifts, the
// content decelerates.
extension ScrollNode {
  /// Whether the content moves without a finger, so that a touch stops it.
  var isMovingByItself: Bool {
    switch mover {
    case .glide, .animation: true
    case .none, .finger: false
    }
  }

  /// Begins a drag, which stops the content.
  func beginDrag() {
    guard !isRemoved else { return }
    stopMoving()
    showIndicators()
    dragOrigin = resting(offset)
    positioner = .user
    mover = .finger(
      start: CGPoint(
        x: RubberBand.dragged(
          to: offset.x, in: range(along: .horizontal), length: size.width),
        y: RubberBand.dragged(to: offset.y, in: range(along: .vertical), length: size.height)))
  }

  /// Moves the content with the finger.
  func drag(by translation: CGSize) {
    guard case .finger(let start) = mover else { return }
    let axes = panAxes
    var target = offset
    if axes.contains(.horizontal) {
      let way = settings.mirroring.distance(-translation.width)
      target.x = RubberBand.position(
        of: start.x + way, in: range(along: .horizontal), length: size.width)
    }
    if axes.contains(.vertical) {
      target.y = RubberBand.position(
        of: start.y - translation.height, in: range(along: .vertical), length: size.height)
    }
    scroll(to: target)
  }

  /// Ends a drag with a velocity in points per second.
  func endDrag(velocity: CGSize) {
    guard case .finger = mover else { return }
    openRefresh()
    let axes = panAxes
    let velocity = CGSize(
      width: !axes.contains(.horizontal)
        ? 0 : settings.mirroring.distance(-velocity.width),
      height: !axes.contains(.vertical) ? 0 : -velocity.height)
    glide(
      velocity: velocity,
      to: targetOffset(afterDragWith: velocity) ?? restBesideBar(afterDragWith: velocity))
  }

  /// Lets the content decelerate.
  ///
  /// - Parameter target: The offset at which it comes to rest; nil for the one that results from
  ///   the velocity.
  func glide(velocity: CGSize, to target: CGPoint?) {
    let animator = ScrollGlideAnimator(self, velocity: velocity, target: target.map(resting))
    guard animator.duration > 0 else {
      mover = .none
      hideIndicators()
      return scroll(to: resting(offset))
    }
    mover = .glide(animator)
    graph.animators.insert(animator)
  }

  /// Stops the content's own movement; a finger keeps holding it.
  func stopMoving() {
    if case .finger = mover { return }
    letGoOfContent()
  }

  /// Stops any movement of the content: after the removal of a scroll view, lifting or cancelling
  /// the finger that panned it must not begin a deceleration.
  func letGoOfContent() {
    switch mover {
    case .glide(let animator): graph.animators.remove(animator)
    case .animation(let motion): motion.stop()
    case .none, .finger: break
    }
    mover = .none
  }

  /// Keeps the visible content in place after content before it has grown.
  func shiftContent(by length: CGFloat, along axis: Axis) {
    var target = offset
    if axis == .horizontal { target.x += length } else { target.y += length }
    switch mover {
    case .none: scroll(to: target)
    case .finger(var start):
      if axis == .horizontal { start.x += length } else { start.y += length }
      mover = .finger(start: start)
      scroll(to: target)
    case .glide(let animator):
      let velocity = animator.velocity
      stopMoving()
      scroll(to: target)
      glide(
        velocity: velocity,
        to: animator.target.map {
          axis == .horizontal
            ? CGPoint(x: $0.x + length, y: $0.y) : CGPoint(x: $0.x, y: $0.y + length)
        })
    case .animation(let motion):
      motion.shift(
        by: CGSize(
          width: axis == .horizontal ? length : 0, height: axis == .vertical ? length : 0))
      scroll(to: target)
    }
  }

  /// Called when the size of the viewport or the content has changed: resting content stays in its
  /// range, and decelerating content heads for the new one.
  func rangeDidChange() {
    switch mover {
    case .none:
      followAnchors()
      alignWithTargets()
      scroll(to: resting(offset))
    case .finger: break
    case .glide(let animator):
      guard !animator.fits(self) else { return }
      stopMoving()
      glide(velocity: animator.velocity, to: animator.target)
    case .animation(let motion): motion.show()
    }
  }
}

/// Decelerates the content of a scroll view until it rests.
@MainActor
final class ScrollGlideAnimator: AnyAnimator {
  private unowned let node: ScrollNode
  private let start: TimeInterval
  private let horizontal: ScrollGlide
  private let vertical: ScrollGlide
  private let ranges: [ClosedRange<CGFloat>]
  /// The offset at which the content should come to rest; nil for the one that results from the
  /// velocity.
  let target: CGPoint?

  init(_ node: ScrollNode, velocity: CGSize, target: CGPoint? = nil) {
    self.node = node
    self.target = target
    start = node.graph.time
    ranges = Axis.allCases.map(node.range)
    horizontal = ScrollGlide(
      from: node.offset.x, velocity: velocity.width, landingAt: target?.x, in: ranges[0])
    vertical = ScrollGlide(
      from: node.offset.y, velocity: velocity.height, landingAt: target?.y, in: ranges[1])
  }

  var duration: TimeInterval { max(horizontal.duration, vertical.duration) }

  /// Returns whether the deceleration still matches the content's range.
  func fits(_ node: ScrollNode) -> Bool { ranges == Axis.allCases.map(node.range) }

  /// The current velocity, in points per second.
  var velocity: CGSize {
    let (time, step) = (node.graph.time - start, 0.001)
    func speed(_ glide: ScrollGlide) -> CGFloat {
      (glide.position(at: time + step) - glide.position(at: time)) / CGFloat(step)
    }
    return CGSize(width: speed(horizontal), height: speed(vertical))
  }

  override var unended: UnendedAnimation? {
    UnendedAnimation(of: node, aspect: "offset", rest: start + duration - node.graph.time)
  }

  override func advance(to time: TimeInterval) -> Bool {
    let time = time - start
    node.scroll(to: CGPoint(x: horizontal.position(at: time), y: vertical.position(at: time)))
    guard time >= duration else { return true }
    node.mover = .none
    // The set of animators is being iterated and must not change now.
    node.graph.actions.append { [weak node] in
      guard let node, !node.isRemoved, case .none = node.mover else { return }
      node.hideIndicators()
    }
    return false
  }
}

extension ElementNode {
  /// Returns the closest enclosing scroll view whose coordinate space has a name.
  final func scrollNode(named name: ScrollSpaceName) -> ScrollNode? {
    element(named: AnyHashable(name)) as? ScrollNode
  }

  /// The enclosing scroll views, innermost first.
  package final var scrollNodes: [ScrollNode] {
    var found: [ScrollNode] = []
    var node = container
    while let current = node {
      if let scroll = current as? ScrollNode { found.append(scroll) }
      node = current.container
    }
    return found
  }

  /// The part of the element that its scroll view shows as laid out, in the element's coordinates; nil without a scroll
  /// view.
  package final var shownPart: CGRect? {
    guard let scroll = scrollNodes.first, let inverse = transform(to: scroll).inverse else {
      return nil
    }
    let part = scroll.laidOutWindow.moved(by: inverse)
    return part.minY.isFinite && part.maxY.isFinite ? part : nil
  }
}
