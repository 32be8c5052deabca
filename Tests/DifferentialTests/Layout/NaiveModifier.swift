import Foundation

/// A box around another one.
struct NaiveModifier: NaiveBox {
  enum Kind {
    case none
    case padding(CGFloat, vertical: CGFloat)
    /// Padding in front of the view only.
    case leading(CGFloat)
    /// A fixed width and height; a missing one is that of the content.
    case frame(CGFloat?, CGFloat?, NaiveGuide, NaiveGuide)
    /// At least as wide as the length.
    case atLeast(CGFloat)
    /// At least as wide as the length, and as wide as possible.
    case wide(CGFloat)
    case fixed(horizontal: Bool, vertical: Bool)
    case priority(CGFloat)
    case ratio(CGFloat?, fits: Bool)
    case offset(CGFloat, CGFloat)
    case position(CGFloat, CGFloat)
    case guide(NaiveGuide, CGFloat)
    case zIndex(Double)
    /// Hidden or transparent, or without hit testing.
    case untouchable
    /// A color behind the view, with padding around it.
    case background(CGFloat)
    /// A gesture.
    case gesture(TouchLink)
    /// A shape behind the view or in front of it.
    case behind(NaiveRegion)
    case inFront(NaiveRegion)
    /// The view is hit in a shape (rule 3.9.50).
    case contentShape(NaiveRegion)
    /// A view at the bottom trailing corner of the view, and in front of it (rule 3.9.55).
    case overlay(any NaiveBox)
    /// It is drawn and hit larger, or turned by degrees (rule 3.9.54).
    case scaled(CGFloat)
    case rotated(Double)
    /// It says something to the grid or the layout around.
    case traits(@Sendable (inout NaiveTraits) -> Void)
  }

  let kind: Kind
  let box: any NaiveBox
  let isMirrored: Bool

  /// Whether it has the size and the guides of what is inside.
  private var isTransparent: Bool {
    switch kind {
    case .none, .priority, .offset, .guide, .zIndex, .untouchable, .background, .gesture,
      .traits, .behind, .inFront, .contentShape, .overlay, .scaled, .rotated:
      true
    default: false
    }
  }

  /// A spacer has the ordinary priority inside a modifier that lays it out.
  var priority: CGFloat {
    if case .priority(let priority) = kind { return priority }
    return isTransparent || box.priority.isFinite ? box.priority : 0
  }

  var traits: NaiveTraits {
    var traits = box.traits
    if case .traits(let change) = kind { change(&traits) }
    return traits
  }

