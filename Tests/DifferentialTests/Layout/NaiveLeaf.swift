import Foundation

/// A view that takes what it is offered, or 10 points (rule 6.1.12).
struct NaiveLeaf: NaiveBox {
  var region = NaiveRegion.rectangle

  func size(_ offer: Offer) -> CGSize {
    CGSize(width: offer.width ?? 10, height: offer.height ?? 10)
  }

  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    region.touch(point, in: size)
  }
}

/// A spacer, which takes the length that is left and prefers no distance to its neighbors
/// (rule 6.1.6).
struct NaiveSpacer: NaiveBox {
  /// Whether it stands in a horizontal stack; nil outside of stacks.
  let isInRow: Bool?

  /// It is served last.
  var priority: CGFloat { -.infinity }

  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing {
    NaiveSpacing(distance: isHorizontal == isInRow ? 0 : nil)
  }

  func size(_ offer: Offer) -> CGSize {
    CGSize(
      width: isInRow == false ? 0 : max(offer.width ?? 8, 8),
      height: isInRow == true ? 0 : max(offer.height ?? 8, 8))
  }
}

/// A line across the axis of its stack (rule 6.1.6).
struct NaiveDivider: NaiveBox {
  let isInRow: Bool
  let pixel: CGFloat

  func size(_ offer: Offer) -> CGSize {
    CGSize(
      width: isInRow ? pixel : offer.width ?? 10, height: isInRow ? offer.height ?? 10 : pixel)
  }

  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    NaiveRegion.line.touch(point, in: size)
  }
}

/// A circle, which is as large as the shorter of the lengths that it is offered (rule 6.1.12).
struct NaiveCircle: NaiveBox {
  var region = NaiveRegion.circle

  func size(_ offer: Offer) -> CGSize {
    let side = [offer.width, offer.height].compactMap { $0 }.min() ?? 10
    return CGSize(width: side, height: side)
  }

  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    region.touch(point, in: size)
  }
}

/// A picture that takes what it is offered along each axis, or has its own length.
struct NaivePicture: NaiveBox {
  static let own = CGSize(width: 13, height: 9)

  func size(_ offer: Offer) -> CGSize {
    CGSize(width: offer.width ?? Self.own.width, height: offer.height ?? Self.own.height)
  }

  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    NaiveRegion.rectangle.touch(point, in: size)
  }
}

/// A symbol that fills its square, with margins, centered on the capitals (rule 6.1.16): the windows know no icons.
struct NaiveSymbol: NaiveBox {
  let fontSize: CGFloat
  let scale: CGFloat
  let pixel: CGFloat
  /// Whether it takes what it is offered, and has no baseline.
  let isResizable: Bool

  init(in place: NaivePlace, isResizable: Bool = false) {
    (fontSize, scale, pixel) = (place.fontSize, place.symbolScale, place.pixel)
    self.isResizable = isResizable
  }

  func size(_ offer: Offer) -> CGSize {
    func own(_ margin: CGFloat) -> CGFloat {
      ((1.0625 + 2 * margin) * fontSize * scale / pixel + 0.5).rounded(.down) * pixel
    }
    guard isResizable else { return CGSize(width: own(0.118), height: own(0.059)) }
    return CGSize(width: offer.width ?? own(0.118), height: offer.height ?? own(0.059))
  }

  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    NaiveRegion.rectangle.touch(point, in: size)
  }

  func explicit(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat? {
    // The capitals of the font are as high.
    let capitals = 0.7046 * fontSize
    return isResizable || ![.firstBaseline, .lastBaseline].contains(guide)
      ? nil : (size.height + capitals) / 2
  }
}
