import Foundation

/// A node with geometry, which answers proposals, is placed by its container, is drawn and hit tested.
///
/// The first half of the class manages sizes and frames; subclasses override the members of the second half.
@MainActor
@_spi(Engine) open class ElementNode: ViewNode {
  // `@exclusivity(unchecked)`: see `ViewNode`.

  /// Whether the element has display items; see `ElementNode+Sleep`.
  @exclusivity(unchecked) final var wakefulness = Wakefulness.new
  /// Some of the properties that are either true or false.
  @exclusivity(unchecked) final var flags = ElementFlags.hasStaleReach
  /// The last placement, or ``Placement/none``.
  @exclusivity(unchecked) private final var lastPlacement = Placement.none
  /// The index of the element among the container's elements.
  @exclusivity(unchecked) final var elementIndex: Int32 = 0
  /// The elements as far as they are known, and the extras.
  @exclusivity(unchecked) private final var knownElements = ObjectList<ElementNode>()
  /// The bounds of the reach, in the coordinates of the node's elements; see `ElementNode+Reach`.
  @exclusivity(unchecked) final var reachBounds = ReachBounds.null

  @_spi(Engine) public override init(inputs: ViewInputs) {
    super.init(inputs: inputs)
    needs = [.display]
  }

  /// The placement by the container; nil until the node is placed.
  package final var placement: Placement? { lastPlacement.isNone ? nil : lastPlacement }

  /// Whether the node has been placed.
  final var isPlaced: Bool { !lastPlacement.isNone }

  /// The origin in the container's drawn frame, in points; zero before the first placement.
  final var drawnOrigin: CGPoint { isPlaced ? lastPlacement.drawnOrigin : .zero }

  /// The elements that this node lays out: its descendants without the transparent nodes between.
  package final var elements: ObjectList<ElementNode> {
    if flags[.knowsElements] { return knownElements.plain }
    let list: ObjectList<ElementNode>
    if let only = onlyElement {
      only.elementIndex = 0
      list = ObjectList(only)
    } else {
      var found: [ElementNode] = []
      found.reserveCapacity(children.count)
      for child in children where !child.isLeaving { child.appendElements(to: &found) }
      for (index, element) in found.enumerated() { element.elementIndex = Int32(index) }
      list = ObjectList(found)
    }
    knownElements.replaceAll(with: list)
    flags[.knowsElements] = true
    positionGhosts()
    return list
  }

  /// The first of the elements; nil if there is none.
  package final var firstElement: ElementNode? { knownElements.inlineElement ?? elements.first }

  /// The number of the elements.
  final var elementCount: Int { elements.count }

  /// Whether the node is known to have a single element, and has no extras.
  final var hasOneElement: Bool { knownElements.inlineElement != nil }

  /// The properties that few elements have; nil if the element has had none of them.
  final var extras: ElementExtras? {
    guard let list = knownElements.extension else { return nil }
    return unsafeDowncast(list, to: ElementExtras.self)
  }

  /// The extras, made at the first use.
  final var ownExtras: ElementExtras {
    if let extras { return extras }
    let new = ElementExtras()
    knownElements.extend(with: new)
    return new
  }

  /// The only element below this node, if every node on the way to it has a single child.
  private final var onlyElement: ElementNode? {
    var node: ViewNode = self
    while node.children.count == 1 {
      node = node.children[0]
      if node.isLeaving { return nil }
      if let element = node.asElement { return element }
    }
    return nil
  }

  package final override var asElement: ElementNode? { self }

  /// The node as the element of a transition, if it is one.
  @_spi(Engine) open var asTransitioning: (any TransitioningNode)? { nil }

  package final override func appendElements(to list: inout [ElementNode]) { list.append(self) }

  /// Invalidates the elements after a transparent descendant's children have changed.
  package final func elementsDidChange() {
    flags[.knowsElements] = false
    knownElements.replaceAll(with: ObjectList())
    extras?.layoutMemory = nil
    zOrderDidChange()
    setNeeds([.measure, .place, .display])
  }

  // MARK: Measuring

