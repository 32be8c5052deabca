import Foundation
@_spi(Engine) import TactileViewGraph

// Programmatic scrolling, immediately or with an animation.
extension ScrollNode {
  /// The offset at which the content rests, or will rest after the current animation.
  package var goal: CGPoint {
    if case .animation(let motion) = mover { motion.goal } else { offset }
  }

  var isMovingToGoal: Bool { if case .animation = mover { true } else { false } }

  /// Scrolls under a transaction, which may animate; ignored while a finger holds the content.
  package func move(
    to target: CGPoint, under transaction: Transaction, onArrival: @escaping @MainActor () -> Void
  ) {
    if case .finger = mover { return }
    positioner = .program
    guard transaction.effectiveAnimation != nil, target != offset else {
      stopMoving()
      return scroll(to: target)
    }
    if case .animation(let motion) = mover {
      return motion.turn(to: target, under: transaction, onArrival: onArrival)
    }
    stopMoving()
    let motion = ScrollMotion(self)
    mover = .animation(motion)
    showIndicators()
    motion.turn(to: target, under: transaction, onArrival: onArrival)
  }

  /// Returns the offset that shows a rectangle of the content.
  package func offset(showing frame: CGRect, at anchor: UnitPoint?) -> CGPoint {
    let view = containerSize
    func position(
      _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ anchor: CGFloat?, _ now: CGFloat
    ) -> CGFloat {
      if let anchor { return start + (length - room) * anchor }
      if length > room || start < now { return start }
      return max(now, start + length - room)
    }
    return resting(
      CGPoint(
        x: position(frame.minX, frame.width, view.width, anchor?.x, goal.x),
        y: position(frame.minY, frame.height, view.height, anchor?.y, goal.y)))
  }

  /// Converts a rectangle of an inner element to the content's coordinates, from the leading end
  /// and the top.
  ///
  /// Scrolling to the rectangle's origin aligns it with the content margin.
  package func contentFrame(of frame: CGRect, in element: ElementNode) -> CGRect {
    let shown = element.convert(frame, to: .named(AnyHashable(ScrollSpaceName.any)))
    let width = placement?.frame.width ?? 0
    let leading = settings.mirroring.rect(shown, in: width)
    let origin = contentOrigin(for: contentSize, in: placement?.frame.size ?? .zero)
    return leading.offsetBy(dx: offset.x - origin.x, dy: offset.y - origin.y)
  }
}

/// The animation of a scroll view's content to an offset.
@MainActor
final class ScrollMotion {
  typealias Data = AnimatablePair<CGFloat, CGFloat>

  private unowned let node: ScrollNode
  private let animator: Animator<Data>
  private(set) var goal: CGPoint
  private var onArrival: @MainActor () -> Void = {}

  init(_ node: ScrollNode) {
    self.node = node
    animator = Animator(node: node, phase: .place)
    goal = node.offset
  }

  func turn(
    to target: CGPoint, under transaction: Transaction, onArrival: @escaping @MainActor () -> Void
  ) {
    animator.move(
      by: Data(target.x - goal.x, target.y - goal.y), with: transaction, at: node.graph.time)
    goal = target
    self.onArrival = onArrival
    if !animator.isRunning { arrive() }
  }

  /// Called when content before the visible part has grown.
  func shift(by way: CGSize) {
    goal = CGPoint(x: goal.x + way.width, y: goal.y + way.height)
  }

  /// Updates the offset for the current time.
  func show() {
    let left = animator.offset
    node.scroll(to: CGPoint(x: goal.x + left.first, y: goal.y + left.second))
    if !animator.isRunning { arrive() }
  }

  private func arrive() {
    node.scroll(to: node.resting(goal))
    node.mover = .none
    node.hideIndicators()
    onArrival()
  }

  func stop() { animator.stop() }
}
