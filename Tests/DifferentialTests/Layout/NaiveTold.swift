import Foundation

/// A box that tells its frame, and remembers its answers.
///
/// Boxes around it ask the same again and again: without a memory, the work would be exponential in the depth of the tree.
struct NaiveTold: NaiveBox {
  let box: any NaiveBox
  let id: Int?
  private let answers = Answers()

  @MainActor
  private final class Answers {
    var sizes: [Offer: CGSize] = [:]
    var guides: [Question: CGFloat?] = [:]
  }

  /// Where a guide is in a box of a size that was offered another one.
  private struct Question: Hashable {
    let guide: NaiveGuide
    let size: Offer
    let offer: Offer
  }

  var priority: CGFloat { box.priority }
  var zIndex: Double { box.zIndex }
  var traits: NaiveTraits { box.traits }

  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing {
    box.spacing(isHorizontal: isHorizontal, atStart: atStart)
  }

  func size(_ offer: Offer) -> CGSize {
    if let size = answers.sizes[offer] { return size }
    let size = box.size(offer)
    answers.sizes[offer] = size
    return size
  }

  func explicit(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat? {
    let question = Question(guide: guide, size: Offer(size), offer: offer)
    if let value = answers.guides[question] { return value }
    let value = box.explicit(guide, in: size, offer)
    answers.guides[question] = .some(value)
    return value
  }

  func value(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat {
    if let box = box as? NaiveFitting { return box.value(guide, in: size, offer) }
    return explicit(guide, in: size, Offer(size)) ?? guide.usual(in: size)
  }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    [PlacedBox(box: box, frame: CGRect(origin: .zero, size: size), offer: offer)]
  }
}
