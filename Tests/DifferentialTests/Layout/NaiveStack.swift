import Foundation

/// A stack along an axis (rules 6.1.2 to 6.1.6).
struct NaiveStack: NaiveBox {
  let isHorizontal: Bool
  let alignment: NaiveGuide
  /// Between neighbors; nil for the default.
  let spacing: CGFloat?
  let boxes: [any NaiveBox]
  let isMirrored: Bool

  /// The stack around views that no container is written around; a single view has none (rule 2.1.19).
  static func implicit(around boxes: [any NaiveBox], isMirrored: Bool) -> any NaiveBox {
    guard boxes.count != 1 else { return boxes[0] }
    return NaiveStack(
      isHorizontal: false, alignment: .center, spacing: nil, boxes: boxes, isMirrored: isMirrored)
  }

  private func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  /// The stack's own spacing, or what the next box and the last one with content prefer (rule 6.1.5).
  private func gap(after index: Int) -> CGFloat {
    if let spacing { return spacing }
    let next = boxes[index + 1].spacing(isHorizontal: isHorizontal, atStart: true)
    let ends = boxes[...index].map { $0.spacing(isHorizontal: isHorizontal, atStart: false) }
    guard !next.isEmptyStack, let end = ends.last(where: { !$0.isEmptyStack }) else { return 0 }
    return NaiveSpacing.distance(end, next)
  }

  /// Outside of a stack counts what its outer boxes prefer, and above and below a row, all of them.
  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing {
    guard !boxes.isEmpty else { return NaiveSpacing(isEmptyStack: true) }
    let all = boxes.map { $0.spacing(isHorizontal: isHorizontal, atStart: atStart) }
    if isHorizontal == self.isHorizontal { return (atStart ? all[0] : all[all.count - 1]).inLayout }
    return isHorizontal ? NaiveSpacing() : .largest(all)
  }

  private var gaps: CGFloat { boxes.indices.dropLast().map(gap(after:)).reduce(0, +) }

  /// The lengths that the boxes are offered, and their sizes.
  private func share(_ offer: Offer) -> [(offer: Offer, size: CGSize)] {
    guard let whole = isHorizontal ? offer.width : offer.height else {
      return boxes.map { (offer, $0.size(offer)) }
    }
    let offers = NaiveShare(boxes.map(\.priority)) { index, length in
      self.length(boxes[index].size(offer.with(length, along: isHorizontal)))
    }
    .offers(of: whole - gaps)
    return zip(boxes, offers).map { box, length in
      let offer = offer.with(length, along: isHorizontal)
      return (offer, box.size(offer))
    }
  }

  /// Where the boxes are across the axis, and how far they reach together.
  private func align(_ shares: [(offer: Offer, size: CGSize)]) -> (
    starts: [CGFloat], length: CGFloat
  ) {
    let lengths = shares.map { isHorizontal ? $0.size.height : $0.size.width }
    // A box that was asked for its maximum may be infinite, and so is the stack around it.
    guard lengths.allSatisfy(\.isFinite) else { return (lengths.map { _ in 0 }, .infinity) }
    let guides = zip(boxes, shares).map { $0.value(alignment, in: $1.size, $1.offer) }
    let line = guides.max() ?? 0
    let starts = guides.map { line - $0 }
    let ends = zip(starts, lengths).map { $0 + $1 }
    return (starts, ends.max() ?? 0)
  }

  func size(_ offer: Offer) -> CGSize {
    let shares = share(offer)
    let along = shares.map { length($0.size) }.reduce(0, +) + gaps
    let across = align(shares).length
    return isHorizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    var offer = offer
    // What had no offer across the axis now has the stack's own size (rule 6.1.4).
    if isHorizontal { offer.height = offer.height ?? size.height }
    if !isHorizontal { offer.width = offer.width ?? size.width }
    let shares = share(offer)
    let starts = align(shares).starts
    var position: CGFloat = 0
    return boxes.indices.map { index in
      let origin =
        isHorizontal
        ? CGPoint(x: position, y: starts[index]) : CGPoint(x: starts[index], y: position)
      position += length(shares[index].size)
      if index < boxes.count - 1 { position += gap(after: index) }
      return PlacedBox(
        box: boxes[index], frame: CGRect(origin: origin, size: shares[index].size),
        offer: shares[index].offer)
    }
  }
}

/// A stack in depth (rule 6.1.7).
struct NaiveDepthStack: NaiveBox {
  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing {
    boxes.count == 1
      ? boxes[0].spacing(isHorizontal: isHorizontal, atStart: atStart).inLayout : NaiveSpacing()
  }

  let horizontal: NaiveGuide
  let vertical: NaiveGuide
  let boxes: [any NaiveBox]
  let isMirrored: Bool

  /// The boxes that decide the size: those of the highest priority.
  private var deciding: [any NaiveBox] {
    let highest = boxes.map(\.priority).max()
    return boxes.filter { $0.priority == highest }
  }

  func size(_ offer: Offer) -> CGSize {
    func length(_ guide: NaiveGuide, _ length: KeyPath<CGSize, CGFloat>) -> CGFloat {
      let sizes = deciding.map { $0.size(offer) }
      guard sizes.allSatisfy({ $0[keyPath: length].isFinite }) else { return .infinity }
      let guides = zip(deciding, sizes).map { $0.value(guide, in: $1, offer) }
      return (guides.max() ?? 0) + (zip(sizes, guides).map { $0[keyPath: length] - $1 }.max() ?? 0)
    }
    return CGSize(width: length(horizontal, \.width), height: length(vertical, \.height))
  }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    let sizes = deciding.map { $0.size(offer) }
    let offer = Offer(
      CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0))
    func line(_ guide: NaiveGuide) -> CGFloat {
      deciding.map { $0.value(guide, in: $0.size(offer), offer) }.max() ?? 0
    }
    let (x, y) = (line(horizontal), line(vertical))
    return boxes.map { box in
      let own = box.size(offer)
      let origin = CGPoint(
        x: x - box.value(horizontal, in: own, offer), y: y - box.value(vertical, in: own, offer))
      return PlacedBox(box: box, frame: CGRect(origin: origin, size: own), offer: offer)
    }
  }
}
