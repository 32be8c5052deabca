import Foundation
@_spi(Engine) import TactileViewGraph

/// The element of `containerRelativeFrame`, with a frame computed from the size of the nearest
/// container.
///
/// That size is known once the container is placed. If it has changed by then, the frame is
/// measured again in a further round of the phases.
@MainActor
final class ContainerFrameNode: PassThroughNode, ValueNode {
  private var modifier: ContainerFrameModifier
  /// The container size used for the current frame; nil before the container is placed.
  private var known: CGSize?
  /// Whether the window's size was used because the container had not been placed.
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
    // Once an answer is cached, only the place phase may change the size it is based on.
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
    let (size, mirroring) = tracking(.place) { (layoutContainerSize, self.mirroring) }
    if let size, size != known, !graph.isExhausted,
      bound.allowsCall(in: graph, of: "containerRelativeFrame", at: self)
    {
      known = size
      setNeeds(.measure)
    }
    let proposal = frameSize(placement.proposal)
    let frame = contentFrame(in: placement.frame.size, proposal)
    elements.first?.place(placement.inner(frame, proposal: proposal, mirroring))
  }
}

extension ElementNode {
  /// The size of the nearest container without margins and bars, in points.
  ///
  /// It is the size that the container is offered. If that size depends on the content, as in a
  /// scroll view inside another one, the size of the outer container is used instead, so that no
  /// frame depends on itself. It is nil before the container is placed. Reading it in a phase
  /// creates a dependency.
  fileprivate final var layoutContainerSize: CGSize? {
    var room = ContainerRoom()
    var node = self
    while let container = node.container {
      container.followGeometry()
      let limits = container as? any RoomLimiting
      if let insets = limits?.roomInsets(around: node) { room.insets.subtract(insets) }
      let isWindow = container.container == nil
      if isWindow || limits?.isLayoutContainer == true {
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
  /// Returns whether the length offered to the element along an axis is independent of its content.
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

/// The size available in the containers around a view, computed from the nearest one outward.
private struct ContainerRoom {
  private var width: CGFloat?
  private var height: CGFloat?
  /// The margins and bars on the way outward, as negative lengths.
  var insets = EdgeInsets()

  /// The size, once both lengths are known; otherwise nil.
  var size: CGSize? {
    guard let width, let height else { return nil }
    return CGSize(width: width, height: height)
  }

  func isOpen(_ axis: Axis) -> Bool { (axis == .horizontal ? width : height) == nil }

  /// Uses the length that a container is offered along an axis, if it is finite.
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

/// A view that limits the room of the frames inside it that depend on their container.
@MainActor
protocol RoomLimiting: ElementNode {
  /// Whether the view is a container whose size such frames depend on.
  var isLayoutContainer: Bool { get }

  /// Returns the margins and bars that an element inside leaves room for; nil for none.
  func roomInsets(around element: ElementNode) -> EdgeInsets?
}

extension SafeAreaNode: RoomLimiting {
  var isLayoutContainer: Bool { false }

  func roomInsets(around element: ElementNode) -> EdgeInsets? {
    keepsFree(from: element) ? coveredInsets : nil
  }
}

extension ScrollNode: RoomLimiting {
  var isLayoutContainer: Bool { true }

  func roomInsets(around element: ElementNode) -> EdgeInsets? { settings.traits.margins }
}

extension LayoutContainerNode: RoomLimiting {
  var isLayoutContainer: Bool { true }

  func roomInsets(around element: ElementNode) -> EdgeInsets? { nil }
}

/// A container for container-relative frames, such as a navigation stack or a sheet.
@MainActor
package final class LayoutContainerNode: PassThroughNode {
  package override var name: String { "container" }
}

package nonisolated struct LayoutContainerModifier: ElementModifier {

  package init() {}
  package typealias Body = Never

  @MainActor
  package func makeElement(_ inputs: ViewInputs) -> LayoutContainerNode {
    LayoutContainerNode(inputs: inputs)
  }

  @MainActor
  package func updateElement(_ element: LayoutContainerNode) {}
}
