import Foundation

/// The layout of an app's own that scripts show; see ``StepLayout``.
struct NaiveSteps: NaiveBox {
  let step: CGFloat
  let boxes: [any NaiveBox]
  let isMirrored: Bool

  private var way: CGFloat { step * CGFloat(boxes.count) }

  /// By default, a layout keeps the largest distance that one of its views prefers.
  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing {
    .largest(boxes.map { $0.spacing(isHorizontal: isHorizontal, atStart: atStart) })
  }

  func size(_ offer: Offer) -> CGSize {
    let sizes = boxes.map { $0.size(Offer(nil, nil)) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + way, height: (sizes.map(\.height).max() ?? 0) + way)
  }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    boxes.enumerated().map { index, box in
      // A view that a layout leaves out is centered.
      let offer = index < 3 ? Offer(nil, nil) : offer
      let own = box.size(offer)
      let way = step * CGFloat(index + box.traits.rank)
      let origin =
        index < 3
        ? CGPoint(x: way, y: way * (isMirrored ? 0.5 : 1))
        : CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      return PlacedBox(box: box, frame: CGRect(origin: origin, size: own), offer: offer)
    }
  }

  /// By default, a layout has the guides of the views that it has placed, as a stack does.
  func explicit(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat? {
    let values = arrange(in: size, offer).prefix(3).compactMap { placed in
      placed.box.explicit(guide, in: placed.frame.size, Offer(placed.frame.size)).map {
        $0 + (guide.isHorizontal ? placed.frame.minX : placed.frame.minY)
      }
    }
    return guide.merged(values)
  }
}
