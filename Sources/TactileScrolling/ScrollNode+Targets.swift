import Foundation
@_spi(Engine) import TactileViewGraph

/// The cause of a scroll view's last movement.
enum ScrollPositioner {
  case layout, user, program
}

// Scroll targets: the views at which a scroll may end.
extension ScrollNode {
  /// Registers a layout whose views are scroll targets.
  func enter(_ layout: ScrollTargetLayoutNode) {
    guard !targetLayouts.contains(layout.handle) else { return }
    targetLayouts.removeAll { DependentTable.shared.node($0) == nil }
    targetLayouts.append(layout.handle)
    observersShouldLook()
  }

  private var targetContainers: [ElementNode] {
    targetLayouts.compactMap {
      (DependentTable.shared.node($0) as? ScrollTargetLayoutNode)?.layout
    }
  }

  /// A scroll target, with its frame in the content.
  struct Target {
    let element: ElementNode
    let frame: CGRect
  }

  /// Returns the existing targets in a part of the content, in the order of the layouts.
  func targets(in part: CGRect) -> [Target] {
    targetContainers.flatMap { targets(of: $0, in: part) }
  }

  private func targets(of container: ElementNode, in part: CGRect) -> [Target] {
    let elements = container.elements
    func target(_ index: Int) -> Target {
      let element = elements[index]
      return Target(
        element: element, frame: contentFrame(of: element.laidOutBounds, in: element))
    }
    guard let axis = (container as? any LinearContainer)?.linearAxis,
      axes.contains(Axis.Set(axis))
    else { return elements.indices.map(target).filter { $0.frame.intersects(part) } }
    // Elements in sequence are found by binary search.
    let (start, end) =
      axis == .horizontal ? (part.minX, part.maxX) : (part.minY, part.maxY)
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      let frame = target(middle).frame
      if (axis == .horizontal ? frame.maxX : frame.maxY) < start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var found: [Target] = []
    while low < elements.count {
      let next = target(low)
      guard (axis == .horizontal ? next.frame.minX : next.frame.minY) <= end else { break }
      found.append(next)
      low += 1
    }
    return found
  }

  /// Returns the frames of targets in a part of the content and one viewport around it, including
  /// those of views that a lazy container has not created.
  private func targetFrames(around part: CGRect) -> [CGRect] {
    let part = part.insetBy(dx: -part.width, dy: -part.height)
    return targetContainers.flatMap { container -> [CGRect] in
      let origin = contentFrame(of: container.laidOutBounds, in: container).origin
      let lines = (container as? any LinearContainer)?
        .lineFrames(in: part.offsetBy(dx: -origin.x, dy: -origin.y))
      return lines?.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        ?? targets(of: container, in: part).map(\.frame)
    }
  }

  // MARK: Where scrolls end

  /// Returns the offset at which a scroll ends after the finger lifts; nil leaves it to the
  /// velocity.
  ///
  /// - Parameter velocity: The velocity of the content, in points per second.
  func targetOffset(afterDragWith velocity: CGSize) -> CGPoint? {
    guard settings.traits.targetBehavior != nil else { return nil }
    let natural = CGPoint(
      x: ScrollGlide(
        from: offset.x, velocity: velocity.width, in: range(along: .horizontal)
      ).end,
      y: ScrollGlide(
        from: offset.y, velocity: velocity.height, in: range(along: .vertical)
      ).end)
    return target(for: natural, from: dragOrigin, velocity: velocity)
  }

  /// Applies the target behavior again after a change of the viewport's size.
  func alignWithTargets() {
    guard settings.traits.targetBehavior != nil, positioner != .layout, let placement else {
      return
    }
    let size = placement.frame.size
    defer { alignedSize = size }
    guard let alignedSize, alignedSize != size,
      let target = target(for: resting(offset), from: resting(offset), velocity: .zero)
    else { return }
    scroll(to: target)
  }

  private func target(
    for proposed: CGPoint, from original: CGPoint, velocity: CGSize
  ) -> CGPoint? {
    guard let behavior = settings.traits.targetBehavior else { return nil }
    let room = containerSize
    let environment = EnvironmentValues(scope: inputs.environment)
    let properties = behavior.properties(
      context: ScrollTargetBehaviorPropertiesContext(environment: environment, axes: axes))
    var proposed = proposed
    if properties.limitsScrolls {
      proposed.x = min(max(proposed.x, original.x - room.width), original.x + room.width)
      proposed.y = min(max(proposed.y, original.y - room.height), original.y + room.height)
    }
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: original, size: room)),
      velocity: CGVector(dx: velocity.width, dy: velocity.height), contentSize: contentSize,
      containerSize: room, axes: axes, environment: environment
    ) { [weak self] part in
      // A behavior may keep the context longer than the view is there.
      MainActor.assumeIsolated {
        guard let self, !self.isRemoved else { return [] }
        return self.targetFrames(around: part)
      }
    }
    var target = ScrollTarget(rect: CGRect(origin: proposed, size: room))
    behavior.updateTarget(&target, context: context)
    let end = target.offset(in: room)
    guard end.x.isFinite, end.y.isFinite else {
      RuntimeWarning.issue(
        "The scroll target behavior of \(nearestViewName) set a target that isn't finite, which is "
          + "ignored. Set finite coordinates in updateTarget(_:context:).")
      return nil
    }
    return resting(end)
  }

  /// The velocity of the content in points per second; nil at rest.
  var scrollVelocity: CGVector? {
    guard case .glide(let animator) = mover else { return nil }
    let velocity = animator.velocity
    return CGVector(dx: velocity.width, dy: velocity.height)
  }
}