  var zIndex: Double { if case .zIndex(let index) = kind { index } else { box.zIndex } }

  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    let inside = touchInside(drawn(point, in: size), in: size, offer)
    switch kind {
    case .untouchable: return nil
    case .background(let inset):
      let own = CGSize(
        width: max(size.width - 2 * inset, 0), height: max(size.height - 2 * inset, 0))
      return .inFront(
        inside,
        NaiveRegion.rectangle.touch(beside(point, in: size, own, .center, .middle), in: own))
    case .gesture(let link): return inside?.with(link)
    case .behind(let region): return .inFront(inside, region.touch(point, in: size))
    case .inFront(let region):
      let inner = beside(point, in: size, size, .center, .middle)
      return .inFront(region.touch(inner, in: size), inside)
    case .contentShape(let region): return .on(inside, in: region.touch(point, in: size))
    case .overlay(let box):
      let own = box.size(Offer(size))
      let inner = beside(point, in: size, own, .trailing, .bottom)
      return .inFront(box.touch(inner, in: own, Offer(size)), inside)
    default: return inside
    }
  }

  /// Where a point of the view is in a view behind it or in front of it whose guides meet those of the view (rule 6.1.13).
  private func beside(
    _ point: CGPoint, in size: CGSize, _ own: CGSize, _ x: NaiveGuide, _ y: NaiveGuide
  ) -> CGPoint {
    let start = box.value(x, in: size, Offer(size)) - x.usual(in: own)
    let top = box.value(y, in: size, Offer(size)) - y.usual(in: own)
    return CGPoint(
      x: point.x - (isMirrored ? size.width - start - own.width : start), y: point.y - top)
  }

  /// Where a point of the view would be if it wasn't scaled and rotated.
  private func drawn(_ point: CGPoint, in size: CGSize) -> CGPoint {
    let (x, y) = (point.x - size.width / 2, point.y - size.height / 2)
    let (turnedX, turnedY): (CGFloat, CGFloat)
    switch kind {
    case .scaled(let scale): (turnedX, turnedY) = (x / scale, y / scale)
    case .rotated(let degrees):
      let angle = degrees * .pi / 180
      turnedX = x * cos(angle) + y * sin(angle)
      turnedY = y * cos(angle) - x * sin(angle)
    default: return point
    }
    return CGPoint(x: size.width / 2 + turnedX, y: size.height / 2 + turnedY)
  }

  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing {
    let inner = box.spacing(isHorizontal: isHorizontal, atStart: atStart)
    switch kind {
    case .padding(_, let vertical): return vertical == 0 ? inner.inLayout : inner.away
    case .frame(_, let height, _, _): return height == nil ? inner.inLayout : inner.away
    default: return isTransparent ? inner : inner.inLayout
    }
  }

  /// What the box inside is offered.
  private func inner(_ offer: Offer) -> Offer {
    switch kind {
    case .padding(let inset, let vertical):
      Offer(
        offer.width.map { max($0 - 2 * inset, 0) }, offer.height.map { max($0 - 2 * vertical, 0) })
    case .leading(let inset): Offer(offer.width.map { max($0 - inset, 0) }, offer.height)
    case .frame(let width, let height, _, _):
      Offer(width ?? offer.width, height ?? offer.height)
    case .wide(let least), .atLeast(let least):
      Offer(offer.width.map { max($0, least) }, offer.height)
    case .fixed(let horizontal, let vertical):
      Offer(horizontal ? nil : offer.width, vertical ? nil : offer.height)
    case .ratio(let ratio, let fits): boxed(ratio, fits, offer)
    default: offer
    }
  }

  /// The largest box of a ratio that fits, or the smallest that fills (rule 6.1.11).
  private func boxed(_ ratio: CGFloat?, _ fits: Bool, _ offer: Offer) -> Offer {
    let ideal = box.size(Offer(nil, nil))
    let own = ideal.width / ideal.height
    let ratio = ratio ?? own
    guard ratio.isFinite, ratio > 0 else { return offer }
    switch (offer.width, offer.height) {
    case (nil, nil): return offer
    case (let width?, nil): return Offer(width, width / ratio)
    case (nil, let height?): return Offer(height * ratio, height)
    case (let width?, let height?):
      let isWide = width / ratio < height
      return fits == isWide ? Offer(width, width / ratio) : Offer(height * ratio, height)
    }
  }

  func size(_ offer: Offer) -> CGSize {
    let own = box.size(inner(offer))
    return switch kind {
    case .padding(let inset, let vertical):
      CGSize(width: max(own.width + 2 * inset, 0), height: max(own.height + 2 * vertical, 0))
    case .leading(let inset): CGSize(width: own.width + inset, height: own.height)
    case .frame(let width, let height, _, _):
      CGSize(width: width ?? own.width, height: height ?? own.height)
    case .atLeast(let least):
      CGSize(
        width: max(min(offer.width.map { max($0, least) } ?? own.width, own.width), least),
        height: own.height)
    case .wide(let least): CGSize(width: max(offer.width ?? own.width, least), height: own.height)
    case .position: CGSize(width: offer.width ?? own.width, height: offer.height ?? own.height)
    default: own
    }
  }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    // While placing, a flexible frame offers its own size (rule 6.1.9).
    let offer =
      switch kind {
      case .wide, .atLeast: Offer(size)
      default: inner(offer)
      }
    let own = box.size(offer)
    func value(_ guide: NaiveGuide) -> CGFloat { box.value(guide, in: own, offer) }
    let origin: CGPoint =
      switch kind {
      case .padding(let inset, let vertical): CGPoint(x: inset, y: vertical)
      case .leading(let inset): CGPoint(x: inset, y: 0)
      case .frame(_, _, let x, let y):
        CGPoint(x: x.usual(in: size) - value(x), y: y.usual(in: size) - value(y))
      case .wide, .atLeast:
        CGPoint(x: size.width / 2 - value(.center), y: size.height / 2 - value(.middle))
      case .offset(let x, let y): CGPoint(x: x, y: y)
      case .position(let x, let y): CGPoint(x: x - own.width / 2, y: y - own.height / 2)
      default: .zero
      }
    return [PlacedBox(box: box, frame: CGRect(origin: origin, size: own), offer: offer)]
  }

  func explicit(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat? {
    // An offset moves only what is drawn.
    if isTransparent {
      let inside = box.explicit(guide, in: size, offer)
      guard case .guide(let own, let length) = kind, own == guide else { return inside }
      return guide == .top ? (inside ?? guide.usual(in: size)) + length : length
    }
    let placed = arrange(in: size, offer)[0]
    return box.explicit(guide, in: placed.frame.size, Offer(placed.frame.size)).map {
      $0 + (guide.isHorizontal ? placed.frame.minX : placed.frame.minY)
    }
  }
}
