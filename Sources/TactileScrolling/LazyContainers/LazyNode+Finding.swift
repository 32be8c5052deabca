import Foundation
@_spi(Engine) import TactileViewGraph

extension LazyNode {
  /// Returns the visible range along the axis, and its part without bars.
  ///
  /// The enclosing scroll view along the axis determines what is visible; without one, the window does. Outside of
  /// scroll views, sections are pinned in the range that the proposal covers.
  func seenPart(
    in placement: Placement
  ) -> (whole: ClosedRange<CGFloat>, clear: ClosedRange<CGFloat>) {
    let scroll = scrollNode(named: .along(arrangement.axis))
    let covered = 0...max(arrangement.split(placement.proposal).major ?? .infinity, 0)
    guard let inverse = transform(to: scroll).inverse else { return (covered, covered) }
    let own = arrangement.lengths(placement.frame.size).major
    let mirroring = arrangement.axis == .horizontal ? mirroring : .none
    func range(_ bounds: CGRect) -> ClosedRange<CGFloat> {
      let bounds = bounds.moved(by: inverse)
      let start = arrangement.position(bounds.origin)
      let end = start + arrangement.lengths(bounds.size).major
      guard start.isFinite, end.isFinite else { return 0...0 }
      return mirroring.range(start...end, in: own)
    }
    let whole = range(scroll?.laidOutWindow ?? graph.root.laidOutBounds)
    // Beyond an end, the last line stays visible.
    let start = max(min(whole.lowerBound, own), 0)
    let end = max(min(whole.upperBound, max(own, whole.lowerBound)), start)
    return (start...end, scroll.map { range($0.laidOutBounds) } ?? covered)
  }

  /// Returns the line of an entry.
  func line(of entry: Int) -> Int {
    currentEntries().place(of: entry, columns(in: room ?? nil)).line
  }

  /// Returns the frame of the item with an identity in this node's coordinates, whether its view
  /// exists or not.
  func frame(of id: AnyHashable) -> CGRect? {
    let columns = columns(in: room ?? nil)
    for place in currentEntries().lists {
      guard let index = place.list.index(of: id) else { continue }
      let line = currentEntries().place(of: place.start + index, columns).line
      let corner = arrangement.size(major: extents.start(of: line), minor: 0)
      let own = arrangement.lengths(placement?.frame.size ?? .zero).minor
      let frame = CGRect(
        origin: CGPoint(x: corner.width, y: corner.height),
        size: arrangement.size(major: extents.length(of: line), minor: own))
      return mirroring.rect(frame, in: placement?.frame.width ?? 0)
    }
    return nil
  }
}
