import Foundation

/// A scroll view at its start: it takes the offer along the axes that it scrolls, on which its content is unlimited,
/// and is as large as the content across them.
struct NaiveScroll: NaiveBox {
  let isHorizontal: Bool
  let isVertical: Bool
  let content: any NaiveBox
  /// Whether it may have been scrolled.
  let isScrolled: Bool
  let isMirrored: Bool

  private func inner(_ offer: Offer) -> Offer {
    Offer(isHorizontal ? nil : offer.width, isVertical ? nil : offer.height)
  }

  func size(_ offer: Offer) -> CGSize {
    let own = content.size(inner(offer))
    return CGSize(
      width: isHorizontal ? offer.width ?? own.width : own.width,
      height: isVertical ? offer.height ?? own.height : own.height)
  }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    // While placing, it offers its own size across, as a stack does (rule 6.1.4).
    func across(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat {
      offered.flatMap { $0.isFinite ? $0 : nil } ?? own
    }
    let offer = inner(Offer(across(offer.width, size.width), across(offer.height, size.height)))
    let own = content.size(offer)
    let origin = CGPoint(
      x: isHorizontal ? 0 : (size.width - own.width) / 2,
      y: isVertical ? 0 : (size.height - own.height) / 2)
    return [PlacedBox(box: content, frame: CGRect(origin: origin, size: own), offer: offer)]
  }

  /// The rules say nothing of what is beside the content, and of content outside of the scroll view.
  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    let inside = touchInside(point, in: size, offer)
    let isInFrame = CGRect(origin: .zero, size: size).contains(point)
    guard !isScrolled else { return .unknown }
    if isInFrame { return .inFront(inside, NaiveTouch(certainty: .possible)) }
    return .on(inside, in: inside == nil ? nil : NaiveTouch(certainty: .possible))
  }

  /// Its content moves, so it has none of its guides.
  func explicit(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat? { nil }

  func tell(_ frames: inout NaiveFrames, at origin: CGPoint, _ size: CGSize, _ offer: Offer) {
    let viewports = frames.viewports
    let own = CGRect(origin: origin, size: size)
    if isHorizontal { frames.viewports.horizontal = own }
    if isVertical { frames.viewports.vertical = own }
    for placed in arrange(in: size, offer) { tell(&frames, placed, at: origin, size) }
    frames.viewports = viewports
  }
}
