import Foundation

/// A node with geometry: it answers proposals, is placed by its container and takes part in
/// drawing and hit testing.
///
/// Subclasses override the members of the second half; the first half keeps answers and frames.
@MainActor
class ElementNode: ViewNode {
  /// Where the container put this node; nil until then.
  @exclusivity(unchecked) private(set) final var placement: Placement?
  @exclusivity(unchecked) private final var elementsCache: ShortList<ElementNode>?
  /// Whether all that the subtree draws has to be drawn again; see `ElementNode+Damage`.
  @exclusivity(unchecked) final var isDamaged = false
  /// Whether another element is shown in its place; see `ChoosingNode`.
  @exclusivity(unchecked) final var isPassedOver = false
  /// Whether somebody has read where the element lies; see `GeometryCell`.
  @exclusivity(unchecked) final var isFollowed = false
  /// The position among the container's elements.
  @exclusivity(unchecked) final var elementIndex: Int32 = 0
  /// What the subtree draws or may be hit in; see `ElementNode+Reach`.
  @exclusivity(unchecked) final var reach = ElementReach()
  /// The elements from back to front, once known; see `ElementNode+ZOrder`.
  @exclusivity(unchecked) final var zOrderCache: ZOrder = .unknown
  /// The way of the shown frame, while it is on its way; see `ElementNode+Motion`.
  @exclusivity(unchecked) final var motion: FrameMotion? {
    didSet { graph.movingFrames += (motion == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
  }

  override init(inputs: ViewInputs) {
    super.init(inputs: inputs)
    needs = [.display]
  }

  /// The elements that this node lays out: its descendants without the transparent ones between.
  final var elements: ShortList<ElementNode> {
    if let elementsCache { return elementsCache }
    if let only = onlyElement {
      only.elementIndex = 0
      elementsCache = .one(only)
      positionGhosts()
      return .one(only)
    }
    var found: [ElementNode] = []
    for child in children where !child.isLeaving { child.appendElements(to: &found) }
    for (index, element) in found.enumerated() { element.elementIndex = Int32(index) }
    let list = ShortList(found)
    elementsCache = list
    positionGhosts()
    return list
  }

  /// The element below where there is but one way down to it, as nearly always.
  private final var onlyElement: ElementNode? {
    var node: ViewNode = self
    while node.children.count == 1 {
      node = node.children[0]
      if node.isLeaving { return nil }
      if let element = node.asElement { return element }
    }
    return nil
  }

  final override var asElement: ElementNode? { self }

  final override func appendElements(to list: inout [ElementNode]) { list.append(self) }

  /// Forgets the elements after some transparent descendant got other children.
  final func elementsDidChange() {
    elementsCache = nil
    zOrderDidChange()
    setNeeds([.measure, .place, .display])
  }

  /// The element that lays out this one.
  final var container: ElementNode? { nearestElement(from: parent) }

  // MARK: Measuring

  /// The position of a guide that the content sets by itself, in the node's own coordinates.
  final func explicitAlignment(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    key.isSetByText || graph.customGuides.contains(key)
      ? alignmentGuide(key, in: dimensions) : nil
  }

  /// Measures again after the content or the node itself has changed.
  ///
  /// Nodes that remember their answers compare; the others leave that to their container.
  func remeasure() {
    layoutDidChange()
    setNeeds(.place)
    container?.setNeeds(.measure)
  }

  // MARK: Placing

  /// Takes the place that the container gave, and marks what depends on it.
  final func place(_ placement: Placement) {
    let placement = placement.frame.isInFiniteRange ? placement : usable(placement)
    guard placement != self.placement else { return }
    let isResized = placement.hasOtherContents(than: self.placement)
    if placement.drawnOrigin != self.placement?.drawnOrigin { damageSubtree() }
    if let old = self.placement { follow(from: old, to: placement) }
    let isElsewhere =
      placement.frame != self.placement?.frame || placement.proposal != self.placement?.proposal
    self.placement = placement
    if isElsewhere { geometryHasChanged() }
    setNeeds(isResized ? [.place, .display] : .display)
  }

  /// Forgets the place, so that the element comes anew wherever it is placed next.
  final func forgetPlacement() {
    stopMotion()
    placement = nil
  }

  /// The size on the screen, in points; zero before the first placing.
  final var size: CGSize {
    let size = placement?.drawnSize ?? .zero
    guard let growth = motion?.growth else { return size }
    return CGSize(
      width: max(size.width + growth.width, 0), height: max(size.height + growth.height, 0))
  }

  // MARK: For subclasses

  /// Computes the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Computes where the content sets the guide explicitly, if it does.
  func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? { nil }

  /// The distances and the priority that the element wishes for.
  var preferences: LayoutPreferences { LayoutPreferences() }

  /// Gives the elements their places within this node's placement.
  func placeElements(in placement: Placement) {}

  /// Takes the frame that a layout gives to one of the elements; see `LayoutNode`.
  func receive(
    _ frame: CGRect, proposal: ProposedViewSize, for element: ElementNode, at index: Int
  ) {}

  /// Whether what an element inside is offered along an axis does not depend on the sizes inside.
  func fixesProposal(along axis: Axis, for element: ElementNode) -> Bool { false }

  /// Runs a placing without keeping it and returns what it gave to each element.
  func probe(_ bounds: CGRect, _ proposal: ProposedViewSize) -> [PlacedFrame?] { [] }

  /// Forgets what was derived from the answers of the elements.
  func layoutDidChange() {}

  /// Rebuilds the node's own display item; what it reads of the environment it tracks itself.
  ///
  /// - Returns: whether it differs from the last one.
  func updateDisplayItem() -> Bool { false }

  /// Adds what this node and its elements draw; the offset is this node's origin in the group.
  func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    appendElements(to: &list, at: offset)
  }

  /// Finds what is hit at a point of this node's own coordinates, the front first.
  func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard let point = contentPoint(of: point), hitTestElements(point, path: &path) else {
      return false
    }
    path.append(self)
    return true
  }

