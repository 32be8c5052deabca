import Foundation

/// A view that takes what it is offered, or 10 points (rule 6.1.12).
struct NaiveLeaf: NaiveBox {
  let id: Int?

  func size(_ offer: Offer) -> CGSize {
    CGSize(width: offer.width ?? 10, height: offer.height ?? 10)
  }

  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    CGRect(origin: .zero, size: size).contains(point) ? NaiveTouch() : nil
  }
}

/// A spacer, which takes the length that is left and prefers no distance to its neighbors
/// (rule 6.1.6).
struct NaiveSpacer: NaiveBox {
  /// Whether it stands in a horizontal stack; nil outside of stacks.
  let isInRow: Bool?

  /// It is served last.
  var priority: CGFloat { -.infinity }

  func spacing(isHorizontal: Bool, atStart: Bool) -> CGFloat? { isHorizontal == isInRow ? 0 : nil }

  func size(_ offer: Offer) -> CGSize {
    CGSize(
      width: isInRow == false ? 0 : max(offer.width ?? 8, 8),
      height: isInRow == true ? 0 : max(offer.height ?? 8, 8))
  }
}

/// A line across the axis of its stack (rule 6.1.6).
struct NaiveDivider: NaiveBox {
  let id: Int?
  let isInRow: Bool
  let pixel: CGFloat

  func size(_ offer: Offer) -> CGSize {
    CGSize(
      width: isInRow ? pixel : offer.width ?? 10, height: isInRow ? offer.height ?? 10 : pixel)
  }
}

/// A box around another one.
struct NaiveModifier: NaiveBox {
  enum Kind {
    case none
    case padding(CGFloat)
    case frame(CGFloat, CGFloat)
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
    /// A gesture that acts when it is tapped, by its variant.
    case gesture(Int)
  }

  let kind: Kind
  let box: any NaiveBox
  let isMirrored: Bool

  /// Whether it has the size and the guides of what is inside.
  private var isTransparent: Bool {
    switch kind {
    case .none, .priority, .offset, .guide, .zIndex, .untouchable, .background, .gesture: true
    default: false
    }
  }

  /// A spacer has the ordinary priority inside a modifier that lays it out.
  var priority: CGFloat {
    if case .priority(let priority) = kind { return priority }
    return isTransparent || box.priority.isFinite ? box.priority : 0
  }

  var zIndex: Double { if case .zIndex(let index) = kind { index } else { box.zIndex } }

  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    let inside = touchInside(point, in: size, offer)
    switch kind {
    case .untouchable: return nil
    case .background(let inset):
      let own = CGSize(
        width: max(size.width - 2 * inset, 0), height: max(size.height - 2 * inset, 0))
      let corner = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      return inside ?? (CGRect(origin: corner, size: own).contains(point) ? NaiveTouch() : nil)
    case .gesture(let variant): return inside?.recognized(variant)
    default: return inside
    }
  }

  func spacing(isHorizontal: Bool, atStart: Bool) -> CGFloat? {
    box.spacing(isHorizontal: isHorizontal, atStart: atStart)
  }

  /// What the box inside is offered.
  private func inner(_ offer: Offer) -> Offer {
    switch kind {
    case .padding(let inset):
      Offer(
        offer.width.map { max($0 - 2 * inset, 0) }, offer.height.map { max($0 - 2 * inset, 0) })
    case .frame(let width, let height): Offer(width, height)
    case .wide(let least): Offer(offer.width.map { max($0, least) }, offer.height)
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
    case .padding(let inset):
      CGSize(width: max(own.width + 2 * inset, 0), height: max(own.height + 2 * inset, 0))
    case .frame(let width, let height): CGSize(width: width, height: height)
    case .wide(let least): CGSize(width: max(offer.width ?? own.width, least), height: own.height)
    case .position: CGSize(width: offer.width ?? own.width, height: offer.height ?? own.height)
    default: own
    }
  }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    // While placing, a flexible frame offers its own size (rule 6.1.9).
    let offer = if case .wide = kind { Offer(size) } else { inner(offer) }
    let own = box.size(offer)
    func value(_ guide: NaiveGuide) -> CGFloat { box.value(guide, in: own, offer) }
    let origin: CGPoint =
      switch kind {
      case .padding(let inset): CGPoint(x: inset, y: inset)
      case .frame: CGPoint(x: -value(.leading), y: -value(.top))
      case .wide:
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
