import Foundation

/// A view whose subviews a custom ``Layout`` arranges.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content
}

extension LayoutView {
  static var __isUnary: Bool { true }

  @MainActor
  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = LayoutNode(CustomLayout(box: LayoutBox(view.layout)), inputs: inputs)
    node.adopt(TactileViewGraph.makeNode(view.content, inputs))
    return node
  }

  @MainActor
  static func __updateNode(_ node: __ViewNode, _ view: Self) {
    let node = downcast(node, to: LayoutNode<CustomLayout<L>>.self)
    node.layout.box.take(view.layout, node: node)
    TactileViewGraph.updateNode(node.children[0], view.content, node.inputs)
  }
}

/// The layout and the cache of a container, stored for the lifetime of its node.
@MainActor
final class LayoutBox<L: Layout> {
  private var value: AnimatedValue<L>
  private var cache: L.Cache?
  private var isStale = false

  init(_ layout: L) { value = AnimatedValue(layout) }

  func take(_ layout: L, node: ElementNode) {
    guard !ValueComparison.areEqual(layout, value.model) else { return }
    let axis = stackOrientation
    value.update(layout, node: node, phase: .measure)
    node.setNeeds([.measure, .place])
    // The sizes of spacers and dividers depend on the axis, also in modifiers that cache them.
    if stackOrientation != axis { node.elements.forEach { $0.innermost.setNeeds(.measure) } }
  }

  func stop() { value.stop() }

  /// The axis along which spacers expand; nil for none.
  var stackOrientation: Axis? {
    (value.model as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  /// Called when the subviews or the layout have changed.
  func contentDidChange() { isStale = true }

  /// Calls the layout with its cache.
  ///
  /// The layout receives a copy, since it may measure subviews that measure the container.
  func call<Result>(_ subviews: LayoutSubviews, _ body: (L, inout L.Cache) -> Result) -> Result {
    let layout = value.presented
    var cache: L.Cache
    if var known = self.cache {
      if isStale { layout.updateCache(&known, subviews: subviews) }
      cache = known
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    isStale = false
    self.cache = cache
    defer { self.cache = cache }
    return body(layout, &cache)
  }
}

/// Adapts a custom layout to the engine's layout protocol.
struct CustomLayout<L: Layout>: ElementLayout {
  let box: LayoutBox<L>

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.box === rhs.box }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    let size = box.call(subviews) { layout, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    guard !(size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite)
    else { return size }
    // An infinite length is a valid answer to an infinite proposal.
    func isUsable(_ length: CGFloat, _ proposed: CGFloat?) -> Bool {
      length >= 0 && (length.isFinite || proposed == .infinity)
    }
    let isWide = isUsable(size.width, proposal.width)
    let isHigh = isUsable(size.height, proposal.height)
    if isWide, isHigh { return size }
    RuntimeWarning.issue(
      "\(L.self).sizeThatFits() returned \(size.concise); a length that is negative or not finite "
        + "is treated as 0. Return finite lengths of at least 0.")
    return CGSize(width: isWide ? size.width : 0, height: isHigh ? size.height : 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    box.call(subviews) { layout, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    box.call(subviews) { layout, cache in
      guide.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }

  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    box.call(subviews) { layout, cache in layout.spacing(subviews: subviews, cache: &cache) }
  }

  var stackAxis: Axis? { box.stackOrientation }
  var leavesOut: Bool { true }
  func contentDidChange() { box.contentDidChange() }
  func didRemove() { box.stop() }

  static var name: String { "\(L.self)" }
}
