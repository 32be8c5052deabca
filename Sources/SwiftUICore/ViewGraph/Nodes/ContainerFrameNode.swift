import Foundation

/// The element of `containerRelativeFrame`: a frame made of the size of the closest container.
///
/// That size is known when the container has its place: where it is another then, the frame is measured
/// in a further round of the phases.
@MainActor
final class ContainerFrameNode: PassThroughNode {
  private var modifier: ContainerFrameModifier
  /// The container's size that the frame was made of last; nil before the container has a place.
  private var known: CGSize?
  /// Whether a container without a place was taken for as large as the window.
  private var hasGuessed = false
  private var bound = UpdateBound()

  init(_ modifier: ContainerFrameModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "containerRelativeFrame" }

  func update(_ modifier: ContainerFrameModifier) {
    guard !ValueComparison.areEqual(modifier, self.modifier) else { return }
    self.modifier = modifier
    setNeeds([.measure, .place])
  }

  // MARK: Layout

  private func frameSize(_ proposal: ProposedViewSize) -> ProposedViewSize {
    // Once an answer is remembered, only the place phase may change what it was made of.
    if known == nil, !hasGuessed {
      known = layoutContainerSize
      hasGuessed = known == nil
    }
    let size = known ?? graph.configuration.size
    return ProposedViewSize(
      width: modifier.length(along: .horizontal, in: size) ?? proposal.width,
      height: modifier.length(along: .vertical, in: size) ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let frame = frameSize(proposal)
    let content = elements.first?.sizeThatFits(frame) ?? .zero
    return CGSize(
      width: modifier.axes.contains(.horizontal) ? frame.width ?? 0 : content.width,
      height: modifier.axes.contains(.vertical) ? frame.height ?? 0 : content.height)
  }

  private func contentFrame(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    guard let content = elements.first else { return .zero }
    let own = content.sizeThatFits(proposal)
    let (inner, outer) = (
      ViewDimensions(size: own, element: content), ViewDimensions(size: size)
    )
    let (x, y) = (modifier.alignment.horizontal.key, modifier.alignment.vertical.key)
    return CGRect(
      origin: CGPoint(x: outer.guide(x) - inner.guide(x), y: outer.guide(y) - inner.guide(y)),
      size: own)
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    guard let content = elements.first else { return nil }
    let frame = contentFrame(in: dimensions, frameSize(ProposedViewSize(dimensions)))
    let origin = key.axis == .horizontal ? frame.minX : frame.minY
    return content.explicitAlignment(key, in: frame.size).map { $0 + origin }
  }

  override func placeElements(in placement: Placement) {
    let (size, isMirrored) = tracking(.place) {
      (layoutContainerSize, inputs.environment.value(LayoutDirectionKey.self) == .rightToLeft)
    }
    if let size, size != known, !graph.isExhausted,
      bound.allowsCall(in: graph, of: "containerRelativeFrame", at: self)
    {
      known = size
      setNeeds(.measure)
    }
    let proposal = frameSize(placement.proposal)
    let frame = contentFrame(in: placement.frame.size, proposal)
    elements.first?.place(
      Placement(
        frame: isMirrored ? frame.mirrored(in: placement.frame.width) : frame, proposal: proposal,
        in: placement.fraction, scale: placement.scale))
  }
}

extension ElementNode {
  /// The size of the closest container without margins and what bars cover, in points.
  ///
  /// Nil before the container has a place. What is evaluated depends on it.
  fileprivate final var layoutContainerSize: CGSize? {
    var insets = EdgeInsets()
    var node = self
    while let container = node.container {
      container.followGeometry()
      if let scroll = container as? ScrollNode {
        return scroll.placement == nil ? nil : scroll.containerSize.grown(by: insets)
      }
      if let area = container as? SafeAreaNode, area.keepsFree(from: node) {
        insets.subtract(area.coveredInsets)
      }
      if container is LayoutContainerNode || container.container == nil {
        return container.placement?.frame.size.grown(by: insets)
      }
      node = container
    }
    return nil
  }
}

extension EdgeInsets {
  fileprivate mutating func subtract(_ other: EdgeInsets) {
    top -= other.top
    leading -= other.leading
    bottom -= other.bottom
    trailing -= other.trailing
  }
}

/// A view that frames inside are made relative to: that of a navigation stack, a sheet.
@MainActor
final class LayoutContainerNode: PassThroughNode {
  override var name: String { "container" }
}

nonisolated struct LayoutContainerModifier: ElementModifier {
  typealias Body = Never

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode { LayoutContainerNode(inputs: inputs) }

  @MainActor
  func updateElement(_ element: ElementNode) {}
}
