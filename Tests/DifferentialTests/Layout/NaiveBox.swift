import Foundation

// A second layout, written from rules 6.1.1 to 6.1.13, rule 6.2.21 and the documentation of the containers, and
// nothing else. It shares no code with the engine, and measures as often as it needs: `NaiveTold` remembers the answers.

/// The size that a box is offered; nil asks for the ideal length (rule 6.1.1).
struct Offer: Hashable {
  var width: CGFloat?
  var height: CGFloat?

  init(_ width: CGFloat?, _ height: CGFloat?) { (self.width, self.height) = (width, height) }

  init(_ size: CGSize) { (width, height) = (size.width, size.height) }

  /// The offer with another length along an axis.
  func with(_ length: CGFloat?, along isHorizontal: Bool) -> Offer {
    isHorizontal ? Offer(length, height) : Offer(width, length)
  }
}

/// A line of a box that alignments refer to.
enum NaiveGuide {
  case leading, center, trailing
  case top, middle, bottom
  /// The baselines of texts, and the bottom of other views.
  case firstBaseline, lastBaseline

  var isHorizontal: Bool { [.leading, .center, .trailing].contains(self) }

  /// Where the line is if nothing moves it.
  func usual(in size: CGSize) -> CGFloat {
    switch self {
    case .leading, .top: 0
    case .center: size.width / 2
    case .trailing: size.width
    case .middle: size.height / 2
    case .bottom, .firstBaseline, .lastBaseline: size.height
    }
  }

  /// The line of a box with boxes inside that set it: the outermost baseline, or the mean (rule 6.1.3).
  func merged(_ values: [CGFloat]) -> CGFloat? {
    switch self {
    case .firstBaseline: values.min()
    case .lastBaseline: values.max()
    default: values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

/// A box that another box has placed.
struct PlacedBox {
  let box: any NaiveBox
  /// Where it is in the box that has placed it.
  var frame: CGRect
  let offer: Offer
}

/// Something that chooses a size and arranges other boxes in it.
@MainActor
protocol NaiveBox {
  func size(_ offer: Offer) -> CGSize
  /// Places the boxes inside, from left to right.
  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox]
  /// The position of a guide that is set explicitly, in the box itself or in what it contains.
  func explicit(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat?
  /// Where a guide is in a box that an offer has made as large, explicitly or not.
  func value(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat
  var priority: CGFloat { get }
  /// What it prefers at its start or end along an axis.
  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing
  /// What a touch at a point of the box sets off; nil if it hits nothing.
  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch?
  /// Boxes with a higher index are in front of their siblings.
  var zIndex: Double { get }
  /// Whether it arranges from right to left.
  var isMirrored: Bool { get }
  /// The view that tells its frame, if it is one.
  var id: Int? { get }
  /// What it says to the grid or the layout that it stands in.
  var traits: NaiveTraits { get }
  /// Writes down the frames of all views inside.
  func tell(_ frames: inout NaiveFrames, at origin: CGPoint, _ size: CGSize, _ offer: Offer)
}

/// The frames of views by their identities, in points of the window.
struct NaiveFrames {
  var frames: [Int: CGRect] = [:]
  /// The views out of sight, which a lazy container doesn't have to make.
  var unseen: Set<Int> = []
  /// The frames of the nearest scroll views along both axes, or of the window.
  var viewports: (horizontal: CGRect, vertical: CGRect)
  /// Whether the current view is out of sight.
  var isOutOfSight = false

  init(window: CGSize) {
    let frame = CGRect(origin: .zero, size: window)
    viewports = (frame, frame)
  }
}

extension NaiveBox {
  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] { [] }

  /// The line of those inside.
  func explicit(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat? {
    let values = arrange(in: size, offer).compactMap { placed in
      placed.box.explicit(guide, in: placed.frame.size, Offer(placed.frame.size)).map {
        $0 + (guide.isHorizontal ? placed.frame.minX : placed.frame.minY)
      }
    }
    return guide.merged(values)
  }

  var priority: CGFloat { 0 }
  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing { NaiveSpacing() }
  var zIndex: Double { 0 }
  var isMirrored: Bool { false }
  var id: Int? { nil }
  var traits: NaiveTraits { NaiveTraits() }

  func value(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat {
    // A box of a size arranges what is in it as if it had been offered that size.
    explicit(guide, in: size, Offer(size)) ?? guide.usual(in: size)
  }

  func tell(_ frames: inout NaiveFrames, at origin: CGPoint, _ size: CGSize, _ offer: Offer) {
    if let id {
      frames.frames[id] = CGRect(origin: origin, size: size)
      if frames.isOutOfSight { frames.unseen.insert(id) }
    }
    for placed in arrange(in: size, offer) { tell(&frames, placed, at: origin, size) }
  }

  /// Writes down the frames of a view inside.
  func tell(_ frames: inout NaiveFrames, _ placed: PlacedBox, at origin: CGPoint, _ size: CGSize) {
    let corner = corner(of: placed, in: size)
    placed.box.tell(
      &frames, at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), placed.frame.size,
      placed.offer)
  }

  /// The upper left corner of a box inside.
  func corner(of placed: PlacedBox, in size: CGSize) -> CGPoint {
    let frame = placed.frame
    return CGPoint(x: isMirrored ? size.width - frame.maxX : frame.minX, y: frame.minY)
  }

  /// Asks the boxes inside, from front to back (rules 3.9.47, 3.9.50 and 3.9.56).
  func touchInside(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    let ordered = arrange(in: size, offer).enumerated()
      .sorted { ($0.element.box.zIndex, $0.offset) < ($1.element.box.zIndex, $1.offset) }
    return ordered.reduce(nil) { back, entry in
      let corner = corner(of: entry.element, in: size)
      let inner = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
      let touch = entry.element.box.touch(
        inner, in: entry.element.frame.size, entry.element.offer)
      return .inFront(touch, back)
    }
  }

  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    touchInside(point, in: size, offer)
  }
}
