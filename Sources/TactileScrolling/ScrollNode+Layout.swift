import Foundation
@_spi(Engine) import TactileViewGraph

// The placement of a scroll view's content, and the resulting range of offsets.
extension ScrollNode {
  /// Returns the proposal for the content, which is unlimited along the scrolling axes.
  func contentProposal(
    _ proposal: ProposedViewSize, across own: CGSize?
  ) -> ProposedViewSize {
    let margins = settings.traits.margins
    func offer(_ length: CGFloat?, _ own: CGFloat?, _ margin: CGFloat) -> CGFloat? {
      (length.flatMap { $0.isFinite ? $0 : nil } ?? own ?? length).map { max($0 - margin, 0) }
    }
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : offer(proposal.width, own?.width, margins.leading + margins.trailing),
      height: axes.contains(.vertical)
        ? nil : offer(proposal.height, own?.height, margins.top + margins.bottom))
  }

  /// Returns the origin of the content in the viewport at its start, from the leading edge.
  func contentOrigin(for size: CGSize, in viewport: CGSize) -> CGPoint {
    let margins = settings.traits.margins
    let room = viewport.grown(by: margins.negated)
    func origin(_ axis: Axis, _ margin: CGFloat, _ anchor: CGFloat) -> CGFloat {
      let free = room.length(along: axis) - size.length(along: axis)
      guard axes.contains(Axis.Set(axis)) else { return margin + free / 2 }
      return margin + max(free, 0) * anchor
    }
    let anchor = settings.traits.anchors[.alignment] ?? .topLeading
    return CGPoint(
      x: origin(.horizontal, margins.leading, anchor.x),
      y: origin(.vertical, margins.top, anchor.y))
  }

  /// Makes content scroll under bars and rest clear of them, without a change of the layout.
  func followSafeArea(in placement: Placement) {
    guard outermostSafeArea != nil else { return }
    let exact = tracking(.place) { safeAreaOverlap(scrolls: true) }
    let grid = PixelGrid(scale: placement.scale)
    let new = EdgeInsets(
      top: grid.nearest(exact.top), leading: grid.nearest(exact.leading),
      bottom: grid.nearest(exact.bottom), trailing: grid.nearest(exact.trailing))
    guard new != overlap else { return }
    damageSubtree()
    overlap = new
    geometryHasChanged()
    setNeeds(.display)
  }

  /// The area in which content is visible as laid out, in the node's own coordinates.
  var laidOutWindow: CGRect { laidOutBounds.grown(by: overlap) }

  /// The area in which content is visible now; while the frame animates next to a bar, the outer
  /// edges stay in place.
  var window: CGRect {
    guard overlap != EdgeInsets() || motion != nil else { return bounds }
    guard let growth = motion?.growth, growth != .zero else { return bounds.grown(by: overlap) }
    let frame = CGRect(
      x: -shift.x, y: -shift.y, width: size.width - growth.width,
      height: size.height - growth.height)
    return frame.grown(by: overlap).union(bounds)
  }

  /// Returns the range of offsets at which the content may rest along an axis.
  func range(along axis: Axis) -> ClosedRange<CGFloat> {
    let size = placement?.frame.size ?? .zero
    let whole = contentSize.grown(by: settings.traits.margins)
    let most = whole.length(along: axis) - size.length(along: axis)
    let start = axis == .vertical ? -retreat : 0
    let end = axes.contains(Axis.Set(axis)) && most.isFinite ? max(most, start) : start
    return (axis == .vertical && refresh.isOpen ? start - RefreshPull.height : start)...end
  }

  /// The axes along which a finger can scroll the content.
  var panAxes: Axis.Set {
    Axis.allCases.reduce(into: []) { found, axis in
      let set = Axis.Set(axis)
      guard settings.enabledAxes.contains(set) else { return }
      if settings.bouncingAxes.contains(set) || canScroll(along: axis) {
        found.formUnion(set)
      }
    }
  }

  /// Whether the content is longer than the viewport along an axis, without the room of a refresh.
  func canScroll(along axis: Axis) -> Bool {
    range(along: axis).upperBound > (axis == .vertical ? -retreat : 0)
  }

  /// The size of the viewport without margins and bars.
  var containerSize: CGSize {
    (placement?.frame.size ?? .zero).grown(by: settings.traits.margins.negated)
  }

  /// Returns the nearest offset at which the content may rest.
  func resting(_ offset: CGPoint) -> CGPoint {
    let (horizontal, vertical) = (range(along: .horizontal), range(along: .vertical))
    return CGPoint(
      x: min(max(offset.x, horizontal.lowerBound), horizontal.upperBound),
      y: min(max(offset.y, vertical.lowerBound), vertical.upperBound))
  }

  /// The exact displacement of the content in this node's coordinates.
  var contentShift: CGSize {
    CGSize(width: settings.mirroring.distance(-offset.x), height: -offset.y)
  }

  /// The displacement of the content as drawn, aligned to whole pixels.
  var drawnShift: CGSize {
    PixelGrid(scale: placement?.scale ?? 1).nearest(contentShift)
  }
}

extension CGSize {
  /// Returns the size extended at each edge; no length becomes negative.
  func grown(by insets: EdgeInsets) -> CGSize {
    CGSize(
      width: max(width + insets.leading + insets.trailing, 0),
      height: max(height + insets.top + insets.bottom, 0))
  }
}

extension EdgeInsets {
  /// The insets with the opposite signs.
  var negated: EdgeInsets {
    EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
  }
}
