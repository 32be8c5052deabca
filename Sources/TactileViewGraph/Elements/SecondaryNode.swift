import Foundation

/// A view with secondary views in front of it or behind it, which do not affect its layout (rule 6.1.13).
@MainActor
package final class SecondaryNode<Secondary: View>: ElementNode {
  /// How the secondary views are arranged; the views themselves are only in their nodes.
  private var arrangement: SecondaryArrangement

  init(_ arrangement: SecondaryArrangement, inputs: ViewInputs) {
    self.arrangement = arrangement
    super.init(inputs: inputs)
  }

  package override var name: String {
    arrangement.isMask ? "mask" : arrangement.isInFront ? "overlay" : "background"
  }

  package override func isContent(_ child: ViewNode) -> Bool {
    !arrangement.isMask || child.index == 0
  }

  package override var modified: ElementNode? { firstElement }

  package override var zIndex: Double { firstElement?.zIndex ?? 0 }

  /// The secondary view, or a stack of several; always the second element.
  private var secondary: ElementNode? { elements.count > 1 ? elements[1] : nil }

  private var pile: ZStackLayout { ZStackLayout(alignment: arrangement.alignment) }

  /// Creates the secondary views, after the content has become the first child.
  func makeSecondaries(_ views: Secondary) {
    adopt(makeSingle(views, in: pile, inputs))
  }

  // By its parts, because the runtime looks up the type of a generic modifier at each use.
  func update(_ new: SecondaryArrangement, _ views: Secondary) {
    let isRealigned =
      new.alignment != arrangement.alignment || new.ignoredEdges != arrangement.ignoredEdges
    arrangement = new
    updateSingle(children[1], views, in: pile)
    if isRealigned { setNeeds(.place) }
  }

  package override var preferences: LayoutPreferences {
    firstElement?.preferences ?? LayoutPreferences()
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    firstElement?.sizeThatFits(proposal) ?? .zero
  }

  package override func fixesProposal(along axis: Axis, for element: ElementNode) -> Bool {
    element === secondary
  }

  package override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    firstElement?.explicitAlignment(key, in: dimensions)
  }

  package override func placeElements(in placement: Placement) {
    let (mirroring, overlap) = placing(beyond: arrangement.ignoredEdges)
    func put(_ element: ElementNode, _ frame: CGRect, _ proposal: ProposedViewSize) {
      element.place(placement.inner(frame, proposal: proposal, mirroring))
    }
    let bounds = CGRect(origin: .zero, size: placement.frame.size)
    if let content = firstElement { put(content, bounds, placement.proposal) }
    guard let secondary else { return }
    let room = bounds.grown(by: overlap)
    let proposal = ProposedViewSize(room.size)
    let size = secondary.sizeThatFits(proposal)
    let base = ViewDimensions(size: room.size, element: arrangement.isCentered ? nil : firstElement)
    let guides = ViewDimensions(size: size, element: secondary)
    let (x, y) = (arrangement.alignment.horizontal.key, arrangement.alignment.vertical.key)
    let origin = CGPoint(
      x: room.minX + base.guide(x) - guides.guide(x),
      y: room.minY + base.guide(y) - guides.guide(y))
    put(secondary, CGRect(origin: origin, size: size), proposal)
  }

  /// A background contributes its preferences before the content (rule 5.12).
  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard !arrangement.isInFront, !arrangement.isMask, children.count > 1 else {
      return super.preference(key)
    }
    let (content, secondary) = (children[0].preference(key), children[1].preference(key))
    guard var value = secondary, let content else { return content ?? secondary }
    graph.reduce(&value, content, by: key)
    return value
  }

  package override func preferenceDidChange(_ key: ObjectIdentifier?, in child: ViewNode) -> Bool {
    if child.index == 0, children.count > 1 {
      children[1].children.first?.contentPreferenceDidChange(key)
    }
    return super.preferenceDidChange(key, in: child)
  }

  package override var isDrawnByElements: Bool { !arrangement.isMask }

  package override var drawingOrder: [ElementNode] {
    arrangement.isInFront ? elements.array : elements.reversed()
  }

  package override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    if arrangement.isMask {
      var content = ItemCollector(wanted: list.wanted?.offsetBy(dx: -offset.x, dy: -offset.y))
      var mask = content
      secondary?.appendPlacedItems(to: &mask, in: .zero)
      firstElement?.appendPlacedItems(to: &content, in: .zero)
      guard !mask.items.isEmpty, !content.items.isEmpty else { return }
      list.append(
        DisplayList.Item(
          origin: offset, content: .group(.mask(mask.items), content.items)))
      return
    }
    let (back, front) = layers
    back?.appendPlacedItems(to: &list, in: offset)
    front?.appendPlacedItems(to: &list, in: offset)
  }

  /// The content and the secondary view, in drawing order.
  private var layers: (back: ElementNode?, front: ElementNode?) {
    arrangement.isInFront ? (firstElement, secondary) : (secondary, firstElement)
  }

  package override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    let (back, front) = layers
    // A mask is never hit, and does not limit the hit area of its content (rule 3.9.53).
    let isHit =
      arrangement.isMask
      ? firstElement?.hitTestPlaced(point, path: &path) == true
      : front?.hitTestPlaced(point, path: &path) == true
        || back?.hitTestPlaced(point, path: &path) == true
    if isHit { path.append(self) }
    return isHit
  }
}