  /// Returns the position of a guide that the content sets explicitly, in the node's own coordinates.
  package final func explicitAlignment(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    key.isSetByText || graph.layoutUses.customGuides.contains(key)
      ? alignmentGuide(key, in: dimensions) : nil
  }

  /// Updates the layout after the content or the node itself has changed.
  ///
  /// Nodes that cache their answers compare them; for the others, the container does.
  @_spi(Engine) open override func remeasure() {
    layoutDidChange()
    setNeeds(.place)
    answersDidChange()
  }

  /// Tells the container that the size, guides, priority or spacing that it has read may have changed.
  package final func answersDidChange() {
    guard let container else { return }
    container.layoutMemory?.elementDidChange(at: Int(elementIndex), of: container.elements.count)
    container.setNeeds(.measure)
  }

  // MARK: Placing

  /// Sets the placement given by the container, and marks the phases that depend on it.
  package final func place(_ placement: Placement) {
    let placement = placement.frame.isInFiniteRange ? placement : usable(placement)
    guard placement != lastPlacement else { return }
    let old = self.placement
    let isResized = placement.hasOtherContents(than: old)
    if placement.drawnOrigin != old?.drawnOrigin { damageSubtree() }
    if let old { follow(from: old, to: placement) }
    let isElsewhere = placement.frame != old?.frame || placement.proposal != old?.proposal
    lastPlacement = placement
    if isElsewhere { geometryHasChanged() }
    setNeeds(isResized ? [.place, .display] : .display)
  }

  final override func placeContents(in graph: ViewGraph) {
    guard let placement else { return }
    graph.statistics.placements += 1
    placeElements(in: placement)
    if layoutMemory?.hasPlacedPart != true { hasStaleReach = true }
    setNeeds(.display)
  }

  /// Resets the placement, so that the next one is treated as the first.
  final func forgetPlacement() {
    stopMotion()
    lastPlacement = .none
    layoutMemory?.forgetPlacing()
  }

  /// The size on the screen, in points; zero before the first placement.
  package final var size: CGSize {
    let size = placement?.drawnSize ?? .zero
    guard let growth = motion?.growth else { return size }
    return CGSize(
      width: max(size.width + growth.width, 0), height: max(size.height + growth.height, 0))
  }

  // MARK: Drawing

  final override func sleeps(in graph: ViewGraph) -> Bool {
    wakefulness != .awake && staysAsleep(in: graph)
  }

  final override func show() { showOwnItem() }

  final override func didShow(since reaches: Int) {
    updateReach(since: reaches)
    reportDamage()
  }

  final override var isWhollyDamaged: Bool { isDamaged }

  // MARK: For subclasses