  /// Whether the element shows or hits something in its frame, so that it follows the layout on
  /// its own.
  var showsFrame: Bool { false }

  /// Whether what is inside moves along when the element does, instead of going its own way.
  var carriesContent: Bool { false }

  /// The element that this one modifies, where it stands for that one in its container.
  var modified: ElementNode? { nil }

  /// The element that knows how this one comes and goes, where somebody has said so.
  var transitionNode: TransitionNode? { modified?.transitionNode }

  /// Where the element stands among its siblings from back to front, 0 by default.
  var zIndex: Double { 0 }

  /// Where one of the elements stands among the others, from back to front.
  func stackingIndex(of element: ElementNode) -> Double { element.zIndex }

  /// What this node itself draws or may be hit in, in its own coordinates.
  var ownReach: CGRect { .null }

  /// Where a point of this node's coordinates lies for its elements; nil where they cannot be hit.
  func contentPoint(of point: CGPoint) -> CGPoint? { point }

  /// Where a point of the elements is drawn in this node's coordinates.
  func drawnPoint(of point: CGPoint) -> CGPoint { point }

  /// A rectangle of this node's coordinates around where one of the elements' is drawn.
  func drawnRect(of rect: CGRect) -> CGRect { rect }

  /// How the points of the elements lie in this node's coordinates once no value is on its way any
  /// more; nil where they are the same.
  var contentTransform: CGAffineTransform? { nil }

  /// Whether this node's coordinates bear the name.
  func isCoordinateSpace(named name: AnyHashable) -> Bool { false }

  /// Takes note of what the node's own body asks about the geometry of some element.
  func noteReading(_ question: GeometryQuestion, of element: ElementNode) {}
}

extension ElementNode {
  /// Where this node's own coordinates begin in those of the container's elements.
  ///
  /// Shown frames go their way in the window, so what moves the container moves nothing in it.
  final var origin: CGPoint {
    var final = placement?.drawnOrigin ?? .zero
    let graph = graph
    guard graph.showsElsewhere else { return final }
    if let way = wayFromHome {
      final = CGPoint(x: final.x - way.width, y: final.y - way.height)
    }
    guard graph.movingFrames > 0 else { return final }
    let (own, outer) = (shift, container.map { $0.carriesContent ? .zero : $0.shift } ?? .zero)
    return CGPoint(x: final.x + own.x - outer.x, y: final.y + own.y - outer.y)
  }

  /// The node's frame in its own coordinates.
  final var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Adds what the elements draw, from back to front.
  final func appendElements(to list: inout ItemCollector, at offset: CGPoint) {
    let elements = elements
    var ghosts = ghosts[...]
    if let order = zOrder(with: Array(ghosts)) {
      for element in order { element.appendPlacedItems(to: &list, in: offset) }
      return
    }
    if reach.blocks.isEmpty || list.wanted == nil {
      appendElements(0..<elements.count, &ghosts, to: &list, at: offset)
    } else {
      for (block, bounds) in reach.blocks.enumerated() {
        let range = self.elements(inBlock: block)
        let hasGhosts = ghosts.first.map { $0.position < range.upperBound } ?? false
        guard hasGhosts || list.wants(bounds.offsetBy(dx: offset.x, dy: offset.y)) else { continue }
        appendElements(range, &ghosts, to: &list, at: offset)
      }
    }
    for ghost in ghosts { ghost.element.appendPlacedItems(to: &list, in: offset) }
  }

  /// Adds what this node draws, shifted by its own origin within the container.
  final func appendPlacedItems(to list: inout ItemCollector, in offset: CGPoint) {
    guard placement != nil else { return }
    let origin = origin
    guard list.wanted == nil || list.wants(reach(at: origin).offsetBy(dx: offset.x, dy: offset.y))
    else { return }
    let place = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
    let opacity = fadeOpacity
    guard opacity < 1 else { return appendItems(to: &list, at: place) }
    guard opacity > 0 else { return }
    var group = ItemCollector(wanted: list.wanted?.offsetBy(dx: -place.x, dy: -place.y))
    appendItems(to: &group, at: .zero)
    list.append(DisplayList.Item(origin: place, content: .group(.opacity(opacity), group.items)))
  }

  /// Converts a point of the window to this node's own coordinates, by presented transforms.
  final func convertFromWindow(_ point: CGPoint) -> CGPoint {
    var point = container?.convertFromWindow(point) ?? point
    point = container?.contentPoint(of: point) ?? point
    let origin = origin
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Converts a point of this node's own coordinates to the window's, by presented transforms.
  final func convertToWindow(_ point: CGPoint) -> CGPoint {
    let origin = origin
    let point = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    guard let container else { return point }
    return container.convertToWindow(container.drawnPoint(of: point))
  }
}

extension ViewNode {
  /// The closest element at or above a node.
  final func nearestElement(from start: ViewNode?) -> ElementNode? {
    var node = start
    while let current = node {
      if let element = current.asElement { return element }
      node = current.parent
    }
    return nil
  }

  /// Tells the container that its elements have changed, after this node's children did.
  final func childrenDidChange() { nearestElement(from: self)?.elementsDidChange() }
}