/// How secondary views are arranged around the content.
@usableFromInline struct SecondaryArrangement: Sendable {
  /// Behind the content, at the center of its frame.
  @usableFromInline static let behind = SecondaryArrangement(
    alignment: nil, isInFront: false, isMask: false, ignoredEdges: [])

  var alignment: Alignment { boxedAlignment?.value ?? .center }
  /// The alignment; nil if it is the center, as nearly always.
  private let boxedAlignment: Boxed<Alignment>?
  /// Whether they are centered in the frame of the content, whatever guides it sets: a style fills that frame.
  let isCentered: Bool
  let isInFront: Bool
  let isMask: Bool
  /// The edges at which the secondary view ignores the safe area.
  let ignoredEdges: Edge.Set

  init(alignment: Alignment?, isInFront: Bool, isMask: Bool, ignoredEdges: Edge.Set) {
    boxedAlignment = alignment.flatMap { $0 == .center ? nil : Boxed($0) }
    isCentered = alignment == nil
    (self.isInFront, self.isMask, self.ignoredEdges) = (isInFront, isMask, ignoredEdges)
  }
}

/// Adds views in front of the content or behind it.
///
/// The type behind `background(_:in:fillStyle:)` and its relatives.
public nonisolated struct _SecondaryModifier<Secondary: View>: ViewModifier {
  /// Traps: the engine has a node for the modifier.
  public typealias Body = Never
  @usableFromInline let arrangement: SecondaryArrangement
  @usableFromInline let secondary: Secondary

  /// Adds a view behind the center of the content’s frame; inlined, so that a program builds the view without metadata look-ups.
  @inlinable
  package init(behind secondary: Secondary) {
    (self.secondary, arrangement) = (secondary, .behind)
  }

  /// - Parameter alignment: With the guides of the content; nil for the center of its frame, whatever guides it sets.
  @inline(__always)
  package init(
    secondary: Secondary, alignment: Alignment?, isInFront: Bool, isMask: Bool = false,
    ignoredEdges: Edge.Set = []
  ) {
    self.secondary = secondary
    arrangement = SecondaryArrangement(
      alignment: alignment, isInFront: isInFront, isMask: isMask, ignoredEdges: ignoredEdges)
  }
}

extension _SecondaryModifier: ElementModifier {
  @MainActor
  package func makeElement(_ inputs: ViewInputs) -> SecondaryNode<Secondary> {
    SecondaryNode(arrangement, inputs: inputs)
  }

  @MainActor
  package func updateElement(_ element: SecondaryNode<Secondary>) {
    element.update(arrangement, secondary)
  }

  @MainActor
  package func completeElement(_ element: SecondaryNode<Secondary>) {
    element.makeSecondaries(secondary)
  }
}
