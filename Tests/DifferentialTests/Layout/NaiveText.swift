import Foundation
import TactileDrawing
import TactileHeadlessHost

/// A text in square letters (rules 6.2.18 and 6.2.21).
struct NaiveText: NaiveBox {
  let string: String
  let fontSize: CGFloat
  let lineLimit: Int?
  let truncation: TextTruncation
  let pixel: CGFloat
  /// The space between two lines.
  let lineGap: CGFloat

  init(_ string: String, in place: NaivePlace) {
    self.string = string
    lineGap = place.font.leading(at: place.typeSize).map { $0 - 1.19336 * place.fontSize } ?? 0
    (fontSize, lineLimit) = (place.fontSize, place.lineLimit)
    (truncation, pixel) = (place.truncation, place.pixel)
  }

  private var ascent: CGFloat { 0.9521 * fontSize }
  private var descent: CGFloat { 0.2412 * fontSize }
  private var lineHeight: CGFloat { ascent + descent }

  /// As wide as it needs to be within the offer, and at least one line.
  func size(_ offer: Offer) -> CGSize {
    var most = lineLimit
    if let height = offer.height, height.isFinite {
      // What is rounded makes no difference.
      let fitting = max(Int((height + lineGap) / (lineHeight + lineGap) + 0.001), 1)
      most = min(most ?? fitting, fitting)
    }
    let width = offer.width.flatMap { $0.isFinite ? max($0, 0) + 0.01 : nil }
    let span = TextSpan(string: string, font: FontDescriptor(size: fontSize))
    let lines = SquareTypesetter().lines(
      of: TextRequest(spans: [span], width: width, lineLimit: most, truncation: truncation))
    return CGSize(
      width: roundedUp(lines.map(\.width).max() ?? 0),
      height: roundedUp(CGFloat(lines.count) * (lineHeight + lineGap) - lineGap))
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    (length / pixel - 0.001).rounded(.up) * pixel
  }

  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing {
    guard !isHorizontal else { return NaiveSpacing() }
    let room = lineHeight + roundedUp(lineHeight / 10)
    return atStart
      ? NaiveSpacing(distance: room - ascent, toText: roundedUp(lineGap))
      : NaiveSpacing(distance: room - 0.7046 * fontSize, toText: -.infinity)
  }

  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    NaiveRegion.rectangle.touch(point, in: size)
  }

  func explicit(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat? {
    switch guide {
    case .firstBaseline: ascent
    case .lastBaseline: size.height - descent
    default: nil
    }
  }
}

/// The sizes of the text styles (rules 6.2.17 and 6.2.19), from the smallest to the largest text size, and their leadings
/// (rule 6.2.24).
enum NaiveFont {
  case body, caption, title
  case size(CGFloat)

  func size(at typeSize: Int) -> CGFloat {
    switch self {
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][typeSize]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43][typeSize]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58][typeSize]
    case .size(let size): size
    }
  }

  /// The distance of two baselines; nil for that of the lines.
  func leading(at typeSize: Int) -> CGFloat? {
    switch self {
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62][typeSize]
    case .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51][typeSize]
    case .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68][typeSize]
    case .size: nil
    }
  }
}
