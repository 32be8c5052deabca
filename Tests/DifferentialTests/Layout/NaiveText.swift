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

  init(_ string: String, in place: NaivePlace) {
    self.string = string
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
      let fitting = max(Int(height / lineHeight + 0.001), 1)
      most = min(most ?? fitting, fitting)
    }
    let width = offer.width.flatMap { $0.isFinite ? max($0, 0) + 0.01 : nil }
    let span = TextSpan(string: string, font: FontDescriptor(size: fontSize))
    let lines = SquareTypesetter().lines(
      of: TextRequest(spans: [span], width: width, lineLimit: most, truncation: truncation))
    func roundedUp(_ length: CGFloat) -> CGFloat { (length / pixel - 0.001).rounded(.up) * pixel }
    return CGSize(
      width: roundedUp(lines.map(\.width).max() ?? 0),
      height: roundedUp(CGFloat(lines.count) * lineHeight))
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

/// The sizes of the text styles (rules 6.2.17 and 6.2.19), from the smallest to the largest text size.
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
}
