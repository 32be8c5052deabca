import Foundation

/// A view with a bar at an edge, which keeps the edge free: it is laid out in the space that the bar leaves.
struct NaiveBarred: NaiveBox {
  enum Edge { case top, bottom, leading }

  let edge: Edge
  let alignment: NaiveGuide
  /// Between the view and the bar; nil for that of a stack.
  let spacing: CGFloat?
  let box: any NaiveBox
  let bar: any NaiveBox
  let isMirrored: Bool

  private var isAcross: Bool { edge == .leading }

  /// Around a spacer other boxes are served as usual.
  var priority: CGFloat { box.priority.isFinite ? box.priority : 0 }
  var zIndex: Double { box.zIndex }
  var traits: NaiveTraits { box.traits }

  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing {
    box.spacing(isHorizontal: isHorizontal, atStart: atStart)
  }

  /// The length of the bar and the distance to it.
  private func inset(_ offer: Offer) -> CGFloat {
    let own = bar.size(offer)
    let view = box.spacing(isHorizontal: isAcross, atStart: edge != .bottom)
    let beside = bar.spacing(isHorizontal: isAcross, atStart: edge == .bottom)
    let usual =
      edge == .bottom
      ? NaiveSpacing.distance(view, beside) : NaiveSpacing.distance(beside, view)
    return (isAcross ? own.width : own.height)
      + (spacing ?? usual)
  }

  private func inner(_ offer: Offer) -> Offer {
    let inset = inset(offer)
    return isAcross
      ? Offer(offer.width.map { max($0 - inset, 0) }, offer.height)
      : Offer(offer.width, offer.height.map { max($0 - inset, 0) })
  }

  func size(_ offer: Offer) -> CGSize {
    let (own, inset) = (box.size(inner(offer)), inset(offer))
    return isAcross
      ? CGSize(width: own.width + inset, height: own.height)
      : CGSize(width: own.width, height: own.height + inset)
  }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    let (inner, inset) = (inner(offer), inset(offer))
    let length = bar.size(offer)
    let start = alignment.usual(in: size) - bar.value(alignment, in: length, offer)
    let origin =
      switch edge {
      case .top: CGPoint(x: start, y: 0)
      case .bottom: CGPoint(x: start, y: size.height - length.height)
      case .leading: CGPoint(x: 0, y: start)
      }
    let corner = CGPoint(x: edge == .leading ? inset : 0, y: edge == .top ? inset : 0)
    return [
      PlacedBox(box: box, frame: CGRect(origin: corner, size: box.size(inner)), offer: inner),
      PlacedBox(box: bar, frame: CGRect(origin: origin, size: length), offer: offer),
    ]
  }

  /// The guides are those of the view, not of the bar.
  func explicit(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat? {
    let placed = arrange(in: size, offer)[0]
    return box.explicit(guide, in: placed.frame.size, Offer(placed.frame.size)).map {
      $0 + (guide.isHorizontal ? placed.frame.minX : placed.frame.minY)
    }
  }
}
