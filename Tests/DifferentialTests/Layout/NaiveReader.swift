import Foundation

/// A geometry reader, with its content at the top leading corner (rule 6.1.12).
struct NaiveGeometryReader: NaiveBox {
  let isMirrored: Bool
  /// The content for a size.
  let content: @MainActor (CGSize) -> NaiveDepthStack

  func size(_ offer: Offer) -> CGSize {
    CGSize(width: offer.width ?? 10, height: offer.height ?? 10)
  }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    let content = content(size)
    let own = content.size(Offer(size))
    return [
      PlacedBox(box: content, frame: CGRect(origin: .zero, size: own), offer: Offer(size))
    ]
  }

  /// Its size has nothing to do with its content, and so have its guides.
  func explicit(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat? { nil }
}

/// The first of several views whose ideal size is within the offer along some axes, or else the last.
struct NaiveFitting: NaiveBox {
  let isHorizontal: Bool
  let isVertical: Bool
  let boxes: [any NaiveBox]
  let isMirrored: Bool

  private func choice(_ offer: Offer) -> (any NaiveBox)? {
    boxes.first { box in
      let ideal = box.size(Offer(nil, nil))
      let isNarrow = !isHorizontal || ideal.width <= offer.width ?? .infinity
      let isLow = !isVertical || ideal.height <= offer.height ?? .infinity
      return isNarrow && isLow
    } ?? boxes.last
  }

  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing {
    boxes.count == 1
      ? boxes[0].spacing(isHorizontal: isHorizontal, atStart: atStart).inLayout : NaiveSpacing()
  }

  func size(_ offer: Offer) -> CGSize { choice(offer)?.size(offer) ?? .zero }

  /// The offer decides which view has the guide: another one may fit the size.
  func value(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat {
    choice(offer)?.value(guide, in: size, offer) ?? guide.usual(in: size)
  }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    choice(offer).map {
      [PlacedBox(box: $0, frame: CGRect(origin: .zero, size: $0.size(offer)), offer: offer)]
    } ?? []
  }
}
