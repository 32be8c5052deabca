import Foundation

/// The area that a subtree may draw in or be hit in.
///
/// Hit testing skips subtrees whose reach does not contain the point. A reach is never too small, but may temporarily be too
/// large: an element that grows extends the reach of its containers immediately. One that shrinks reduces them only when its
/// container places its elements again, so that a container with many elements does not have to visit all of them for one.
enum ElementReach {
  /// The number of elements that have one reach together.
  static let blockSize = 32
}

/// The bounds of a reach in half the room of a rectangle, rounded outward.
struct ReachBounds: Equatable {
  private var minX, minY, maxX, maxY: Float

  /// The bounds of nothing.
  static let null = ReachBounds(.null)

  init(_ rect: CGRect) {
    guard rect.origin.x < .infinity else {
      (minX, minY, maxX, maxY) = (.infinity, .infinity, -.infinity, -.infinity)
      return
    }
    let (x, y, width, height) = (
      rect.origin.x, rect.origin.y, rect.size.width, rect.size.height
    )
    (minX, minY) = (Self.below(x + min(width, 0)), Self.below(y + min(height, 0)))
    (maxX, maxY) = (-Self.below(-x - max(width, 0)), -Self.below(-y - max(height, 0)))
  }

  /// Returns the greatest number that isn't above another one.
  private static func below(_ value: CGFloat) -> Float {
    let nearest = Float(value)
    return CGFloat(nearest) > value ? nearest.nextDown : nearest
  }

  var isNull: Bool { minX > maxX }

  var rect: CGRect {
    guard !isNull else { return .null }
    return CGRect(
      x: CGFloat(minX), y: CGFloat(minY), width: CGFloat(maxX) - CGFloat(minX),
      height: CGFloat(maxY) - CGFloat(minY))
  }

  mutating func formUnion(_ other: ReachBounds) {
    (minX, minY) = (min(minX, other.minX), min(minY, other.minY))
    (maxX, maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
  }

  func covers(_ point: CGPoint) -> Bool {
    CGFloat(minX) <= point.x && point.x <= CGFloat(maxX) && CGFloat(minY) <= point.y
      && point.y <= CGFloat(maxY)
  }
}

extension ElementNode {
  /// The reach, in the container's coordinates.
  final var placedReach: CGRect {
    guard isPlaced, !reachBounds.isNull else { return .null }
    return reach(at: origin)
  }

  /// Returns the reach in the coordinates in which the node's origin is at a point.
  final func reach(at origin: CGPoint) -> CGRect {
    guard !reachBounds.isNull else { return .null }
    var reach = drawnRect(of: reachBounds.rect)
    // As `offsetBy`, which is a function of another library.
    reach.origin.x += origin.x
    reach.origin.y += origin.y
    return reach.finite
  }

  /// Updates the reach after the display phase of the node, if one in the subtree may have changed.
  ///
  /// - Parameter reaches: The number of changed reaches before that phase.
  final func updateReach(since reaches: Int) {
    let mayDiffer = graph.reachChanges != reaches || graph.mayShowElsewhere
    if hasStaleReach || elementCount == 0 || mayDiffer && elementCount <= 2 {
      let (isStale, before) = (hasStaleReach, reachBounds)
      measureReach()
      if isStale || reachBounds != before { graph.reachChanges += 1 }
    }
    guard graph.reachChanges != reaches || graph.mayShowElsewhere else { return }
    // A container of one element measures its own reach afterwards.
    guard let container, !container.hasOneElement, !container.hasStaleReach else { return }
    container.extendReach(by: placedReach, of: Int(elementIndex))
  }

  private final func measureReach() {
    hasStaleReach = false
    if hasOneElement, graph.departures.ghosts.isEmpty, let firstElement {
      reachBounds = ReachBounds(ownReach.finite)
      reachBounds.formUnion(ReachBounds(firstElement.placedReach))
      return
    }
    let elements = elements
    var blocks: [ReachBounds] = []
    var bounds = ReachBounds(ownReach.finite)
    if elements.count <= ElementReach.blockSize {
      elements.forEach { bounds.formUnion(ReachBounds($0.placedReach)) }
    } else {
      for start in stride(from: 0, to: elements.count, by: ElementReach.blockSize) {
        let end = min(start + ElementReach.blockSize, elements.count)
        var block = ReachBounds.null
        for index in start..<end { block.formUnion(ReachBounds(elements[index].placedReach)) }
        blocks.append(block)
        bounds.formUnion(block)
      }
    }
    for ghost in ghosts { bounds.formUnion(ReachBounds(ghost.element.placedReach)) }
    (reachBounds, reachBlocks) = (bounds, blocks)
  }

  final func extendReach(by more: CGRect, of index: Int) {
    let more = ReachBounds(more)
    reachBounds.formUnion(more)
    let block = index / ElementReach.blockSize
    guard let extras, extras.reachBlocks.indices.contains(block) else { return }
    extras.reachBlocks[block].formUnion(more)
  }

  /// Returns the indices of the elements in a block.
  final func elements(inBlock block: Int) -> Range<Int> {
    let start = block * ElementReach.blockSize
    return start..<min(start + ElementReach.blockSize, elements.count)
  }

  /// Hit tests the elements from front to back, skipping those whose reach does not contain the point.
  package final func hitTestElements(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard reachBounds.covers(point) else { return false }
    if hasOneElement, let firstElement { return firstElement.hitTestPlaced(point, path: &path) }
    if let order = zOrder {
      return order.reversed().contains { $0.hitTestPlaced(point, path: &path) }
    }
    let count = elements.count
    guard !reachBlocks.isEmpty else {
      return hitTestElements(0..<count, point, path: &path)
    }
    for block in reachBlocks.indices.reversed() where reachBlocks[block].covers(point) {
      if hitTestElements(elements(inBlock: block), point, path: &path) { return true }
    }
    return false
  }

  private final func hitTestElements(
    _ range: Range<Int>, _ point: CGPoint, path: inout EventPath
  ) -> Bool {
    for index in range.reversed() where elements[index].hitTestPlaced(point, path: &path) {
      return true
    }
    return false
  }

  /// Hit tests at a point of the container's coordinates.
  final func hitTestPlaced(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard isPlaced, !reachBounds.isNull else { return false }
    let origin = origin
    guard reach(at: origin).covers(point), fadeOpacity >= 0.001 else { return false }
    wake()
    return hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), path: &path)
  }
}
