import Foundation

/// A node with geometry: it answers proposals, is placed by its container and takes part in
/// drawing and hit testing.
///
/// Subclasses override the members of the second half; the first half keeps answers and frames.
@MainActor
class ElementNode: ViewNode {
  private final var answers = LayoutAnswers()
  /// Where the container put this node; nil until then.
  private(set) final var placement: Placement?
  private final var elementsCache: [ElementNode]?
  /// What the subtree draws or may be hit in; see `ElementNode+Reach`.
  final var reach = ElementReach()
  /// The position among the container's elements.
  final var elementIndex = 0

  override init(inputs: ViewInputs) {
    super.init(inputs: inputs)
    needs = [.display]
  }

  /// The elements that this node lays out: its descendants without the transparent ones between.
  final var elements: [ElementNode] {
    if let elementsCache { return elementsCache }
    var list: [ElementNode] = []
    for child in children { child.appendElements(to: &list) }
    for (index, element) in list.enumerated() { element.elementIndex = index }
    elementsCache = list
    return list
  }

  final override var asElement: ElementNode? { self }

  final override func appendElements(to list: inout [ElementNode]) { list.append(self) }

  /// Forgets the elements after some transparent descendant got other children.
  final func elementsDidChange() {
    elementsCache = nil
    setNeeds([.measure, .place, .display])
  }

  /// The element that lays out this one.
  final var container: ElementNode? { nearestElement(from: parent) }

  // MARK: Measuring

  /// The size for a proposal, in points, from the cache where it was asked before.
  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answers.size(for: proposal) { return size }
    graph.statistics.measures += 1
    let size = tracking(.measure) { measure(proposal) }.sanitized
    answers.remember(size, for: proposal)
    return size
  }

  /// The position of a guide that the content sets by itself, in the node's own coordinates.
  final func explicitAlignment(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    if let known = answers.alignment(key, in: dimensions) { return known }
    let value = alignmentGuide(key, in: dimensions)
    answers.remember(value, for: key, in: dimensions)
    return value
  }

  /// The distances and the priority that the element wishes for.
  final var preferences: LayoutPreferences {
    if let known = answers.preferences { return known }
    let preferences = LayoutPreferences(spacing: spacing, priority: layoutPriority)
    answers.preferences = preferences
    return preferences
  }

  /// Answers again what was asked before, and tells the container if any answer differs.
  final func remeasure() {
    let old = answers
    answers = LayoutAnswers()
    layoutDidChange()
    setNeeds(.place)
    let isSame =
      old.isComplete
      && old.sizes.allSatisfy { sizeThatFits($0.proposal) == $0.size }
      && (old.preferences == nil || old.preferences == preferences)
      && old.alignments.allSatisfy { explicitAlignment($0.key, in: $0.dimensions) == $0.value }
    if !isSame { container?.setNeeds(.measure) }
  }

  // MARK: Placing

  /// Takes the place that the container gave, and marks what depends on it.
  final func place(_ placement: Placement) {
    guard placement != self.placement else { return }
    let isResized = placement.hasOtherContents(than: self.placement)
    self.placement = placement
    setNeeds(isResized ? [.place, .display] : .display)
  }

  /// The size on the screen, in points; zero before the first placing.
  final var size: CGSize { placement?.drawnSize ?? .zero }

  // MARK: For subclasses

  /// Computes the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Computes where the content sets the guide explicitly, if it does.
  func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? { nil }

  /// The distances that the node prefers to its neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// The order in which the container serves this node; see `Layout`.
  var layoutPriority: Double { 0 }

  /// Gives the elements their places within this node's placement.
  func placeElements(in placement: Placement) {}

  /// Forgets what was derived from the answers of the elements.
  func layoutDidChange() {}

  /// Rebuilds the node's own display item.
  ///
  /// - Returns: whether it differs from the last one.
  func updateDisplayItem() -> Bool { false }

  /// Adds what this node and its elements draw; the offset is this node's origin in the group.
  func appendItems(to list: inout [DisplayList.Item], at offset: CGPoint) {
    for element in elements { element.appendPlacedItems(to: &list, in: offset) }
  }

  /// Finds what is hit at a point of this node's own coordinates, the front first.
  func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard let point = contentPoint(of: point), hitTestElements(point, path: &path) else {
      return false
    }
    path.append(self)
    return true
  }

  /// What this node itself draws or may be hit in, in its own coordinates.
  var ownReach: CGRect { .null }

  /// Where a point of this node's coordinates lies for its elements; nil where they cannot be hit.
  func contentPoint(of point: CGPoint) -> CGPoint? { point }

  /// Where a point of the elements is drawn in this node's coordinates.
  func drawnPoint(of point: CGPoint) -> CGPoint { point }
}

extension ElementNode {
  /// Where this node's own coordinates begin in those of the container's elements.
  final var origin: CGPoint { placement?.drawnOrigin ?? .zero }

  /// The node's frame in its own coordinates.
  final var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Adds what this node draws, shifted by its own origin within the container.
  final func appendPlacedItems(to list: inout [DisplayList.Item], in offset: CGPoint) {
    guard placement != nil else { return }
    appendItems(to: &list, at: CGPoint(x: offset.x + origin.x, y: offset.y + origin.y))
  }

  /// Converts a point of the window to this node's own coordinates, by presented transforms.
  final func convertFromWindow(_ point: CGPoint) -> CGPoint {
    var point = container?.convertFromWindow(point) ?? point
    point = container?.contentPoint(of: point) ?? point
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Converts a point of this node's own coordinates to the window's, by presented transforms.
  final func convertToWindow(_ point: CGPoint) -> CGPoint {
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

extension CGSize {
  /// The size with everything that no layout can use replaced by zero.
  fileprivate var sanitized: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}
