import Foundation
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

extension ElementNode {
  /// Scrolls the enclosing scroll views so that a part of the element is visible.
  ///
  /// With neighbors, a lazy container creates the next views, so that Tab can reach them.
  ///
  /// - Parameters:
  ///   - part: The part, in the element's coordinates.
  ///   - withNeighbors: Whether a margin around the part also becomes visible.
  package final func scrollIntoView(_ part: CGRect, withNeighbors: Bool) {
    var (element, frame): (ElementNode, CGRect) = (self, part)
    for scroll in scrollNodes {
      let shown = scroll.contentFrame(of: frame, in: element)
      let target = scroll.offset(
        showing: withNeighbors ? shown.withNeighbors(in: scroll.size) : shown, at: nil)
      if !scroll.goal.isClose(to: target) {
        scroll.move(to: target, under: Transaction()) {}
      }
      element = scroll
      frame = shown.offsetBy(dx: -target.x, dy: -target.y).intersection(scroll.bounds)
      if frame.isNull { frame = scroll.bounds }
    }
  }
}

extension CGRect {
  /// Returns the rectangle, outset by its height as far as it fits in a size.
  fileprivate func withNeighbors(in size: CGSize) -> CGRect {
    func margin(_ length: CGFloat, _ room: CGFloat) -> CGFloat {
      max(min(max(height, 44), (room - length) / 2), 0)
    }
    return insetBy(dx: -margin(width, size.width), dy: -margin(height, size.height))
  }
}
