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

  override func fixesProposal(along axis: Axis, for element: ElementNode) -> Bool {
    modifier.axes.contains(Axis.Set(axis))
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
  /// It is the room that the container is offered. Where that depends on the content, as in a scroll view
  /// inside another, it is the room of the container outside instead, so that no frame depends on itself.
  /// Nil before the container has a place. What is evaluated depends on it.
  fileprivate final var layoutContainerSize: CGSize? {
    var room = ContainerRoom()
    var node = self
    while let container = node.container {
      container.followGeometry()
      if let area = container as? SafeAreaNode, area.keepsFree(from: node) {
        room.insets.subtract(area.coveredInsets)
      }
      let scroll = container as? ScrollNode
      if let scroll { room.insets.subtract(scroll.settings.traits.margins) }
      let isWindow = container.container == nil
      if isWindow || scroll != nil || container is LayoutContainerNode {
        guard let placement = container.placement else { return nil }
        for axis in Axis.allCases
        where room.isOpen(axis) && container.isOfferedFixedLength(along: axis) {
          let offer = isWindow ? ProposedViewSize(placement.frame.size) : placement.proposal
          room.take(offer, along: axis)
        }
        if let size = room.size { return size }
      }
      node = container
    }
    return nil
  }
}

extension ElementNode {
  /// Whether the length that the element is offered along an axis does not depend on what is inside.
  fileprivate final func isOfferedFixedLength(along axis: Axis) -> Bool {
    var node = self
    while let outer = node.container {
      outer.followGeometry()
      if outer.fixesProposal(along: axis, for: node) { return true }
      guard outer.container != nil else { return true }
      let proposal = outer.placement?.proposal
      let length = axis == .horizontal ? proposal?.width : proposal?.height
      guard let length, length.isFinite else { return false }
      node = outer
    }
    return true
  }
}

/// The room of the containers around a view, from the closest one outward.
private struct ContainerRoom {
  private var width: CGFloat?
  private var height: CGFloat?
  /// What margins and bars cover on the way outward, as negative lengths.
  var insets = EdgeInsets()

  /// The room, once both lengths are known.
  var size: CGSize? {
    guard let width, let height else { return nil }
    return CGSize(width: width, height: height)
  }

  func isOpen(_ axis: Axis) -> Bool { (axis == .horizontal ? width : height) == nil }

  /// Takes the length that a container is offered along an axis, if it is finite.
  mutating func take(_ offer: ProposedViewSize, along axis: Axis) {
    switch axis {
    case .horizontal:
      guard let length = offer.width, length.isFinite else { return }
      width = max(length + insets.leading + insets.trailing, 0)
    case .vertical:
      guard let length = offer.height, length.isFinite else { return }
      height = max(length + insets.top + insets.bottom, 0)
    }
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
