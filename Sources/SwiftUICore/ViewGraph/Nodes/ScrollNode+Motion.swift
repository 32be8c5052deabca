import Foundation

/// Who moves the content of a scroll view.
enum ScrollMover {
  case nobody
  /// A finger, since the content was where a finger would have had it.
  case finger(start: CGPoint)
  /// The content itself.
  case glide(ScrollGlideAnimator)
  /// A program, by an animation.
  case animation(ScrollMotion)
}

// A finger takes the content along, beyond the ends less and less; let go, it glides.
extension ScrollNode {
  /// Whether the content moves by itself, so that a touch stops it.
  var isMovingByItself: Bool {
    switch mover {
    case .glide, .animation: true
    case .nobody, .finger: false
    }
  }

  /// A finger takes hold of the content, which stops.
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

  /// The finger has moved.
  func drag(by translation: CGSize) {
    guard case .finger(let start) = mover else { return }
    let axes = panAxes
    var target = offset
    if axes.contains(.horizontal) {
      let way = settings.isMirrored ? translation.width : -translation.width
      target.x = RubberBand.position(
        of: start.x + way, in: range(along: .horizontal), length: size.width)
    }
    if axes.contains(.vertical) {
      target.y = RubberBand.position(
        of: start.y - translation.height, in: range(along: .vertical), length: size.height)
    }
    scroll(to: target)
  }

  /// The finger has left, with a speed in points a second.
  func endDrag(velocity: CGSize) {
    guard case .finger = mover else { return }
    let axes = panAxes
    let velocity = CGSize(
      width: !axes.contains(.horizontal)
        ? 0 : settings.isMirrored ? velocity.width : -velocity.width,
      height: !axes.contains(.vertical) ? 0 : -velocity.height)
    glide(velocity: velocity, to: targetOffset(afterDragWith: velocity))
  }

  /// Lets the content go on by itself.
  ///
  /// - Parameter target: where it comes to rest; nil is where the speed brings it.
  private func glide(velocity: CGSize, to target: CGPoint?) {
    let animator = ScrollGlideAnimator(self, velocity: velocity, target: target.map(resting))
    guard animator.duration > 0 else {
      mover = .nobody
      hideIndicators()
      return scroll(to: resting(offset))
    }
    mover = .glide(animator)
    graph.animators.insert(animator)
  }

  /// Stops what moves the content by itself; a finger keeps it.
  func stopMoving() {
    if case .finger = mover { return }
    letGoOfContent()
  }

  /// Stops the content, whatever moves it: a removed scroll view begins no glide when a finger that
  /// panned it is lifted or cancelled later.
  func letGoOfContent() {
    switch mover {
    case .glide(let animator): graph.animators.remove(animator)
    case .animation(let motion): motion.stop()
    case .nobody, .finger: break
    }
    mover = .nobody
  }

  /// The content before what is seen has become longer: the same is seen as before.
  func shiftContent(by length: CGFloat, along axis: Axis) {
    var target = offset
    if axis == .horizontal { target.x += length } else { target.y += length }
    switch mover {
    case .nobody: scroll(to: target)
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

  /// The view or the content has another size: what nobody moves stays in its range, and what glides
  /// heads for the new one.
  func rangeDidChange() {
    switch mover {
    case .nobody:
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

/// Moves the content of a scroll view on until it rests.
@MainActor
final class ScrollGlideAnimator: AnyAnimator {
  private unowned let node: ScrollNode
  private let start: TimeInterval
  private let horizontal: ScrollGlide
  private let vertical: ScrollGlide
  private let ranges: [ClosedRange<CGFloat>]
  /// The offset that the content is to come to rest at; nil leaves that to its speed.
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

  /// Whether it still heads for the range that the content has.
  func fits(_ node: ScrollNode) -> Bool { ranges == Axis.allCases.map(node.range) }

  /// The speed now, in points a second.
  var velocity: CGSize {
    let (time, step) = (node.graph.time - start, 0.001)
    func speed(_ glide: ScrollGlide) -> CGFloat {
      (glide.position(at: time + step) - glide.position(at: time)) / CGFloat(step)
    }
    return CGSize(width: speed(horizontal), height: speed(vertical))
  }

  override func advance(to time: TimeInterval) -> Bool {
    let time = time - start
    node.scroll(to: CGPoint(x: horizontal.position(at: time), y: vertical.position(at: time)))
    guard time >= duration else { return true }
    node.mover = .nobody
    // The set of animators is at work: no other may join it now.
    node.graph.actions.append { [weak node] in
      guard let node, !node.isRemoved, case .nobody = node.mover else { return }
      node.hideIndicators()
    }
    return false
  }
}

extension ElementNode {
  /// The scroll views around, the closest first.
  final var scrollNodes: [ScrollNode] {
    var found: [ScrollNode] = []
    var node = container
    while let current = node {
      if let scroll = current as? ScrollNode { found.append(scroll) }
      node = current.container
    }
    return found
  }
}