  /// Computes the size for a proposal, in points.
  @_spi(Engine) open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Computes the position of a guide that the content sets explicitly; nil if it does not.
  @_spi(Engine) open func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize)
    -> CGFloat?
  { nil }

  /// The preferred spacing and the layout priority of the element.
  @_spi(Engine) open var preferences: LayoutPreferences { LayoutPreferences() }

  /// Places the elements within this node's placement.
  @_spi(Engine) open func placeElements(in placement: Placement) {}

  /// Receives the frame that a layout gives to one of the elements; see `LayoutNode`.
  func receive(
    _ frame: CGRect, proposal: ProposedViewSize, for element: ElementNode, at index: Int
  ) {}

  /// Returns whether the proposal for an inner element along an axis is independent of the sizes inside.
  @_spi(Engine) open func fixesProposal(along axis: Axis, for element: ElementNode) -> Bool {
    false
  }

  /// Returns the frames that a placement would give to the elements, without applying them.
  func probe(_ bounds: CGRect, _ proposal: ProposedViewSize) -> [PlacedFrame?] { [] }

  /// Invalidates values derived from the sizes of the elements.
  @_spi(Engine) open func layoutDidChange() {}

  /// Updates the node's own display item; implementations track what they read from the environment.
  ///
  /// - Returns: Whether the item differs from the last one.
  @_spi(Engine) open func updateDisplayItem() -> Bool { false }

  /// Whether the element draws nothing but its elements, and these where they are.
  @_spi(Engine) open var isDrawnByElements: Bool { false }

  /// An area around all that an element without elements may draw, in its own coordinates; nil if only its display item
  /// tells.
  @_spi(Engine) open var ownSleepingReach: CGRect? { nil }

  /// Appends the items of this node and its elements; the offset is this node's origin in the group.
  @_spi(Engine) open func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    appendElements(to: &list, at: offset)
  }

  /// The elements from back to front, as they are drawn and hit.
  package var drawingOrder: [ElementNode] { zOrder ?? elements.array }

  /// Whether nothing of the element can be hit, since it has `allowsHitTesting(false)`.
  @_spi(Engine) open var refusesHits: Bool { false }

  /// Hit tests a point of this node's own coordinates, from front to back.
  @_spi(Engine) open func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard let point = contentPoint(of: point), hitTestElements(point, path: &path) else {
      return false
    }
    path.append(self)
    return true
  }

  /// Whether the element draws or hits in its own frame, so that its frame animates independently.
  @_spi(Engine) open var showsFrame: Bool { false }

  /// Whether the content moves along with the element instead of animating independently.
  @_spi(Engine) open var carriesContent: Bool { false }

  /// The element that this one modifies and represents in its container; nil if it is not a modifier.
  @_spi(Engine) open var modified: ElementNode? { nil }

  /// Whether the element is the stack around several views, which the app's code doesn't contain.
  package var isImplicitStack: Bool { false }

  /// Returns the axis of the stack that contains one of the elements; nil for none.
  ///
  /// The content of a modifier is in the stack that contains the modifier.
  @_spi(Engine) open func stackAxis(around element: ElementNode) -> Axis? {
    modified === element ? container?.stackAxis(around: self) : nil
  }

  /// The z-index of the element among its siblings; 0 by default.
  @_spi(Engine) open var zIndex: Double { 0 }

  /// Returns the z-index of one of the elements.
  @_spi(Engine) open func stackingIndex(of element: ElementNode) -> Double { element.zIndex }

  /// The area in which this node itself draws or can be hit, in its own coordinates.
  @_spi(Engine) open var ownReach: CGRect { .null }

  /// Converts a point of this node to the coordinates of its elements; nil if they cannot be hit there.
  @_spi(Engine) open func contentPoint(of point: CGPoint) -> CGPoint? { point }

  /// Converts a point of the elements' coordinates to the point where this node draws it.
  @_spi(Engine) open func drawnPoint(of point: CGPoint) -> CGPoint { point }

  /// Returns a rectangle of this node's coordinates around the drawing of one of the elements' rectangles.
  @_spi(Engine) open func drawnRect(of rect: CGRect) -> CGRect { rect }

  /// The transform from the elements' coordinates to this node's once all animations have ended; nil for the identity.
  @_spi(Engine) open var contentTransform: CGAffineTransform? { nil }

  /// The axes along which the content scrolls, and so has no safe area; none by default.
  @_spi(Engine) open var scrollingAxes: Axis.Set { [] }

  /// Whether a finger can pan the content.
  @_spi(Engine) open var pansContent: Bool { false }

  /// Returns whether this node defines the named coordinate space.
  @_spi(Engine) open func isCoordinateSpace(named name: AnyHashable) -> Bool { false }

  /// Whether the element observes the mouse over its content; see ``HoverTracker``.
  @_spi(Engine) open var observesHover: Bool { false }

  /// Called when the mouse has moved over the content, at a location in points of the window.
  ///
  /// - Parameter isNew: Whether the mouse was not over the content before.
  @_spi(Engine) open func hoverDidMove(to location: CGPoint, isNew: Bool) {}

  /// Called when the mouse is no longer over the content.
  @_spi(Engine) open func hoverDidEnd() {}

  /// Responds to a click of the secondary mouse button, at a location in points of the window.
  ///
  /// - Returns: Whether the element has responded.
  @_spi(Engine) open func handleSecondaryClick(at location: CGPoint) -> Bool { false }

  /// Records a geometry value of an element that the node's body reads.
  @_spi(Engine) open func noteReading(_ question: GeometryQuestion, of element: ElementNode) {}
}
