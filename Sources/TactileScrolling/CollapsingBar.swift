import Foundation
@_spi(Engine) import TactileViewGraph

/// The part of a bar above a scroll view that the content moves away, such as a large title.
///
/// Scrolling by the part's height collapses the bar, and scrolling back expands it. The owner of the bar makes it lower
/// while it is collapsed; the scroll view becomes taller by as much, and the content stays where it is. When the finger
/// lifts, the content doesn't come to rest where the part is half visible.
@MainActor
package final class CollapsingBar: ScrollClient {
  /// The height of the part, in points; 0 if there is none.
  package var height: CGFloat = 0 {
    didSet {
      guard height != oldValue else { return }
      scroll?.observersShouldLook()
    }
  }
  /// The height of the lower part of the part, which the content moves away first, in points; 0 if there is none.
  ///
  /// The content can come to rest where only the lower part is away.
  package var lowerHeight: CGFloat = 0
  private let collapsed = Cell(false)
  private let shift = Cell<CGFloat>(0)

  package nonisolated override init() { super.init() }

  /// Whether the bar is collapsed; a body that reads it is evaluated again after a change.
  package var isCollapsed: Bool { height > 0 && collapsed.read() }

  /// The distance in points by which the content has moved the part up.
  ///
  /// It is at most the part's height, and less than 0 beyond the start of the content. A body that reads it is evaluated
  /// again after a change.
  package var distance: CGFloat { height > 0 ? shift.read() : 0 }

  /// The height by which the bar is lower now, in points.
  fileprivate var retreat: CGFloat { height > 0 && collapsed.value ? height : 0 }

  override func didAttach() { scroll?.bar = self }

  override func geometryDidChange(of scroll: ScrollNode) {
    guard scroll.bar === self else { return }
    let isMoved =
      height > 0 && scroll.axes.contains(.vertical) && scroll.safeAreaOverlap(at: .top).top > 0
    let scrolled = isMoved ? scroll.offset.y + retreat : 0
    let isCollapsed = isMoved && scrolled >= height
    let distance = min(scrolled, height)
    guard isCollapsed != collapsed.value || distance != shift.value else { return }
    // Bodies depend on the values, so they change with the next batch of the frame.
    scroll.graph.queue.append(transaction: Transaction()) { [weak self, weak scroll] _ in
      guard let self else { return }
      if distance != self.shift.value { self.shift.write(distance) }
      guard isCollapsed != self.collapsed.value else { return }
      self.collapsed.write(isCollapsed)
      if isMoved {
        scroll?.shiftContent(by: isCollapsed ? -self.height : self.height, along: .vertical)
      }
    }
  }

  /// Returns the offset nearest to one at which the part is visible as a whole or not at all, in points.
  fileprivate func rest(near offset: CGFloat) -> CGFloat {
    let scrolled = offset + retreat
    guard scrolled > 0, scrolled < height else { return offset }
    let rests = [0, min(lowerHeight, height), height]
    let rest = rests.min { abs($0 - scrolled) < abs($1 - scrolled) } ?? 0
    return rest - retreat
  }
}

extension View {
  /// Lets the nearest scroll view inside collapse a bar above it, if it touches the bar.
  package nonisolated func collapses(_ bar: CollapsingBar) -> some View {
    transformEnvironment(\.scrollTraits) { $0.clients.append(bar) }
  }
}

extension ScrollNode {
  /// The height in points by which the bar above is lower now, and which scrolling to the start brings back.
  var retreat: CGFloat { bar?.retreat ?? 0 }

  /// Returns where a glide ends, so that no part of a bar stays half visible; nil leaves it to the velocity.
  func restBesideBar(afterDragWith velocity: CGSize) -> CGPoint? {
    guard let bar, bar.height > 0 else { return nil }
    func end(_ axis: Axis, from position: CGFloat, _ velocity: CGFloat) -> CGFloat {
      ScrollGlide(from: position, velocity: velocity, in: range(along: axis)).end
    }
    let natural = end(.vertical, from: offset.y, velocity.height)
    let rest = bar.rest(near: natural)
    return rest == natural
      ? nil : CGPoint(x: end(.horizontal, from: offset.x, velocity.width), y: rest)
  }
}
